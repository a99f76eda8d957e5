/** Second Shadow. */
export const haunt17 = {
  'haunt.17.title': 'Drugi Cień',
  'haunt.17.intro.heroes':
    'Nóż wbił się w deski podłogi, nie w was. A jednak wasze cienie wstały, zmierzyły was wzrokiem i wyszły. Jest wam lżej. Wcale się wam to nie podoba.',
  'haunt.17.intro.traitor':
    'Chodziło ci tylko o to, co trzyma ich przy ziemi. A teraz przynieś latarnię. Cienie kochają światło, aż do chwili, gdy przestają.',
  'haunt.17.setup.heroes':
    'W Holu Wejściowym, na Podeście na Pierwszym Piętrze i na Podeście w Piwnicy, po kolei, {lamps, plural, one {stoi # płonąca Lampa} few {stoją # płonące Lampy} many {stoi # płonących Lamp} other {stoi # płonącej Lampy}}. Cień każdego bohatera budzi się na losowej płytce co najmniej 3 płytki od właściciela.',
  'haunt.17.setup.traitor':
    'Zregeneruj wszystkie cechy; zyskaj {might, plural, =0 {} one {# punkt Siły oraz } few {# punkty Siły oraz } many {# punktów Siły oraz } other {# punktu Siły oraz }}1 punkt Szybkości. Twoja Latarnia płonie.',
  'haunt.17.goal.heroes':
    'Bohaterowie wygrywają, gdy na koniec tury w domu nie ma żadnego Cienia albo gdy po {dawn, plural, one {# rundzie} few {# rundach} many {# rundach} other {# rundy}} świta, o ile spłonęło mniej Cieni niż {burned}.',
  'haunt.17.goal.traitor':
    'Zdrajca wygrywa, gdy {burned, plural, one {spłonie # Cień} few {spłoną # Cienie} many {spłonie # Cieni} other {spłonie # Cienia}} albo gdy wszyscy bohaterowie są martwi.',
  'haunt.17.rule.thin':
    'Bez cienia: bohater, którego Cień nie jest przyszyty, wykonuje każdy rzut cechy 1 kością mniej, ale co najmniej 1.',
  'haunt.17.rule.shadow':
    'Cień jest tak szybki jak właściciel. Gdy właściciel ginie, a Cień jest jeszcze w domu, Cień płonie.',
  'haunt.17.rule.dawn':
    'Na koniec każdej rundy Noc jest o 1 dłuższa. Przy {dawn} płonie każdy Cień, który jest jeszcze w domu, także przypięty.',
  'haunt.17.rule.shy':
    'Cienie nigdy nie atakują, a każdy bohater może zaatakować każdy z nich. Bohater, który taki atak przegra, otrzymuje 1 Obrażenie Psychiczne, niezależnie od różnicy.',
  'haunt.17.rule.lit': 'Oświetlone są płytki z płonącą Lampą, a także twoja, dopóki żyjesz, a twoja Latarnia płonie.',
  'haunt.17.rule.burning':
    'Przytomny Cień, który na koniec swojej tury jest na oświetlonej płytce, dostaje znak Oparzenia. Znaki zostają; przy {marks} Cień płonie.',
  'haunt.17.rule.blown-out': 'Zawsze gdy otrzymasz Obrażenia Fizyczne, twoja Latarnia gaśnie.',
  'haunt.17.rule.cut':
    'Odcięcie: gdy wygrasz własny atak na bohatera z przyszytym Cieniem, możesz zamiast zadać obrażenia odciąć Cień: staje przytomny na twojej płytce, ze znakami Oparzenia, które miał.',
  'haunt.17.action.pin': 'Przypnij',
  'haunt.17.text.pin':
    'Na płytce z ogłuszonym Cieniem, który nie jest twój: rzut Wiedzy lub Poczytalności; od 4 przypinasz go. Przypięty Cień pozostaje ogłuszony.',
  'haunt.17.action.stitch': 'Przyszyj',
  'haunt.17.text.stitch':
    'Na płytce z twoim ogłuszonym Cieniem, przypiętym lub nie: rzut Wiedzy lub Poczytalności; od 4 jest przyszyty i znika z domu. Masz znowu wszystkie kości.',
  'haunt.17.action.snuff': 'Zdmuchnij',
  'haunt.17.text.snuff': 'Na płytce z płonącą Lampą: rzut Poczytalności; od 4 gaśnie.',
  'haunt.17.action.relight': 'Zapal latarnię',
  'haunt.17.text.relight':
    'Gdy twoja Latarnia zgasła: rzut Szybkości; od 4 płonie. Na płytce z płonącą Lampą rzut nie jest potrzebny.',
  'haunt.17.action.kindle': 'Rozpal lampę',
  'haunt.17.text.kindle': 'Na płytce ze zgaszoną Lampą: znów płonie.',
  'haunt.17.action.pull': 'Wyciągnij szpilkę',
  'haunt.17.text.pull': 'Na płytce z przypiętym Cieniem: usuń Szpilkę. Cień jest nadal ogłuszony.',
  'haunt.17.ask.cut': 'Ten Cień wisi na nitce. Przecinasz?',
  'haunt.17.option.cut-loose': 'Odetnij go',
  'haunt.17.option.cut-not': 'Niech zaboli',
  'haunt.17.event.burned':
    'Cień {whoGen} spłonął. {n, plural, one {To # spalony Cień} few {To już # spalone Cienie} many {To już # spalonych Cieni} other {To już # spalonego Cienia}}.',
  'haunt.17.event.stitched': '{who} ma znowu Cień.',
  'haunt.17.event.night':
    'Noc trwa. {n, plural, one {Minęła # runda} few {Minęły # rundy} many {Minęło # rund} other {Minęło # rundy}}.',
  'haunt.17.won.sewn': 'Jeden ścieg przy pięcie, jeden przy palcu. Wraca z wami do domu, nadąsany.',
  'haunt.17.won.noon': 'Słońce wschodzi nad mniejszą liczbą cieni niż ludzi, ale wystarczającą.',
  'haunt.17.won.burned': 'Nadchodzi południe. Stoją w pełnym słońcu, a ziemia pod nimi jest idealnie biała.',
  'haunt.17.won.all-dead': 'Ciała nie rzucają cienia. Składasz ciemność w kostkę i zabierasz ją ze sobą.',
  'haunt.17.monster.shadow':
    'Nigdy nie atakuje; jest tak szybki jak właściciel i ma własny rzut. Obrażenia go ogłuszają; znaki Oparzenia zostają.',
  'haunt.17.counter.burned': 'Spalone Cienie',
  'haunt.17.counter.night': 'Noc',
  'haunt.17.counter.loose': 'Cienie w domu',
  'name.token.lamp': 'Lampa',
  'looks.token.lamp': '{side, select, up {zapalona} other {zgaszona}}',
  'name.token.lantern': 'Latarnia',
  'looks.token.lantern': '{side, select, up {zapalona} other {zgaszona}}',
  'name.token.pin': 'Szpilka',
  'name.token.burn': 'Oparzenie',
  'name.monster.shadow': 'Cień',
} as const;
