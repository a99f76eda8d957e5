/** Vigil. */
export const haunt13 = {
  'haunt.13.title': 'Czuwanie',
  'haunt.13.intro.all':
    'W liście od przyjaciółki stoi: do rana na każdym piętrze ma się palić światło, cokolwiek będzie wołać i czyimkolwiek głosem. Prądu nie ma. Jest trochę świec.',
  'haunt.13.setup.all':
    'Na Podeście na Pierwszym Piętrze, w Korytarzu i na Podeście w Piwnicy stoi po zapalonej Świecy z {wax, plural, one {# punktem} few {# punktami} many {# punktami} other {# punktu}} Wosku. {spare, plural, one {Zostaje # niezapalona Świeca. Dostaje ją odkrywca nawiedzenia} few {Zostają # niezapalone Świece. Poszukiwacze dostają je po jednej, począwszy od odkrywcy nawiedzenia} many {Zostaje # niezapalonych Świec. Poszukiwacze dostają je po jednej, począwszy od odkrywcy nawiedzenia} other {Zostaje # niezapalonej Świecy. Poszukiwacze dostają je po jednej, począwszy od odkrywcy nawiedzenia}}.',
  'haunt.13.goal.heroes':
    'Wygrywacie wszyscy, gdy po {dawn, plural, one {# rundzie} few {# rundach} many {# rundach} other {# rundy}} świta.',
  'haunt.13.goal.traitor': 'Dom wygrywa, gdy Ciemność dojdzie do {dark} albo gdy wszyscy poszukiwacze są martwi.',
  'haunt.13.rule.candles':
    'Nikt nie niesie więcej niż 2 Świec. Podnosi się je, odkłada i gasi bez akcji. Kto niesie zapaloną, płaci 2 ruchy za każdy krok, z przeszkodami czy bez; gdy niosący otrzyma obrażenia lub zginie, Świeca gaśnie.',
  'haunt.13.rule.light':
    'Płytka jest oświetlona, dopóki leży na niej zapalona Świeca albo ktoś na niej taką niesie. Piętro jest oświetlone, dopóki oświetlona jest któraś z jego płytek.',
  'haunt.13.rule.only-light':
    'Cień można atakować tylko na oświetlonej płytce i tylko Poczytalnością. Kogo zaatakuje poza światłem, ten broni się 1 kością mniej.',
  'haunt.13.rule.night':
    'Na koniec każdej rundy: każda zapalona Świeca traci 1 punkt Wosku, a przy 0 znika. Za każde piętro bez światła Ciemność rośnie o 1, a na jego podeście pojawia się Cień. Na losowych nieoświetlonych płytkach innych niż początkowe {rise, plural, one {pojawia się jeszcze # Cień} few {pojawiają się jeszcze # Cienie} many {pojawia się jeszcze # Cieni} other {pojawia się jeszcze # Cienia}}. Nigdy nie ma ich więcej niż 8. Potem Cienie działają, a noc jest o rundę starsza.',
  'haunt.13.rule.shades':
    'Każdy Cień idzie do najbliższej zapalonej Świecy, a z kilku do tej, przy której jest mniej poszukiwaczy. Tam atakuje osobę o najniższej Poczytalności; jeśli wygra, gaśnie też jedna zapalona Świeca, najpierw niesiona przez tę osobę. Gdzie nikogo nie ma, gaśnie jedna. Jeśli w domu nie pali się żadna, Cień idzie do najbliższego poszukiwacza.',
  'haunt.13.action.light-a-candle': 'Zapal świecę',
  'haunt.13.text.light-a-candle':
    'Niezapalona Świeca w twojej ręce albo na twojej płytce: na oświetlonej płytce zapala się od razu, w przeciwnym razie rzut Poczytalności; od 4 się pali.',
  'haunt.13.action.pinch-out': 'Zgaś',
  'haunt.13.text.pinch-out': 'Zapalona Świeca w twojej ręce albo na twojej płytce gaśnie.',
  'haunt.13.action.rummage': 'Szperaj',
  'haunt.13.text.rummage':
    'Na płytce Wydarzenia, Przedmiotu lub Omenu bez żetonu Przeszukania, gdy masz mniej niż 2 Świece: rzut Wiedzy; od 4 bierzesz nową niezapaloną Świecę i kładziesz tu żeton Przeszukania.',
  'haunt.13.event.burnt-down': 'Świeca wypala się {atAt}.',
  'haunt.13.event.dark': 'Tam, gdzie leży {at}, nie ma światła. Ciemność rośnie do {n}.',
  'haunt.13.event.dawn':
    'Noc trwa. {n, plural, one {Minęła # runda} few {Minęły # rundy} many {Minęło # rund} other {Minęło # rundy}}.',
  'haunt.13.won.dawn':
    'Szarówka, potem ptaki. Na schodach coś głosem waszej przyjaciółki mówi „dobra robota” i znika, zanim zdążycie zapytać.',
  'haunt.13.won.dark':
    'Ostatni knot syczy. A potem wszyscy, za którymi kiedykolwiek tęskniliście, szepczą wasze imiona, bardzo blisko.',
  'haunt.13.won.all-dead': 'Rano na każdym piętrze jest wosk i nie ma komu go zeskrobać.',
  'haunt.13.monster.shade':
    'Sam idzie do zapalonych Świec; atakuje Poczytalnością i tylko nią można go atakować, a każde obrażenia go zabijają.',
  'haunt.13.counter.dawn': 'Rundy nocy',
  'haunt.13.counter.dark': 'Ciemność',
  'haunt.13.counter.lit': 'Oświetlone piętra',
  'name.token.candle': 'Świeca',
  'looks.token.candle':
    '{side, select, up {zapalona} other {niezapalona}}{n, select, 0 {} other {, Wosk: {n}}}{held, select, yes {, w ręce} no {, na płytce} other {}}',
  'text.token.candle':
    'Póki się pali, oświetla płytkę, na której jest. Kto niesie zapaloną, płaci 2 ruchy za każdy krok, a obrażenia ją gaszą.',
  'name.token.searched': 'Przeszukane',
  'name.monster.shade': 'Cień',
} as const;
