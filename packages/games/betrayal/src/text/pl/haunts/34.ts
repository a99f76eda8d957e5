/** The Ones Beneath. */
export const haunt34 = {
  'haunt.34.title': 'Ci spod Podłogi',
  'haunt.34.intro.heroes':
    'Wiecie już, gdzie przepadła wasza zguba: poszła w dół, a potem włożyła habit. Podłoga otworzyła się w kilku miejscach, a z ciemności wychodzi cierpliwa kolejka i niesie na górę kamienie.',
  'haunt.34.intro.traitor':
    'Idol potrzebuje siedziby na szczycie domu, a zgromadzenie wnosi ją kamień po kamieniu. Ty tylko przytrzymujesz drzwi.',
  'haunt.34.setup.traitor':
    'Zregeneruj wszystkie cechy i zyskaj 1 punkt Siły. Połóż {shafts, plural, one {# otwarty Szyb w pokoju} few {# otwarte Szyby w różnych pokojach} many {# otwartych Szybów w różnych pokojach} other {# otwartego Szybu w pokojach}} Parteru, w miarę możności co najmniej 2 płytki od Schodów na Parterze. Na Podeście w Piwnicy {first, plural, one {staje # Zakapturzony z Kamieniem} few {stają # Zakapturzeni, każdy z Kamieniem} many {staje # Zakapturzonych, każdy z Kamieniem} other {staje # Zakapturzonego z Kamieniem}}.',
  'haunt.34.goal.heroes': 'Bohaterowie wygrywają, gdy na koniec tury bohatera żaden Szyb nie jest otwarty.',
  'haunt.34.goal.traitor':
    'Zdrajca wygrywa, gdy na Ołtarzu {altar, plural, one {leży # Kamień} few {leżą # Kamienie} many {leży # Kamieni} other {leży # Kamienia}}, gdy Księżyc dojdzie do {moon} albo gdy wszyscy bohaterowie są martwi.',
  'haunt.34.rule.shafts':
    'Z Podestu w Piwnicy można wejść jednym krokiem do każdego otwartego Szybu; Potwory mogą nim też zejść. Przejście między Podestem w Piwnicy a Schodami na Parterze jest zasypane.',
  'haunt.34.rule.stones':
    'Nikt nie niesie więcej niż jednego Kamienia. Każdy krok z Kamieniem kosztuje poszukiwacza 2 ruchy. Leżący Kamień można podnieść za darmo; Zakapturzony też może.',
  'haunt.34.rule.falls':
    'Bohater, który przegra atak, oprócz obrażeń upuszcza Kamień. To, co niósł martwy poszukiwacz lub zabity Zakapturzony, leży na jego płytce.',
  'haunt.34.rule.procession':
    'Na początku każdej tury Potworów na Podest w Piwnicy {come, plural, one {przychodzi # nowy Zakapturzony z Kamieniem} few {przychodzą # nowi Zakapturzeni, każdy z Kamieniem} many {przychodzi # nowych Zakapturzonych, każdy z Kamieniem} other {przychodzi # nowego Zakapturzonego z Kamieniem}}. Kto przychodzi, działa od razu. W domu nie ma ich nigdy więcej niż {robed}.',
  'haunt.34.rule.delivery':
    'Gdy wejdziesz z Kamieniem na Podest na Pierwszym Piętrze, Ołtarz rośnie o 1, a Kamień znika. Tak samo, gdy wejdzie tam Zakapturzony; on znika razem z Kamieniem.',
  'haunt.34.action.plug': 'Zatkaj',
  'haunt.34.text.plug': 'Na otwartym Szybie, z Kamieniem: Szyb jest zamknięty, a Kamień znika. Bez rzutu.',
  'haunt.34.action.bring-it-down': 'Zawal strop',
  'haunt.34.text.bring-it-down':
    'Na otwartym Szybie, gdy nie ma tu przytomnego przeciwnika: rzut Siły; od 5 Szyb jest zamknięty.',
  'haunt.34.action.dig-open': 'Odkop',
  'haunt.34.text.dig-open':
    'Na zamkniętym Szybie, gdy nie ma tu bohatera: rzut Siły; od 5 Szyb znów jest otwarty. W całej grze może się to udać {digs, plural, one {raz} few {# razy} many {# razy} other {# razu}}, a o raz więcej, gdy Szyb jest tylko jeden.',
  'haunt.34.ask.shaft': 'Gdzie otwiera się podłoga?',
  'haunt.34.event.altar':
    'Kamień dociera na szczyt domu. Na Ołtarzu {n, plural, one {leży # Kamień} few {leżą # Kamienie} many {leży # Kamieni} other {leży # Kamienia}}.',
  'haunt.34.event.moon': 'Księżyc wspina się do {n}.',
  'haunt.34.won.shut': 'Na dole długa cisza. Potem, ledwo słyszalnie, kolejka zaczyna ustalać, czyja to wina.',
  'haunt.34.won.altar':
    'Ostatni kamień wchodzi na miejsce z cichym trzaskiem. Coś bardzo starego siada na szczycie domu i mości się wygodnie.',
  'haunt.34.won.moon': 'Księżyc stoi w świetliku, a to, co na niego czekało, obejdzie się bez ostatnich kamieni.',
  'haunt.34.won.all-dead': 'Nikt już nie stoi kolejce na drodze. A kolejka ma czas. Zawsze go miała.',
  'haunt.34.monster.robed':
    'Atakuje Siłą; obrażenia go zabijają. Gdy nie ma Kamienia, podnosi ten, który leży na jego płytce.',
  'haunt.34.counter.altar': 'Kamienie na Ołtarzu',
  'haunt.34.counter.moon': 'Księżyc',
  'haunt.34.counter.shut': 'Zamknięte Szyby',
  'name.token.shaft': 'Szyb',
  'looks.token.shaft': '{side, select, up {otwarty} other {zamknięty}}',
  'name.token.stone': 'Kamień',
  'name.monster.robed': 'Zakapturzony',
} as const;
