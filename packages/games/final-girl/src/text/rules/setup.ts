import type { Chapter } from '@dreadhouse/engine';

/** How a game is prepared, from the choice of the film to the first event. */
export const setup: Chapter = {
  title: { en: 'Setup', pl: 'Przygotowanie gry' },
  rules: {
    'FG-SETUP-01': {
      en: 'First choose a killer and a location.',
      pl: 'Zacznij od wyboru mordercy i lokacji.',
    },
    'FG-SETUP-02': {
      en: 'Choose 1 heroine or draw her at random.',
      pl: 'Wybierz 1 bohaterkę albo ją wylosuj.',
    },
    'FG-SETUP-03': {
      en: 'Choose the difficulty: normal mode, recommended for your first games, or extreme horror mode.',
      pl: 'Wybierz poziom trudności: tryb normalny, polecany na pierwsze rozgrywki, albo tryb ekstremalnego horroru.',
    },
    'FG-SETUP-04': {
      en: 'The heroine card starts with the side that shows the slots for saved victims face up.',
      pl: 'Na początku gry widoczna jest ta strona karty bohaterki, na której znajdują się pola uratowanych ofiar.',
    },
    'FG-SETUP-05': {
      en: 'Your starting hand consists of the 6 action cards with cost 0.',
      pl: 'Twoją startową rękę tworzy 6 kart akcji o koszcie 0.',
    },
    'FG-SETUP-06': {
      en: 'All other action cards form the action market: open piles sorted by name, with 1 or 2 copies in each.',
      pl: 'Wszystkie inne karty akcji tworzą rynek kart akcji: odkryte stosy ułożone według nazw, w każdym 1 lub 2 karty.',
    },
    'FG-SETUP-07': {
      en: 'One random finale card of the killer is placed face down on the killer board. The other finale cards are put away, out of play.',
      pl: 'Jedna losowa karta zakończenia mordercy trafia zakryta na jego planszę. Inne karty zakończeń są odkładane i nie biorą udziału w grze.',
    },
    'FG-SETUP-08': {
      en: 'One random dark power card of the killer is placed face down on the killer board. The other dark power cards are put away, out of play.',
      pl: 'Jedna losowa karta mrocznej mocy mordercy trafia zakryta na jego planszę. Inne karty mrocznych mocy są odkładane i nie biorą udziału w grze.',
    },
    'FG-SETUP-09': {
      en: 'The terror cards of the killer and of the location are shuffled together. 10 random cards form the face-down terror deck.',
      pl: 'Karty terroru mordercy i karty terroru lokacji są tasowane razem. Zakrytą talię terroru tworzy 10 losowych kart.',
    },
    'FG-SETUP-10': {
      en: 'Terror cards that are not among the 10 in the terror deck are set aside, out of play.',
      pl: 'Karty terroru, które nie znalazły się wśród 10 kart talii terroru, są odkładane i nie biorą udziału w grze.',
    },
    'FG-SETUP-11': {
      en: 'All item cards of the location are shuffled and dealt into 3 face-down piles of 4 cards each. The remaining items are put away, out of play.',
      pl: 'Wszystkie karty przedmiotów lokacji są tasowane, a następnie powstają z nich 3 zakryte stosy, każdy z 4 kart. Inne przedmioty są odkładane i nie biorą udziału w grze.',
    },
    'FG-SETUP-12': {
      en: 'The top card of each item pile is turned face up during setup.',
      pl: 'Podczas przygotowania wierzchnia karta każdego stosu przedmiotów zostaje odkryta.',
    },
    'FG-SETUP-13': {
      en: 'One random setup card tells where to place the heroine, the killer and the yellow victim pawns. It stays visible above the location board; the other setup cards are put away, out of play.',
      pl: 'Jedna losowa karta przygotowania określa, gdzie stają bohaterka, morderca i żółte pionki ofiar. Pozostaje widoczna nad planszą lokacji, a inne karty przygotowania są odkładane i nie biorą udziału w grze.',
    },
    'FG-SETUP-14': {
      en: 'The 9 black last breath tokens are mixed face down. The killer gets 1 of them and the heroine gets 1.',
      pl: 'Wymieszaj 9 zakrytych czarnych żetonów ostatniego tchnienia. Po 1 z nich otrzymują morderca i bohaterka.',
    },
    'FG-SETUP-15': {
      en: 'Nobody may look at the hidden side of the heroine’s and the killer’s last breath tokens, nor of the other 7, which go back to the box.',
      pl: 'Nie wolno oglądać ukrytej strony żetonów ostatniego tchnienia bohaterki i mordercy ani ukrytej strony 7 pozostałych, które wracają do pudełka.',
    },
    'FG-SETUP-16': {
      en: 'A last breath token counts as 1 health. Add health markers until the token and the markers together equal the maximum health.',
      pl: 'Żeton ostatniego tchnienia liczy się jako 1 punkt zdrowia. Dołóż tyle znaczników zdrowia, aby ich liczba wraz z żetonem była równa maksymalnemu zdrowiu postaci.',
    },
    'FG-SETUP-17': {
      en: 'Laurie has 5 health: she starts with 1 last breath token and 4 health markers.',
      pl: 'Laurie ma 5 punktów zdrowia: zaczyna z 1 żetonem ostatniego tchnienia i 4 znacznikami zdrowia.',
    },
    'FG-SETUP-18': {
      en: 'Hans has 12 health: he starts with 1 black last breath token and 11 health markers.',
      pl: 'Hans ma 12 punktów zdrowia: zaczyna z 1 czarnym żetonem ostatniego tchnienia i 11 znacznikami zdrowia.',
    },
    'FG-SETUP-19': {
      en: 'The bloodlust marker starts on the lowest row of the bloodlust track.',
      pl: 'Znacznik żądzy krwi rozpoczyna grę w najniższym rzędzie toru żądzy krwi.',
    },
    'FG-SETUP-20': {
      en: 'The time marker starts on the blue space 6, or on 5 in extreme horror mode.',
      pl: 'Znacznik czasu rozpoczyna grę na niebieskim polu „6”, a w trybie ekstremalnego horroru – na polu „5”.',
    },
    'FG-SETUP-21': {
      en: 'The second killer pawn serves as the horror marker. It starts on the starting horror level given by the killer board.',
      pl: 'Drugi pionek mordercy służy jako znacznik horroru. Zaczyna na tym poziomie toru horroru, który podaje plansza mordercy.',
    },
    'FG-SETUP-22': {
      en: 'The event cards of the location are shuffled into a face-down deck. As the last step of setup, the top event is drawn and carried out at once.',
      pl: 'Karty wydarzeń lokacji po przetasowaniu tworzą zakrytą talię. W ostatnim kroku przygotowania dobierasz wierzchnie wydarzenie i od razu je rozpatrujesz.',
    },
    'FG-SETUP-23': {
      en: 'Where things lie on the table does not affect the rules: the killer board lies above the player board with the location board to its right, the heroine card below the player board, and the hands and backpack to the right of the player board. Item piles and the setup card lie above the location board, the terror deck to its right and the event deck beside it; the last breath tokens lie in the lower left corner of the killer board and the upper left corner of the player board, the dark power directly below the finale, and the 6 dice, all markers, victims, special victims and holding boards within reach.',
      pl: 'Ułożenie elementów na stole nie wpływa na zasady: plansza mordercy leży nad planszą gracza, plansza lokacji na prawo od planszy mordercy, karta bohaterki pod planszą gracza, a dłonie i plecak na prawo od planszy gracza. Stosy przedmiotów i karta przygotowania leżą nad planszą lokacji, talia terroru na prawo od niej, a talia wydarzeń przy niej; żetony ostatniego tchnienia zajmują lewy dolny róg planszy mordercy i lewy górny róg planszy gracza, mroczna moc leży tuż pod zakończeniem, a 6 kości, wszystkie znaczniki, ofiary, ofiary specjalne i planszetki ofiar są pod ręką.',
    },
  },
};
