/** No Pets Allowed. */
export const haunt04 = {
  'haunt.4.title': 'Zakaz Trzymania Zwierząt',
  'haunt.4.intro.heroes':
    'W ogłoszeniu stało: „bez zwierząt”. O żywym inwentarzu nie było mowy. Za listwami wprowadza się coś, co ma mnóstwo małych łapek, i przyprowadziło swoją matkę.',
  'haunt.4.intro.traitor':
    'Tobie nigdy nie przeszkadzały. Były tu pierwsze, na swój sposób znają porządek, a ich matka pozwala ci się drapać za koroną.',
  'haunt.4.setup.heroes': 'Odkrywca nawiedzenia bierze Miskę.',
  'haunt.4.setup.traitor':
    'Zregeneruj wszystkie cechy. Królowa siedzi na Podeście w Piwnicy. Połóż {pairs, plural, one {# parę} few {# pary} many {# par} other {# pary}} Szczurów na różnych płytkach innych niż początkowe, bez bohatera i co najmniej 2 płytki od każdego z nich.',
  'haunt.4.goal.heroes':
    'Bohaterowie wygrywają, gdy Królowa wpadnie w pułapkę albo gdy 12. runda kończy się, a Szczurów w domu jest mniej niż {surveyed}.',
  'haunt.4.goal.traitor':
    'Zdrajca wygrywa, gdy na koniec tury Potworów w domu {rats, plural, one {jest co najmniej # Szczur} few {są co najmniej # Szczury} many {jest co najmniej # Szczurów} other {jest co najmniej # Szczura}}, gdy 12. runda kończy się, a jest ich co najmniej {surveyed}, albo gdy wszyscy bohaterowie są martwi.',
  'haunt.4.rule.swarm':
    'Szczury na jednej płytce to Rój i walczą jak jeden Potwór, którego Siła jest o 1 większa od ich liczby. Rój traci tyle Szczurów, ile otrzymuje obrażeń. Na płytce jest miejsce dla 4 Szczurów: przez pełną mogą przebiec, ale nie mogą się na niej zatrzymać.',
  'haunt.4.rule.queen':
    'Nic nie rani Królowej. Bohater, który ją zaatakuje i wygra o co najmniej 2, przepycha ją na wybraną przez siebie sąsiednią płytkę.',
  'haunt.4.rule.bowl': 'Miskę noszą tylko bohaterowie. Tam, gdzie leży, bohater podnosi ją bez akcji.',
  'haunt.4.rule.rattle':
    'Kto niesie Miskę, może na koniec swojej tury nią zagrzechotać. Jeśli Królowa jest wtedy najwyżej 6 płytek dalej, w następnej turze Potworów musi iść do niego najkrótszą drogą, jak daleko zdoła, a jeśli dojdzie, atakuje go.',
  'haunt.4.rule.sprung':
    'Gdy Królowa wchodzi na płytkę z Pułapką, sama albo przepchnięta, rzuć tyloma kośćmi, ile Pułapek jest w domu, najwyżej 8. Od {spring} jest złapana. W przeciwnym razie ta Pułapka znika, a Królowa w tej turze już się nie rusza i nie atakuje.',
  'haunt.4.rule.bite-or-breed':
    'Po Królowej wybierz za wszystkie Szczury naraz. Gryzą: każdy może się ruszyć, z jednym rzutem dla wszystkich, a potem każdy Rój może zaatakować jednego bohatera na swojej płytce. Mnożą się: najwyżej na {breed, plural, one {# płytce} few {# płytkach} many {# płytkach} other {# płytki}} z co najmniej dwoma Szczurami i bez bohatera rodzi się po jednym nowym.',
  'haunt.4.rule.litter':
    'Królewski miot: na koniec tury Królowej, jeśli na jej płytce nie ma bohatera, rodzi się tam Szczur. Z pełnej płytki nowo narodzony trafia na sąsiednią z wolnym miejscem, a gdy takiej nie ma, nie rodzi się.',
  'haunt.4.rule.kick':
    'Kopnij miskę: gdy zaatakujesz i pokonasz bohatera z Miską, oprócz zadania obrażeń połóż ją na płytce najwyżej 3 płytki od ciebie.',
  'haunt.4.rule.surveyor':
    'Gdy kończy się 12. runda, rzeczoznawca liczy Szczury: jeśli jest ich co najmniej {surveyed}, wygrywasz, jeśli mniej, wygrywają bohaterowie.',
  'haunt.4.action.set-a-trap': 'Zastaw pułapkę',
  'haunt.4.text.set-a-trap':
    'Na płytce bez przytomnego przeciwnika, gdy ani na niej, ani na sąsiedniej nie ma Pułapki: rzut Wiedzy; od 4 połóż tu Pułapkę.',
  'haunt.4.action.disarm': 'Rozbrój',
  'haunt.4.text.disarm': 'Na płytce z Pułapką: rzut Wiedzy; od 5 usuń ją.',
  'haunt.4.ask.nest': 'Gdzie gnieździ się para Szczurów?',
  'haunt.4.ask.born': 'Gdzie rodzi się Szczur?',
  'haunt.4.ask.lured': 'Którędy idzie Królowa?',
  'haunt.4.ask.rattle': 'Grzechoczesz Miską?',
  'haunt.4.ask.rats': 'Co robią Szczury?',
  'haunt.4.ask.scurry': 'Które Szczury się ruszają?',
  'haunt.4.ask.scurry-to': 'Dokąd biegną?',
  'haunt.4.ask.scurry-many': 'Ile z nich tam biegnie?',
  'haunt.4.ask.bite': 'Kogo gryzie Rój?',
  'haunt.4.ask.brood': 'Gdzie rodzi się Szczur?',
  'haunt.4.ask.kick': 'Dokąd toczy się Miska?',
  'haunt.4.option.rattle': 'Zagrzechocz',
  'haunt.4.option.keep-quiet': 'Ani dźwięku',
  'haunt.4.option.swarm-bite': 'Gryzą',
  'haunt.4.option.swarm-breed': 'Mnożą się',
  'haunt.4.option.group': 'Szczury {tileAt}',
  'haunt.4.option.all-stay': 'Reszta zostaje',
  'haunt.4.option.go-many': '{n}',
  'haunt.4.option.bite': '{who}',
  'haunt.4.option.hold-back': 'Nikogo więcej',
  'haunt.4.event.rattled': '{who} grzechocze Miską.',
  'haunt.4.event.caught': 'Pułapka zatrzaskuje się z wynikiem {n} i Królowa jest złapana.',
  'haunt.4.event.missed': 'Pułapka zatrzaskuje się z wynikiem {n}, a Królowa patrzy na nią z boku.',
  'haunt.4.won.caught': 'Wieko opada. W całym domu słychać jeden cichy, urażony pisk, a potem czuć już tylko ser.',
  'haunt.4.won.overrun': 'W folderze napiszą, że okolica tętni życiem.',
  'haunt.4.won.surveyed':
    'Rzeczoznawca liczy ogonki, aż kończy mu się kartka, i uznaje, że dom nie nadaje się dla ludzi.',
  'haunt.4.won.clean': 'Rzeczoznawca znajduje trochę bobków i starą miskę. Podpisuje.',
  'haunt.4.won.all-dead': 'Nikt już nie skarży się na hałasy. Jest za to co obgryzać.',
  'haunt.4.monster.queen': 'Atakuje Siłą; nic jej nie rani, ale można ją przepchnąć.',
  'haunt.4.monster.rat': 'Atakuje Siłą razem z innymi ze swojej płytki; obrażenia zabijają.',
  'haunt.4.counter.rat': 'Szczury w domu',
  'haunt.4.counter.trap': 'Pułapki w domu',
  'name.token.trap': 'Pułapka',
  'name.token.bowl': 'Miska',
  'name.monster.queen': 'Królowa',
  'name.monster.rat': 'Szczur',
} as const;
