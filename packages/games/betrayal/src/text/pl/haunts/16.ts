/** Contaminated Evidence. */
export const haunt16 = {
  'haunt.16.title': 'Skażony Dowód',
  'haunt.16.intro.all':
    'Każdy przyrząd pokazuje co innego. Wymieniacie baterie, zmieniacie pokoje, a jedna ze wskazówek i tak wychyla się ku tym, którzy ją trzymają. To jedno z was jest tym, co mierzą.',
  'haunt.16.goal.heroes': 'Łowcy wygrywają, gdy licznik Czyste wskazuje {clean} albo gdy Skażony nie żyje.',
  'haunt.16.goal.traitor': 'Skażony wygrywa, gdy licznik Brudne wskazuje {dirty} albo gdy wszyscy Łowcy są martwi.',
  'haunt.16.rule.attacks':
    'Poszukiwacze mogą atakować się nawzajem. Dopóki Skażony nie zostanie ujawniony, nie przeszkadzają sobie w ruchu.',
  'haunt.16.rule.case':
    'Gdy w Walizce {samples, plural, one {jest # próbka} few {są # próbki} many {jest # próbek} other {jest # próbki}}, zostaje przetasowana i otwarta; wszyscy widzą tylko, ile próbek jest brudnych. Jeśli żadna, Czyste rośnie o 1. W przeciwnym razie Brudne rośnie o 1, a w miejscu ostatniego odczytu pojawia się Poltergeist. Potem usuwa się wszystkie żetony Odczytu.',
  'haunt.16.rule.reveal':
    'Po ujawnieniu Skażony jest jawnym zdrajcą: regeneruje wszystkie cechy, zyskuje 1 punkt Siły i kieruje Poltergeistami, a na jego płytce pojawia się jeszcze jeden. Nikt nie robi już odczytów. Kto ginie, pokazuje swoją rolę.',
  'haunt.16.rule.poltergeists':
    'Do ujawnienia każdy Poltergeist rusza na koniec rundy ku najbliższemu poszukiwaczowi, kimkolwiek on jest; potem kieruje nimi zdrajca.',
  'haunt.16.rule.later':
    'Gdy skończy się szósta runda po ujawnieniu, Łowcy wygrywają, jeśli żyje co najmniej połowa z nich; w przeciwnym razie wygrywa Skażony.',
  'haunt.16.action.read': 'Zrób odczyt',
  'haunt.16.text.read':
    'Na płytce z symbolem i bez żetonu Odczytu: rzut Wiedzy; od 4 połóż tutaj żeton Odczytu i włóż próbkę do Walizki. Tylko Skażony może ją potajemnie zabrudzić.',
  'haunt.16.action.accuse': 'Oskarż',
  'haunt.16.text.accuse':
    'Raz na grę: wskaż poszukiwacza na swojej płytce. Wszyscy żywi poza oskarżonym głosują jawnie; jeśli głosów „tak” jest więcej niż „nie”, oskarżony pokazuje rolę. Skażony zostaje ujawniony. Jeśli to Łowca, każdy głosujący na „tak” otrzymuje 1 Obrażenie Psychiczne, a tego Łowcy nie można już oskarżyć.',
  'haunt.16.monster.poltergeist': 'Atakuje Poczytalnością; obrażenia go ogłuszają.',
  'haunt.16.ask.sample': 'Wkładasz do Walizki swoją próbkę.',
  'haunt.16.ask.vote': 'Czy {who} to Skażony? Wszyscy zobaczą twój głos.',
  'haunt.16.option.sample-clean': 'Czysta próbka',
  'haunt.16.option.sample-dirty': 'Brudna próbka',
  'haunt.16.event.sample':
    '{who} wkłada próbkę do Walizki. {n, plural, one {Jest w niej # próbka} few {Są w niej # próbki} many {Jest w niej # próbek} other {Jest w niej # próbki}}.',
  'haunt.16.event.case-clean': 'Walizka otwarta: wszystkie próbki są czyste.',
  'haunt.16.event.case-dirty':
    'Walizka otwarta: {n, plural, one {# próbka jest brudna} few {# próbki są brudne} many {# próbek jest brudnych} other {# próbki jest brudne}}.',
  'haunt.16.event.accused': 'Oskarżenie pada na {whoAcc}.',
  'haunt.16.event.vote-yes': '{who} głosuje na „tak”.',
  'haunt.16.event.vote-no': '{who} głosuje na „nie”.',
  'haunt.16.event.let-go': 'Głosów jest za mało i {who} niczego nie pokazuje.',
  'haunt.16.won.clean': 'Wskazówka opada do zera i wreszcie tam zostaje.',
  'haunt.16.won.dirty': 'Nagranie jest niezwykłe. Nie ma już kto go opublikować.',
  'haunt.16.won.traitor-dead': 'Przyrządy są nareszcie zgodne. Nikt nie chce zapisać, co do czego.',
  'haunt.16.won.all-dead': 'Dyktafon pracuje dalej w pustym pokoju, a coś nuci razem z nim.',
  'haunt.16.won.dawn': 'Baterie się wyczerpały. W świetle z okien ktoś przelicza tych, którzy zostali.',
  'haunt.16.counter.clean': 'Czyste',
  'haunt.16.counter.dirty': 'Brudne',
  'haunt.16.counter.case': 'Próbki w Walizce',
  'why.only-the-tainted': 'Próbka Łowcy jest zawsze czysta.',
  'name.token.reading': 'Odczyt',
  'name.monster.poltergeist': 'Poltergeist',
  'name.role.tainted': 'Skażony',
  'name.role.hunter': 'Łowca',
} as const;
