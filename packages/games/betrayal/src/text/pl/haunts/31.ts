/** Wrong Frequency. */
export const haunt31 = {
  'haunt.31.title': 'Zła Częstotliwość',
  'haunt.31.intro.all':
    'Wasze odbiorniki znalazły głos domu, a on znalazł wasz. Nuci razem z wami, o pół tonu obok, a zęby zaczynają boleć, ilekroć nikt na was nie patrzy.',
  'haunt.31.setup.all':
    'W każdym obszarze stoi Nadajnik, w miarę możności co najmniej 2 płytki od tamtejszego Podestu lub od Korytarza: Niski w Piwnicy, Średni na Parterze, Wysoki na Pierwszym Piętrze.',
  'haunt.31.goal.heroes': 'Poszukiwacze wygrywają, gdy wszystkie trzy Nadajniki nadają.',
  'haunt.31.goal.traitor': 'Dom wygrywa, gdy Szum dojdzie do {hum} albo gdy wszyscy poszukiwacze są martwi.',
  'haunt.31.rule.tuning':
    'Nadajnik z {calibrated, plural, one {# Kalibracją} few {# Kalibracjami} many {# Kalibracjami} other {# Kalibracji}} jest w pełni skalibrowany. Kalibracje zostają na stałe.',
  'haunt.31.rule.live':
    'Niski może nadawać zawsze, Średni tylko wtedy, gdy nadaje Niski, a Wysoki tylko wtedy, gdy nadają oba. Nadaje się do końca rundy; gdy żyje tylko dwoje poszukiwaczy, do końca następnej, a gdy jedno, jeszcze o rundę dłużej. Żeton Nadawania pokazuje rundę, w której zapłonął.',
  'haunt.31.rule.hum':
    'Na koniec każdej rundy każdy poszukiwacz, który nie widzi innego żywego poszukiwacza, otrzymuje 1 Obrażenie Psychiczne, a gdy Szum wynosi co najmniej 6, otrzymuje ich 2. Własną płytkę też się widzi. Osłonięty jest każdy, komu w tej rundzie udało się dostroić Nadajnik, i każdy, kto stoi w Wyciszonym Pokoju.',
  'haunt.31.rule.sight':
    'Przez płytkę z przytomnym Echem i na nią nic dla Szumu nie widać; nie widzą się nawet ci, którzy na niej stoją.',
  'haunt.31.rule.echoes':
    'Echo idzie do Nadajnika z największą liczbą Kalibracji, przy którym nie ma innego przytomnego Echa, a z kilku takich do najniższego; tam staje. Potem atakuje na swojej płytce tego, kto ma najmniej Poczytalności.',
  'haunt.31.rule.order':
    'Na koniec rundy rani Szum, działają Echa, gasną żetony Nadawania, a Szum rośnie o 1. Gdy dojdzie do 2, 3, 4, 5 i 6, przybywa kolejno {at2}, {at3}, {at4}, {at5} i {at6} Ech.',
  'haunt.31.action.tune': 'Dostrój',
  'haunt.31.text.tune':
    'Na płytce z Nadajnikiem, gdy nie ma tu przytomnego Echa: rzut Wiedzy lub Poczytalności, o 1 więcej, jeśli Nadajnik jest w pełni skalibrowany; od {tune} zyskuje on Kalibrację, a w pełni skalibrowany zaczyna nadawać.',
  'haunt.31.event.calibrated':
    'Wskazówka się uspokaja. Nadajnik ma {n, plural, one {# Kalibrację} few {# Kalibracje} many {# Kalibracji} other {# Kalibracji}}.',
  'haunt.31.event.hum': 'Szum wynosi {n}.',
  'haunt.31.won.chord': 'Trzy dźwięki, jeden akord, a potem najrzadszy odgłos w tym domu: zupełna cisza.',
  'haunt.31.won.hum': 'Szum znalazł ton, który dzieli z nim cały dom. Potem nikt już nie odróżnia jednego od drugiego.',
  'haunt.31.won.all-dead': 'Odbiorniki nagrywają dalej. Dom ma dobry głos i żadnej publiczności.',
  'haunt.31.monster.echo': 'Atakuje Poczytalnością i zadaje Obrażenia Psychiczne; obrażenia je ogłuszają.',
  'haunt.31.status.shielded': 'Osłona przed Szumem',
  'haunt.31.counter.hum': 'Szum',
  'haunt.31.counter.full': 'W pełni skalibrowane Nadajniki',
  'haunt.31.counter.live': 'Nadajniki, które nadają',
  'name.token.low': 'Niski Nadajnik',
  'name.token.middle': 'Średni Nadajnik',
  'name.token.high': 'Wysoki Nadajnik',
  'name.token.live': 'Nadawanie',
  'name.monster.echo': 'Echo',
} as const;
