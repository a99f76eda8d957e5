import type { Chapter } from '@dreadhouse/engine';

/** Who sits where, and the table before the first round. */
export const seatsAndSetup: Chapter = {
  title: { en: 'Seats and set-up', pl: 'Miejsca przy stole i przygotowanie' },
  rules: {
    'TS-SEAT-01': {
      en: 'Three Survivors are in every game, however many people play.',
      pl: 'W każdej grze bierze udział troje Ocalałych, niezależnie od liczby osób.',
    },
    'TS-SEAT-02': {
      en: 'If there are fewer than three people on the Survivors’ side, they share the three Survivors among them.',
      pl: 'Jeśli po stronie Ocalałych jest mniej niż troje graczy, dzielą się oni całą trójką Ocalałych.',
    },
    'TS-SEAT-03': {
      en: 'With two people one is the Killer and the other plays all three Survivors.',
      pl: 'W dwie osoby jedna gra Zabójcą, a druga prowadzi całą trójkę Ocalałych.',
    },
    'TS-SEAT-04': {
      en: 'There is one Killer. All other seats are one team that knows and decides together.',
      pl: 'Zabójca jest jeden. Pozostałe miejsca tworzą drużynę, która wspólnie wie i wspólnie decyduje.',
    },
    'TS-SETUP-01': {
      en: 'Each Survivor’s figure has a ring in its own colour.',
      pl: 'Figurka każdego Ocalałego ma pierścień w swoim kolorze.',
    },
    'TS-SETUP-02': {
      en: 'Five repair tokens wait beside the map; none has been used.',
      pl: 'Pięć żetonów naprawy czeka obok mapy; żaden nie został jeszcze użyty.',
    },
    'TS-SETUP-03': {
      en: 'Four defence dice lie ready.',
      pl: 'Cztery kości obrony leżą w pogotowiu.',
    },
    'TS-SETUP-04': {
      en: 'Item cards are sorted by their backs and lie face down.',
      pl: 'Karty przedmiotów dzieli się według rewersów i kładzie zakryte.',
    },
    'TS-SETUP-05': {
      en: 'All cards with a magnifier on the back, shuffled, are the discovery deck.',
      pl: 'Wszystkie karty z lupą na rewersie, po potasowaniu, tworzą talię odkryć.',
    },
    'TS-SETUP-06': {
      en: 'All cards with a black key on the back, shuffled, are the search deck.',
      pl: 'Wszystkie karty z czarnym kluczem na rewersie, po potasowaniu, tworzą talię przeszukiwania.',
    },
    'TS-SETUP-07': {
      en: 'The one card with a coloured key on the back lies under the search deck, so it is always drawn last.',
      pl: 'Jedyna karta z kolorowym kluczem na rewersie leży na spodzie talii przeszukiwania, więc zawsze dobiera się ją jako ostatnią.',
    },
    'TS-SETUP-08': {
      en: 'Every Survivor starts in the location with the Main Exit.',
      pl: 'Wszyscy Ocalali zaczynają w lokalizacji z Głównym wyjściem.',
    },
    'TS-SETUP-09': {
      en: 'In the mansion the Main Exit is in the Entrance Hall (C1).',
      pl: 'W posiadłości Główne wyjście znajduje się w Holu wejściowym (C1).',
    },
    'TS-SETUP-10': {
      en: 'The Killer starts in the location with the Hidden Exit.',
      pl: 'Zabójca zaczyna w lokalizacji z Ukrytym wyjściem.',
    },
    'TS-SETUP-11': {
      en: 'In the mansion the Hidden Exit is in the Garden (Z5).',
      pl: 'W posiadłości Ukryte wyjście znajduje się w Ogrodzie (Z5).',
    },
    'TS-SETUP-12': {
      en: 'Every Survivor in play has a Survivor sheet and a backpack sheet.',
      pl: 'Każdy Ocalały w grze ma swój arkusz i arkusz plecaka.',
    },
    'TS-SETUP-13': {
      en: 'Every Survivor starts with the items named for it.',
      pl: 'Każdy Ocalały zaczyna z przedmiotami, które są dla niego przewidziane.',
    },
    'TS-SETUP-14': {
      en: 'Starting items of Survivors who do not take part stay in the box.',
      pl: 'Przedmioty startowe Ocalałych, którzy nie biorą udziału, zostają w pudełku.',
    },
    'TS-SETUP-15': {
      en: 'The health tiles lie in the order of the sheets, so the Killer knows who plays whom.',
      pl: 'Kafelki zdrowia leżą w kolejności arkuszy, więc Zabójca wie, kto kim gra.',
    },
    'TS-SETUP-16': {
      en: 'Each side has a map of its own. On the Survivors’ map the Killer has a figure too.',
      pl: 'Każda strona ma własną mapę. Na mapie Ocalałych stoi także figurka Zabójcy.',
    },
    'TS-SETUP-17': {
      en: 'The Feral Instincts expansion has a place in the set-up.',
      pl: 'Rozszerzenie Dziki Instynkt ma swoje miejsce w przygotowaniu gry.',
    },
  },
};
