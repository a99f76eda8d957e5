import type { Chapter } from '@dreadhouse/engine';

/** What the player board, the killer board and the location board show. */
export const boards: Chapter = {
  title: { en: 'The boards', pl: 'Plansze' },
  rules: {
    'FG-BRD-01': {
      en: 'The heroine’s health is made up of 1 last breath token and the health markers on her health track.',
      pl: 'Na zdrowie bohaterki składają się 1 żeton ostatniego tchnienia i znaczniki zdrowia na jej torze zdrowia.',
    },
    'FG-BRD-02': {
      en: 'The horror marker, one of the killer pawns, shows the current horror level on the horror track. That level sets how many dice you use for a horror roll.',
      pl: 'Znacznik horroru, czyli jeden z pionków mordercy, pokazuje na torze horroru aktualny poziom horroru. Od tego poziomu zależy, iloma kośćmi wykonujesz rzut horroru.',
    },
    'FG-BRD-03': {
      en: 'The time track shows how much time you have. Time is the resource that actions use up and that buys cards in the planning phase.',
      pl: 'Tor czasu pokazuje, ile masz czasu. To zasób, który zużywasz na akcje i za który w fazie planowania kupujesz karty.',
    },
    'FG-BRD-04': {
      en: 'Every item you find goes either into the heroine’s hands or into her backpack.',
      pl: 'Każdy znaleziony przedmiot trafia albo do dłoni bohaterki, albo do jej plecaka.',
    },
    'FG-BRD-05': {
      en: 'Every victim who is killed goes to the Dead area of the player board.',
      pl: 'Każda zabita ofiara trafia na pole „Martwe ofiary” na planszy gracza.',
    },
    'FG-BRD-06': {
      en: 'Extreme horror mode uses the other side of the player board, with a harsher horror track and only 5 time per turn instead of 6.',
      pl: 'W trybie ekstremalnego horroru używasz drugiej strony planszy gracza: tor horroru jest na niej surowszy, a na turę masz tylko 5 punktów czasu zamiast 6.',
    },
    'FG-BRD-07': {
      en: 'The killer board states the horror level at which the game starts and the killer’s starting health.',
      pl: 'Plansza mordercy podaje początkowy poziom horroru i początkowe zdrowie mordercy.',
    },
    'FG-BRD-08': {
      en: 'The killer’s health works like the heroine’s: 1 last breath token plus the health markers on the killer’s health track.',
      pl: 'Zdrowie mordercy, podobnie jak zdrowie bohaterki, to 1 żeton ostatniego tchnienia i znaczniki zdrowia na jego torze zdrowia.',
    },
    'FG-BRD-09': {
      en: 'The finale card is face down at the start of the game and may be revealed later.',
      pl: 'Na początku gry karta zakończenia jest zakryta; w dalszej części gry możliwe jest jej odkrycie.',
    },
    'FG-BRD-10': {
      en: 'The dark power card is face down at the start of the game and may be revealed later.',
      pl: 'Na początku gry karta mrocznej mocy jest zakryta; w dalszej części gry możliwe jest jej odkrycie.',
    },
    'FG-BRD-11': {
      en: 'At the start of every killer phase, the killer carries out the killer action shown on the finale card.',
      pl: 'Każda faza mordercy zaczyna się od akcji mordercy widocznej na karcie zakończenia.',
    },
    'FG-BRD-12': {
      en: 'The bloodlust marker starts on the lowest row of the bloodlust track, where the killer is weakest.',
      pl: 'Znacznik żądzy krwi zaczyna w najniższym rzędzie toru żądzy krwi, w którym morderca jest najsłabszy.',
    },
    'FG-BRD-13': {
      en: 'Every row of the bloodlust track gives a movement value: the number of spaces that the killer can cover with one move.',
      pl: 'Każdy rząd toru żądzy krwi podaje wartość ruchu, czyli liczbę pól, jaką morderca może pokonać jednym ruchem.',
    },
    'FG-BRD-14': {
      en: 'Every row of the bloodlust track gives an attack value: the amount of damage that one attack of the killer deals.',
      pl: 'Każdy rząd toru żądzy krwi podaje wartość ataku, czyli liczbę obrażeń, jaką zadaje jeden atak mordercy.',
    },
    'FG-BRD-15': {
      en: 'A row of the bloodlust track may carry a special effect, such as raising the horror level by 1 or revealing the dark power. It happens only once, as soon as the marker reaches that row.',
      pl: 'Rząd toru żądzy krwi może zawierać efekt specjalny, np. podwyższenie poziomu horroru o 1 albo odkrycie mrocznej mocy. Rozpatrujesz go tylko raz, w chwili gdy znacznik dociera do tego rzędu.',
    },
    'FG-BRD-16': {
      en: 'Each time bloodlust would rise while its marker is already on the top row, the end effect of the track happens instead.',
      pl: 'Ilekroć żądza krwi ma wzrosnąć, a jej znacznik jest już w najwyższym rzędzie, zamiast tego rozpatrujesz efekt końcowy toru.',
    },
    'FG-BRD-17': {
      en: 'A minor dark power drawn from the terror deck is placed at the killer board and stays there until it is discarded.',
      pl: 'Kartę pomniejszej mrocznej mocy dobraną z talii terroru kładziesz przy planszy mordercy; leży tam, dopóki nie zostanie odrzucona.',
    },
    'FG-BRD-18': {
      en: 'Two spaces are adjacent only if a line connects them; the artwork usually shows a door or a path there. Looking close to each other on the board is not enough.',
      pl: 'Dwa pola sąsiadują ze sobą tylko wtedy, gdy biegnie między nimi linia; na ilustracji widać tam zwykle drzwi lub ścieżkę. Sama bliskość pól na planszy nie wystarcza.',
    },
    'FG-BRD-19': {
      en: 'At Camp Happy Trails, the Lovers’ Spot is adjacent to the Cliff but not to the Cabins.',
      pl: 'W obozie Szczęśliwa przystań pole „Miejsce schadzek” sąsiaduje z polem „Skarpa”, ale nie z polem „Domki”.',
    },
    'FG-BRD-20': {
      en: 'Orange spaces are search spaces: the heroine can search them for items.',
      pl: 'Pomarańczowe pola to pola przeszukania: bohaterka może szukać na nich przedmiotów.',
    },
    'FG-BRD-21': {
      en: 'Green spaces are exit spaces: the heroine can save victims there.',
      pl: 'Zielone pola to pola wyjścia: bohaterka może na nich ratować ofiary.',
    },
    'FG-BRD-22': {
      en: 'Event, terror and item cards may refer to a named space. In every other way it works like any other space.',
      pl: 'Karty wydarzeń, terroru i przedmiotów mogą odwoływać się do nazwanego pola. Pod każdym innym względem działa ono jak zwykłe pole.',
    },
    'FG-BRD-23': {
      en: 'Every search space has exactly 1 item pile assigned to it.',
      pl: 'Do każdego pola przeszukania należy dokładnie 1 stos przedmiotów.',
    },
    'FG-BRD-24': {
      en: 'The setup card shows the heroine’s start space, the killer’s start space and how many victims to place on each space.',
      pl: 'Karta przygotowania pokazuje pole startowe bohaterki, pole startowe mordercy oraz liczbę ofiar na poszczególnych polach.',
    },
    'FG-BRD-25': {
      en: 'The panic numbers printed between adjacent spaces decide in which direction a panicking victim runs.',
      pl: 'Liczby paniki między sąsiednimi polami rozstrzygają, w którą stronę ucieka panikująca ofiara.',
    },
  },
};
