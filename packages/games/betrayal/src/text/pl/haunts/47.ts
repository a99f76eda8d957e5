/** Static Shield. */
export const haunt47 = {
  'haunt.47.title': 'Tarcza Elektrostatyczna',
  'haunt.47.intro.heroes':
    'Wszystkie mierniki wskazują zbroję, a zbroja wskazuje was. Buczy w tej samej tonacji co gniazdka w ścianach. Tam, gdzie nie widzi jej żaden przewód, jest tylko blachą.',
  'haunt.47.intro.traitor':
    'To miał być żart. Leży jak ulał, jak oklaski. Jeszcze parę woltów i nigdy nie będzie trzeba jej zdejmować.',
  'haunt.47.setup.traitor':
    'Zregeneruj wszystkie cechy.{might, plural, =0 {} one { Zyskaj # punkt Siły.} few { Zyskaj # punkty Siły.} many { Zyskaj # punktów Siły.} other { Zyskaj # punktu Siły.}}{speed, plural, =0 {} one { Zyskaj # punkt Szybkości.} few { Zyskaj # punkty Szybkości.} many { Zyskaj # punktów Szybkości.} other { Zyskaj # punktu Szybkości.}} {sockets, plural, one {# Gniazdko pod napięciem trafia} few {# Gniazdka pod napięciem trafiają} many {# Gniazdek pod napięciem trafia} other {# Gniazdka pod napięciem trafia}} do różnych losowych pokoi, z których jest droga do Holu Wejściowego, najpierw tam, gdzie nie ma bohaterów.',
  'haunt.47.goal.heroes': 'Bohaterowie wygrywają, gdy Wyłom wynosi {breach} albo gdy zdrajca jest martwy.',
  'haunt.47.goal.traitor': 'Zdrajca wygrywa, gdy Ładunek wynosi {charge} albo gdy wszyscy bohaterowie są martwi.',
  'haunt.47.rule.powered':
    'Płytka jest zasilana, jeśli leży na niej Gniazdko pod napięciem albo widać je z niej na wprost przez drzwi, w tym samym obszarze.',
  'haunt.47.rule.shield':
    'Tarcza: dopóki zdrajca stoi na zasilanej płytce, ataki, karty i Wydarzenia nie zadają mu obrażeń.',
  'haunt.47.rule.arc':
    'Łuk elektryczny: na zasilanej płytce możesz bez broni zaatakować bohatera w polu widzenia. Oboje rzucacie Szybkością, bohater otrzymuje różnicę jako Obrażenia Fizyczne, a ty w razie przegranej nie otrzymujesz żadnych.',
  'haunt.47.rule.storm': 'Burza: od końca 7. rundy Ładunek rośnie na koniec każdej rundy o 1.',
  'haunt.47.action.short': 'Zewrzyj gniazdko',
  'haunt.47.text.short':
    'Na płytce z Gniazdkiem pod napięciem: rzut Siły albo Wiedzy; od 5 traci ono napięcie, poniżej 3 otrzymujesz 1 Obrażenie Fizyczne.',
  'haunt.47.action.ground': 'Uziem zbroję',
  'haunt.47.text.ground':
    'Na płytce zdrajcy, gdy nie jest zasilana: rzut Siły albo Wiedzy; od 4 Wyłom rośnie o 1, poniżej otrzymujesz 1 Obrażenie Fizyczne.',
  'haunt.47.action.drink': 'Pij',
  'haunt.47.text.drink':
    'Na płytce z Gniazdkiem pod napięciem, innym niż to, z którego był twój ostatni łyk: Ładunek rośnie o 2, a jeśli jest tam żywy bohater, o 1.',
  'haunt.47.action.rewire': 'Podłącz na nowo',
  'haunt.47.text.rewire': 'Na płytce z Gniazdkiem bez napięcia: rzut Wiedzy; od 4 jest znów pod napięciem.',
  'haunt.47.event.charge': 'Światła na chwilę przygasają. Ładunek wynosi {n}.',
  'haunt.47.event.breach': 'Iskry uciekają w podłogę. Wyłom wynosi {n}.',
  'haunt.47.won.breach': 'Ostatnia iskra przeskakuje na kaloryfer. W hełmie ktoś znajomy prosi o szklankę wody.',
  'haunt.47.won.tin': 'Pada tak, jak padają rzeczy puste: z wielkim hukiem.',
  'haunt.47.won.charge': 'Gasną wszystkie żarówki w dolinie, a w tym domu zapala się jedno okno.',
  'haunt.47.won.all-dead': 'Wskazówki mierników stoją. Nie ma już komu ich odczytać.',
  'haunt.47.counter.charge': 'Ładunek',
  'haunt.47.counter.breach': 'Wyłom',
  'haunt.47.counter.live': 'Gniazdka pod napięciem',
  'why.powered': 'Zbroja ma tu zasilanie.',
  'why.drunk-last': 'Z tego Gniazdka był twój ostatni łyk.',
  'name.token.socket': 'Gniazdko',
  'looks.token.socket': '{side, select, up {pod napięciem} other {bez napięcia}}',
  'name.token.last': 'Ostatni łyk',
} as const;
