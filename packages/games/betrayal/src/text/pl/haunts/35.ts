/** Five Graves. */
export const haunt35 = {
  'haunt.35.title': 'Pięć Grobów',
  'haunt.35.intro.heroes':
    'Szukaliście jednego grobu. Jest ich cały rząd, świeżo wyciosanych, a wasze nazwiska zapisano bezbłędnie. Nogi same skręcają już w tamtą stronę.',
  'haunt.35.intro.traitor':
    'Wasza zguba tylko położyła się pierwsza. Reszta przyjdzie sama. Wystarczyło podać im adres.',
  'haunt.35.setup.traitor':
    'Zregeneruj wszystkie cechy. Dla każdego bohatera połóż Nagrobek w osobnym pokoju, do którego da się dojść z Holu Wejściowego, nie w Mistycznej Windzie, co najmniej 3 płytki od tego bohatera albo możliwie daleko. Na twojej płytce {diggers, plural, one {staje # Kopacz} few {stają # Kopacze} many {staje # Kopaczy} other {staje # Kopacza}}.',
  'haunt.35.goal.heroes':
    'Bohaterowie wygrywają, gdy na koniec tury bohatera nagrobki wszystkich żywych bohaterów są błędne.',
  'haunt.35.goal.traitor':
    'Zdrajca wygrywa, gdy Ziemia dojdzie do {earth}, gdy wszyscy żywi bohaterowie są naraz Pogrzebani, gdy Dzwon uderzył {bell, plural, one {raz} few {# razy} many {# razy} other {# razu}} albo gdy wszyscy bohaterowie są martwi.',
  'haunt.35.rule.stones':
    'Nagrobek z mniej niż 2 Literami jest prawdziwy, z 2 jest błędny. Płytka nagrobka to grób, ale tylko dla bohatera, którego imię na nim widnieje. Nagrobek, który staje się błędny, oddaje tego, kto pod nim leży.',
  'haunt.35.rule.pull':
    'Na koniec tury bohatera z prawdziwym nagrobkiem: rzut Poczytalności, o 2 więcej, jeśli jest tu inny bohater, który nie jest Pogrzebany. Od 5 nic się nie dzieje, przy 3 lub 4 bohater przesuwa się o 1 płytkę w stronę własnego grobu, przy 1 lub 2 o dwie, przy 0 o trzy, i tam staje. Gdy nie ma drogi, nic go nie ciągnie.',
  'haunt.35.rule.fall':
    'Bohater, który na koniec własnej tury albo tury Potworów jest na własnym prawdziwym grobie, zostaje Pogrzebany: może tylko się wygrzebywać, nie można go zaatakować, zranić ani przesunąć i nikomu nie przeszkadza.',
  'haunt.35.rule.dead': 'Nagrobek bohatera, który ginie, znika z gry.',
  'haunt.35.rule.drag':
    'Gdy ty lub Kopacz wygra własny atak na bohatera z prawdziwym nagrobkiem, możesz zamiast zadać obrażenia przesunąć go w stronę grobu o tyle płytek, o ile różnią się wyniki, albo mniej.',
  'haunt.35.rule.shovel':
    'Na koniec twojej tury Potworów Ziemia rośnie o 1 za każdego Pogrzebanego bohatera, na którego płytce stoisz ty lub przytomny Kopacz i nie ma bohatera, który nie jest Pogrzebany.',
  'haunt.35.rule.bell': 'Na koniec każdej rundy Dzwon uderza raz.',
  'haunt.35.action.carve': 'Dłutuj',
  'haunt.35.text.carve':
    'Na płytce z prawdziwym nagrobkiem innego bohatera: rzut Wiedzy; od 4 kładziesz na nim Literę.',
  'haunt.35.action.carve-your-own': 'Dłutuj własny',
  'haunt.35.text.carve-your-own':
    'Jako ostatni żywy bohater, na własnym prawdziwym grobie: rzut Wiedzy; od 5 kładziesz na nim Literę.',
  'haunt.35.action.dig-out': 'Odkop bohatera',
  'haunt.35.text.dig-out':
    'Na płytce z Pogrzebanym bohaterem: rzut Siły; od 4 umieszczasz tego bohatera na sąsiedniej płytce.',
  'haunt.35.action.claw': 'Wygrzeb się',
  'haunt.35.text.claw':
    'Pod ziemią, w swojej turze: rzut Siły. Od 5 wychodzisz i grasz dalej, poniżej twoja tura się kończy.',
  'haunt.35.action.recut': 'Wyciosaj na nowo',
  'haunt.35.text.recut': 'Na płytce z nagrobkiem, na którym jest Litera: rzut Siły lub Wiedzy; od 4 usuwasz jedną.',
  'haunt.35.ask.stone': 'Gdzie jest następny grób?',
  'haunt.35.ask.drag': 'Czy zamiast zadać obrażenia wleczesz bohatera w stronę grobu?',
  'haunt.35.ask.out': 'Dokąd wychodzi bohater?',
  'haunt.35.option.drag': 'Wlecz {tileTo}',
  'haunt.35.option.drag-not': 'Zadaj obrażenia',
  'haunt.35.event.letter':
    'Na nagrobku {whoGen} {n, plural, one {jest # Litera} few {są # Litery} many {jest # Liter} other {jest # Litery}}.',
  'haunt.35.event.recut':
    'Nagrobek {whoGen} jest wyciosany na nowo. {n, plural, =0 {Nie ma na nim Liter} one {Jest na nim # Litera} few {Są na nim # Litery} many {Jest na nim # Liter} other {Jest na nim # Litery}}.',
  'haunt.35.event.earth': 'Na {whoAcc} spada łopata ziemi. Ziemia wynosi {n}.',
  'haunt.35.event.bell': 'Dzwon uderza po raz {n}.',
  'haunt.35.won.wrong':
    'Nagrobki opłakują teraz rząd ludzi, których nigdy nie było. Gdzieś w dole ktoś zdumiony przegląda listę.',
  'haunt.35.won.earth': 'Jeszcze wyklepać szpadlem. Gotowe. Wszyscy odhaczeni.',
  'haunt.35.won.buried': 'Rząd jest kompletny. Stąd wygląda prawie jak ogród.',
  'haunt.35.won.bell': 'Dzwon wybija dziesiątą, a o dziesiątej zamyka się bramę. Od zewnątrz.',
  'haunt.35.won.all-dead': 'Leżą tam, gdzie padli. Adresy są znane, reszta to kwestia noszenia.',
  'haunt.35.monster.digger': 'Atakuje Siłą; obrażenia go ogłuszają.',
  'haunt.35.status.buried': 'Pogrzebanie',
  'haunt.35.counter.earth': 'Ziemia',
  'haunt.35.counter.bell': 'Dzwon',
  'haunt.35.counter.wrong': 'Błędne nagrobki',
  'name.token.gravestone': 'Nagrobek',
} as const;
