/** Open Season. */
export const haunt08 = {
  'haunt.8.title': 'Sezon Łowiecki',
  'haunt.8.intro.heroes':
    '„Podamy dziczyznę”, głosiło zaproszenie. Z galerii odpowiada róg, ktoś liczy do dziesięciu i dociera do was, kto z was tu poluje.',
  'haunt.8.intro.traitor':
    'Jak na zwierzęta pokojowe nieźle biegają. Masz dobrą strzelbę, wiernych ludzi z kijami i spiżarnię pełną haków.',
  'haunt.8.setup.heroes':
    'Kuchnia i Spiżarnia są w domu. Na losowych płytkach Parteru i Pierwszego Piętra {drawers, plural, one {leży # zakryta Szuflada} few {leżą # zakryte Szuflady} many {leży # zakrytych Szuflad} other {leży # zakrytej Szuflady}}. W jednej jest Klucz, w pozostałych Brandy. Wyjścia to Hol Wejściowy, Kuchnia i, jeśli jest w domu, Oranżeria.',
  'haunt.8.setup.traitor':
    'Zregeneruj wszystkie cechy i zyskaj 1 punkt Szybkości. W Holu Wejściowym {beaters, plural, one {staje # Naganiacz} few {stają # Naganiacze} many {staje # Naganiaczy} other {staje # Naganiacza}}. Działają przed każdą twoją turą.',
  'haunt.8.goal.heroes':
    'Bohaterowie wygrywają, gdy {away, plural, one {wymknie się # z nich} few {wymknie się # z nich} many {wymknie się # z nich} other {wymknie się # z nich}}.',
  'haunt.8.goal.traitor':
    'Zdrajca wygrywa, gdy {bagged, plural, one {upolowany jest # bohater} few {jednocześnie upolowanych jest # bohaterów} many {jednocześnie upolowanych jest # bohaterów} other {jednocześnie upolowanych jest # bohatera}}.',
  'haunt.8.rule.bagged':
    'Upolowani, nie martwi: bohater, którego Siła lub Szybkość jest na poziomie krytycznym tuż po obrażeniach od ataku zdrajcy albo który miałby zginąć z jakiegokolwiek powodu, jest upolowany: trafia do Spiżarni i leży; Klucz zostaje na płytce. Upolowanego nie można atakować, ranić, przesuwać ani rabować, nie można się z nim wymieniać, nikomu nie przeszkadza i może się tylko szarpać.',
  'haunt.8.rule.freed':
    'Kto odzyskuje wolność, regeneruje Siłę i Szybkość i staje w Spiżarni; jeśli trwa jego tura, to się kończy.',
  'haunt.8.rule.hounds':
    'Od 9. rundy każdy bohater, który nie jest upolowany, otrzymuje na koniec swojej tury 1 Obrażenie Ogólne.',
  'haunt.8.rule.flush':
    'Nagonka: bohater pokonany w ataku Naganiacza nie otrzymuje obrażeń, ale przestaje być Ukryty, a ty przesuwasz go o 1 lub 2 płytki. Gdy zginiesz, Naganiacze ranią i polują za ciebie.',
  'haunt.8.action.search': 'Przeszukaj',
  'haunt.8.text.search':
    'Na płytce z Szufladą: rzut Wiedzy; od 4 odkryj ją. Klucz należy do ciebie; Brandy regeneruje ci Siłę i Szybkość i znika. Odkryty Klucz podnosi się bez akcji.',
  'haunt.8.action.hide': 'Ukryj się',
  'haunt.8.text.hide':
    'Gdy na twojej płytce nie ma przytomnego przeciwnika, a zdrajca cię nie widzi: rzut Poczytalności; od 4 jesteś w stanie Ukryty, aż opuścisz płytkę, zaatakujesz albo przegrasz z Naganiaczem. Tak czy inaczej w tej turze już się nie ruszasz.',
  'haunt.8.action.unlock': 'Otwórz wyjście',
  'haunt.8.text.unlock': 'Na wyjściu, z Kluczem: rzut Siły lub Wiedzy; od 4 stoi otworem, a Klucz znika.',
  'haunt.8.action.slip-away': 'Wymknij się',
  'haunt.8.text.slip-away': 'Na otwartym wyjściu, za 1 ruch: opuszczasz grę ze wszystkim, co masz.',
  'haunt.8.action.cut-down': 'Odetnij',
  'haunt.8.text.cut-down': 'W Spiżarni: rzut Siły lub Szybkości; od 5 uwalniasz jednego z upolowanych bohaterów.',
  'haunt.8.action.wriggle-free': 'Szarp się',
  'haunt.8.text.wriggle-free': 'Gdy wisisz w Spiżarni: rzut Wiedzy lub Poczytalności; od 6 odzyskujesz wolność.',
  'haunt.8.action.volley': 'Salwa',
  'haunt.8.text.volley':
    'Zamiast ataku: po jednym ataku na każdego wybranego przez ciebie bohatera w polu widzenia, który nie jest Ukryty ani upolowany i nie stoi na twojej płytce. Oboje rzucacie Szybkością, ty z {gun, plural, one {# dodatkową kością} few {# dodatkowymi kośćmi} many {# dodatkowymi kośćmi} other {# dodatkowej kości}}. To Obrażenia Fizyczne; jeśli przegrasz, nie otrzymujesz żadnych. Żadna broń nie pomaga.',
  'haunt.8.ask.volley': 'Do kogo strzelasz?',
  'haunt.8.ask.flush': 'Dokąd gnają bohatera?',
  'haunt.8.ask.flush-on': 'I jeszcze o płytkę dalej?',
  'haunt.8.option.shoot': '{who}',
  'haunt.8.option.hold-fire': 'Wstrzymaj ogień',
  'haunt.8.event.key': '{who} znajduje Klucz!',
  'haunt.8.event.brandy': '{who} znajduje Brandy i od razu czuje się lepiej.',
  'haunt.8.event.away':
    '{who} się wymyka. {n, plural, one {Wymknęła się # osoba} few {Wymknęły się # osoby} many {Wymknęło się # osób} other {Wymknęło się # osoby}}.',
  'haunt.8.won.away':
    'Za wami róg dmie jeszcze raz, fałszywie, a potem ktoś krzyczy na psa, którego nigdy tam nie było.',
  'haunt.8.won.bagged': 'Wypychanie trwa do wiosny. Wyglądają na zaskoczonych, ale jak żywi.',
  'haunt.8.monster.beater': 'Atakuje Siłą; obrażenia go ogłuszają. Jego atak nie rani, tylko gna.',
  'haunt.8.status.hidden': 'W ukryciu',
  'haunt.8.status.bagged': 'W Spiżarni',
  'haunt.8.status.away': 'Na wolności',
  'haunt.8.counter.away': 'Bohaterowie na wolności',
  'haunt.8.counter.bagged': 'Bohaterowie w Spiżarni',
  'haunt.8.counter.drawer': 'Nieprzeszukane Szuflady',
  'name.token.drawer': 'Szuflada',
  'name.token.key': 'Klucz',
  'name.token.brandy': 'Brandy',
  'name.token.open-door': 'Otwarte Wyjście',
  'name.monster.beater': 'Naganiacz',
} as const;
