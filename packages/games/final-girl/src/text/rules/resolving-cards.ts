import type { Chapter } from '@dreadhouse/engine';

/** Which row of a card applies, and what the symbols on cards and boards mean. */
export const resolvingCards: Chapter = {
  title: { en: 'Resolving action cards', pl: 'Rozpatrywanie kart akcji' },
  rules: {
    'FG-RES-01': {
      en: 'An action card normally has three outcomes: 2 or more successes, exactly 1 success, or failure.',
      pl: 'Karta akcji ma zwykle trzy możliwe rezultaty: co najmniej 2 sukcesy, dokładnie 1 sukces albo porażka.',
    },
    'FG-RES-02': {
      en: 'The outcome of a card is fixed only after you have finished changing the roll with cards, abilities and items.',
      pl: 'Rezultat karty ustalasz dopiero wtedy, gdy zakończysz wszystkie zmiany rzutu za pomocą kart, zdolności i przedmiotów.',
    },
    'FG-RES-03': {
      en: 'Resolve the effects in the row that matches your outcome from left to right.',
      pl: 'Efekty z wiersza odpowiadającego rezultatowi rozpatrujesz po kolei, od lewej do prawej.',
    },
    'FG-RES-04': {
      en: 'All effects of the row apply, the good ones and the bad ones.',
      pl: 'Obowiązują wszystkie efekty z wiersza: zarówno korzystne, jak i niekorzystne.',
    },
    'FG-RES-05': {
      en: 'On a card with the three standard outcomes, more than 2 successes give nothing extra.',
      pl: 'Jeśli karta ma trzy standardowe rezultaty, więcej niż 2 sukcesy nie dają niczego dodatkowego.',
    },
    'FG-SYM-01': {
      en: 'Heart: recover 1 health.',
      pl: 'Serce: odzyskujesz 1 punkt zdrowia.',
    },
    'FG-SYM-02': {
      en: 'Broken heart: lose 1 health. This loss is unpreventable; no reaction card helps against it.',
      pl: 'Pęknięte serce: tracisz 1 punkt zdrowia. Ta strata jest nie do obrony – nie chroni przed nią żadna karta reakcji.',
    },
    'FG-SYM-03': {
      en: 'Horror up: the horror level rises by 1.',
      pl: 'Wzrost horroru: poziom horroru rośnie o 1.',
    },
    'FG-SYM-04': {
      en: 'Horror down: the horror level drops by 1.',
      pl: 'Spadek horroru: poziom horroru maleje o 1.',
    },
    'FG-SYM-05': {
      en: 'Phase end: the action phase ends at once.',
      pl: 'Koniec fazy: faza akcji od razu się kończy.',
    },
    'FG-SYM-06': {
      en: 'Damage: 1 damage is dealt.',
      pl: 'Obrażenie: zostaje zadane 1 obrażenie.',
    },
    'FG-SYM-07': {
      en: 'Time plus: gain 1 time.',
      pl: 'Zysk czasu: zyskujesz 1 punkt czasu.',
    },
    'FG-SYM-08': {
      en: 'Time minus: lose 1 time.',
      pl: 'Strata czasu: tracisz 1 punkt czasu.',
    },
    'FG-SYM-09': {
      en: 'Die: roll 1 additional die.',
      pl: 'Kość: do rzutu dodajesz 1 kość.',
    },
    'FG-SYM-10': {
      en: 'Success: stands for a success in a horror roll.',
      pl: 'Sukces: oznacza sukces w rzucie horroru.',
    },
    'FG-SYM-11': {
      en: 'Failure: stands for a failed horror roll.',
      pl: 'Porażka: oznacza porażkę w rzucie horroru.',
    },
    'FG-SYM-12': {
      en: 'Target, nearest figure: the killer targets the nearest victim or the heroine, whoever is closer.',
      pl: 'Cel, najbliższa postać: morderca obiera za cel najbliższą ofiarę albo bohaterkę, zależnie od tego, kto jest bliżej.',
    },
    'FG-SYM-13': {
      en: 'Target, victim: the killer targets the nearest victim.',
      pl: 'Cel, ofiara: morderca obiera za cel najbliższą ofiarę.',
    },
    'FG-SYM-14': {
      en: 'Target, heroine: the killer targets the heroine.',
      pl: 'Cel, bohaterka: morderca obiera za cel bohaterkę.',
    },
    'FG-SYM-15': {
      en: 'Attack: the killer makes 1 attack.',
      pl: 'Atak: morderca przeprowadza 1 atak.',
    },
    'FG-SYM-16': {
      en: 'Move: the killer moves toward the target, up to the killer’s current movement value.',
      pl: 'Ruch: morderca zbliża się do celu, pokonując najwyżej tyle pól, ile wynosi jego wartość ruchu.',
    },
    'FG-SYM-17': {
      en: 'Bloodlust: bloodlust rises by 1.',
      pl: 'Żądza krwi: żądza krwi rośnie o 1.',
    },
    'FG-SYM-18': {
      en: 'Event: draw a new event card and resolve it at once.',
      pl: 'Wydarzenie: dobierasz kolejną kartę wydarzenia i od razu ją rozpatrujesz.',
    },
    'FG-SYM-19': {
      en: 'Exit: marks an exit space, where the heroine can save victims.',
      pl: 'Wyjście: oznacza pole wyjścia, na którym bohaterka może ratować ofiary.',
    },
    'FG-SYM-20': {
      en: 'Search: marks a search space, where the heroine can look for items.',
      pl: 'Przeszukanie: oznacza pole przeszukania, na którym bohaterka może szukać przedmiotów.',
    },
  },
};
