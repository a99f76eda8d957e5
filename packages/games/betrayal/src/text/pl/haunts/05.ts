/** The Seventh Chair. */
export const haunt05 = {
  'haunt.5.title': 'Siódme Krzesło',
  'haunt.5.intro.all':
    'Dla każdego z was jest krzesło i jeszcze jedno, którego nikt nie zamawiał; umarli nazywają je siódmym i nie umieją liczyć. Wskaźnik się porusza. Pytanie, czy wszyscy go pchacie.',
  'haunt.5.setup.all':
    'Siódme Krzesło stoi na Korytarzu, a po jednym Krześle na każdego poszukiwacza w losowych pokojach wokół.',
  'haunt.5.goal.heroes':
    'Śledczy wygrywają, gdy {right, plural, one {# dobra litera układa się} few {# dobre litery układają się} many {# dobrych liter układa się} other {# dobrej litery układa się}} w WYJDŹ, albo gdy Oszust nie żyje.',
  'haunt.5.goal.traitor':
    'Oszust wygrywa, gdy {wrong, plural, one {# zła litera układa się} few {# złe litery układają się} many {# złych liter układa się} other {# złej litery układa się}} w NIE, albo gdy wszyscy Śledczy są martwi.',
  'haunt.5.rule.seated':
    'Siedzisz, jeśli kończysz turę na płytce z wolnym Krzesłem, dopóki się nie ruszysz, nikt cię nie przesunie, nie zwiąże i nie otrzymasz obrażeń. Poszukiwacze mogą się nawzajem atakować.',
  'haunt.5.rule.letter':
    'Od 2. rundy każda runda kończy się literą. Gdy siedzących jest mniej, niż wynosi Kworum ({quorum}, nigdy więcej niż wszyscy bez jednego), litera jest zła. W przeciwnym razie każdy siedzący w tajemnicy pcha albo sprawdza kogoś siedzącego najwyżej 4 płytki dalej i wtedy nie pcha; Siódme Krzesło nie pcha raz na trzy razy. Pokazuje się tylko liczbę bezczynnych rąk: do 1 litera jest dobra, powyżej zła. Kto kogoś sprawdzał, sam dowiaduje się, czy tamta ręka pchała.',
  'haunt.5.rule.wrong':
    'Po złej literze każdy siedzący otrzymuje 1 Obrażenie Psychiczne, a na Korytarzu zjawia się Wzywający, dopóki jest ich mniej niż {callers}.',
  'haunt.5.rule.bound':
    'Kto jest związany, nie może siedzieć ani nikogo pochwycić. Naraz może być najwyżej {bonds, plural, one {związany # poszukiwacz} few {związanych # poszukiwaczy} many {związanych # poszukiwaczy} other {związanych # poszukiwacza}}.',
  'haunt.5.rule.reveal':
    'Oszust może się ujawnić na początku własnej tury: traci więzy, regeneruje wszystkie cechy, zyskuje {might, plural, =0 {} one {# punkt Siły i } few {# punkty Siły i } many {# punktów Siły i } other {# punktu Siły i }}1 punkt Szybkości i {called, plural, =0 {nie wzywa nikogo nowego} one {wzywa # nowego Wzywającego} few {wzywa # nowych Wzywających} many {wzywa # nowych Wzywających} other {wzywa # nowego Wzywającego}}; odtąd kieruje wszystkimi. Od tej chwili litera jest dobra zawsze, gdy siedzi Kworum, najwyżej wszyscy żywi Śledczy.',
  'haunt.5.rule.callers':
    'Wcześniej Wzywający działają na koniec każdej rundy, przed literą: każdy idzie do najbliższego siedzącego, a jeśli nikt nie siedzi, do najbliższego poszukiwacza, i atakuje.',
  'haunt.5.action.take-hold': 'Pochwyć',
  'haunt.5.text.take-hold':
    'Zamiast ataku, dopóki nikt się nie ujawnił, na płytce innego poszukiwacza, który nie jest związany: oboje rzucacie Siłą; jeśli wygrasz, tamta osoba jest związana.',
  'haunt.5.action.untie': 'Rozwiąż',
  'haunt.5.text.untie': 'Na płytce kogoś innego, kto jest związany: uwolnij go.',
  'haunt.5.action.wriggle': 'Wyswobódź się',
  'haunt.5.text.wriggle': 'Gdy jesteś w więzach: rzut Siły; od 5 więzy puszczają.',
  'haunt.5.ask.hand': 'Twoja ręka leży na wskaźniku. Co robi?',
  'haunt.5.option.push': 'Pcha',
  'haunt.5.option.feel': 'Sprawdza, czy pcha {seat}',
  'haunt.5.option.hold-still': 'Ani drgnie',
  'haunt.5.event.idle':
    '{n, plural, one {Bezczynna jest # ręka} few {Bezczynne są # ręce} many {Bezczynnych jest # rąk} other {Bezczynnych jest # ręki}}.',
  'haunt.5.event.right':
    'Litera jest dobra. {n, plural, one {Jest już # dobra litera} few {Są już # dobre litery} many {Jest już # dobrych liter} other {Jest już # dobrej litery}}.',
  'haunt.5.event.wrong':
    'Litera jest zła. {n, plural, one {Jest już # zła litera} few {Są już # złe litery} many {Jest już # złych liter} other {Jest już # złej litery}}.',
  'haunt.5.event.felt-push': 'Czujesz, że {who} pcha.',
  'haunt.5.event.felt-idle': 'Nic nie czujesz, bo {who} nie pcha.',
  'haunt.5.won.leave': 'W, Y, J, D, Ź. Choć raz umarli udzielili praktycznej rady.',
  'haunt.5.won.sit': 'N, I, E. Więc nie wychodzicie. Siedzicie tak od lat.',
  'haunt.5.won.traitor-dead': 'Jedna ręka puszcza, a wskaźnik z ulgą ucieka.',
  'haunt.5.won.all-dead': 'Wszystkie miejsca są zajęte i nikt przy stole nie oddycha.',
  'haunt.5.monster.caller': 'Atakuje Poczytalnością; obrażenia go ogłuszają.',
  'haunt.5.status.seated': 'Na Krześle',
  'haunt.5.status.bound': 'W więzach',
  'haunt.5.counter.right': 'Dobre litery',
  'haunt.5.counter.wrong': 'Złe litery',
  'haunt.5.counter.seated': 'Siedzący i ilu ich potrzeba',
  'name.token.chair': 'Krzesło',
  'name.token.seventh-chair': 'Siódme Krzesło',
  'name.monster.caller': 'Wzywający',
  'name.role.impostor': 'Oszust',
  'name.role.investigator': 'Śledczy',
} as const;
