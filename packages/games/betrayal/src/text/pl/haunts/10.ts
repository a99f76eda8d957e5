/** Sitting Tenant. */
export const haunt10 = {
  'haunt.10.title': 'Zasiedziały Lokator',
  'haunt.10.intro.all':
    'Zbroja w holu mieszka tu dłużej niż sam hol. Robi obchód, jest punktualna i zrzuca gości ze schodów do piwnicy. Zgodnie z prawem można ją eksmitować; ktoś musi tylko wręczyć jej papiery.',
  'haunt.10.setup.all':
    'W każdym obszarze jest płytka Omenu. Lokator stoi na Podeście na Pierwszym Piętrze, a na najdalszej płytce każdego obszaru leży Punkt Obchodu. Z piwnicy prowadzi droga w górę, na schody; drogą w dół jest Lokator.',
  'haunt.10.goal.heroes':
    'Wygrywacie wszyscy, gdy papiery zostaną doręczone: wszystkie trzy Arkusze, a na nich co najmniej {names, plural, one {# podpis} few {# różne podpisy} many {# różnych podpisów} other {# różnego podpisu}}.',
  'haunt.10.goal.traitor': 'Dom wygrywa, gdy Najem dojdzie do {lease} albo gdy wszyscy poszukiwacze są martwi.',
  'haunt.10.rule.tenant':
    'Lokatora nic nie atakuje, nie rani i nie przesuwa. Zawsze idzie najkrótszą drogą do następnego celu, a z kilku tą, której następna płytka jest pierwsza na liście, płytki początkowe przed pokojami: do Punktu na Parterze, potem w Piwnicy, potem na Pierwszym Piętrze i znów od początku. Cel, do którego nie dojdzie, pomija; nigdy nie korzysta z Mistycznej Windy ani ze Zsypu na Pranie.',
  'haunt.10.rule.walk':
    'Na koniec każdej rundy przechodzi tyle płytek, ile wypadnie na {dice, plural, one {# kości} few {# kościach} many {# kościach} other {# kości}}, co najmniej 1. Punkt, do którego dotrze, trafia na inną losową płytkę swojego obszaru, a on idzie do następnego. Każdy na płytce, na którą wchodzi, zostaje złapany, raz podczas obchodu. Potem Najem rośnie o 1. Kto kończy turę na jego płytce, także zostaje złapany.',
  'haunt.10.rule.caught':
    'Kto zostaje złapany, trafia na Podest w Piwnicy i otrzymuje 1 Obrażenie Fizyczne. Arkusze, które niesie, zostają podarte: wypadają z gry razem z podpisami, a Najem rośnie o 1 za każdy.',
  'haunt.10.rule.custody':
    'Arkusze przechodzą z rąk do rąk tylko przez wymianę lub rabowanie zwłok. Kto choć przez chwilę niesie Arkusz, ma na nim podpis na zawsze. Podpisy zmarłych się liczą; nigdy nie potrzeba ich więcej, niż jest razem żywych poszukiwaczy i podpisów zmarłych.',
  'haunt.10.action.ring-the-bell': 'Zadzwoń',
  'haunt.10.text.ring-the-bell':
    'Na płytce początkowej, raz na rundę dla wszystkich razem i nigdy dwie rundy z rzędu: połóż tu Dzwonek. W najbliższym obchodzie Lokator idzie najpierw do niego; potem Dzwonek znika.',
  'haunt.10.action.sign': 'Podpisz',
  'haunt.10.text.sign':
    'Na płytce Omenu w obszarze, którego Arkusza nie ma w grze: rzut Wiedzy lub Poczytalności; od 4 bierzesz go ze swoim podpisem. Dopóki żyje trzech poszukiwaczy, nikt nie podpisuje dwóch Arkuszy, które są w grze.',
  'haunt.10.action.serve': 'Doręcz papiery',
  'haunt.10.text.serve':
    'Na płytce Lokatora, ze wszystkimi trzema Arkuszami i wystarczającą liczbą podpisów: rzut Siły lub Poczytalności; od 5 papiery są doręczone. Przy mniejszym wyniku zostajesz złapany i kończysz turę, ale Arkusze pozostają całe.',
  'haunt.10.event.caught': 'Lokator łapie {whoAcc} za kołnierz i zrzuca ze schodów do piwnicy.',
  'haunt.10.event.lease': 'Najem dochodzi do {n}.',
  'haunt.10.won.served':
    'Przyłbica czyta każdy punkt, dwa razy. Potem zbroja kłania się, pakuje bardzo małą walizkę i wychodzi drzwiami, których nikt z was nie umiał otworzyć.',
  'haunt.10.won.expired': 'Najem przedłuża się sam, jak od trzystu lat. Figurujecie w spisie wyposażenia.',
  'haunt.10.won.all-dead': 'Ostatni gość leży u stóp schodów. Zbroja zamiata.',
  'haunt.10.monster.tenant': 'Chodzi na koniec każdej rundy; nic go nie atakuje, nie rani i nie przesuwa.',
  'haunt.10.counter.lease': 'Najem',
  'haunt.10.counter.sheet': 'Arkusze w grze',
  'haunt.10.counter.names': 'Różne podpisy na nich',
  'name.token.bell': 'Dzwonek',
  'name.token.waypoint-upper': 'Punkt Obchodu (Pierwsze Piętro)',
  'name.token.waypoint-ground': 'Punkt Obchodu (Parter)',
  'name.token.waypoint-basement': 'Punkt Obchodu (Piwnica)',
  'name.token.sheet-upper': 'Arkusz (Pierwsze Piętro)',
  'name.token.sheet-ground': 'Arkusz (Parter)',
  'name.token.sheet-basement': 'Arkusz (Piwnica)',
  'name.monster.tenant': 'Lokator',
} as const;
