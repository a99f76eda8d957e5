import type { Chapter } from '@dreadhouse/engine';

/** Carrying and using items, and fighting with weapons. */
export const items: Chapter = {
  title: { en: 'Items and weapons', pl: 'Przedmioty i bronie' },
  rules: {
    'FG-ITEM-01': {
      en: 'The heroine finds items by searching the search spaces of the location.',
      pl: 'Bohaterka znajduje przedmioty, przeszukując pola przeszukania w lokacji.',
    },
    'FG-ITEM-02': {
      en: 'An item with 1 or 2 hand symbols can be used only while the heroine holds it in her hands.',
      pl: 'Przedmiotu z 1 lub 2 symbolami dłoni można używać tylko wtedy, gdy bohaterka trzyma go w dłoniach.',
    },
    'FG-ITEM-03': {
      en: 'An item without a hand symbol can also be used while it is in the backpack.',
      pl: 'Przedmiotu bez symbolu dłoni można używać także wtedy, gdy leży w plecaku.',
    },
    'FG-ITEM-04': {
      en: 'When you gain an item, decide whether it goes into the heroine’s hands or into her backpack.',
      pl: 'Gdy zdobywasz przedmiot, zdecyduj, czy trafi on do dłoni bohaterki, czy do jej plecaka.',
    },
    'FG-ITEM-05': {
      en: 'At the moment when you gain an item, you may freely rearrange all of the heroine’s items.',
      pl: 'W chwili zdobycia przedmiotu możesz dowolnie przełożyć wszystkie przedmioty bohaterki.',
    },
    'FG-ITEM-06': {
      en: 'If you are not just gaining an item, you may rearrange items only in the upkeep phase.',
      pl: 'Jeśli akurat nie zdobywasz przedmiotu, możesz przekładać przedmioty tylko w fazie porządkowej.',
    },
    'FG-ITEM-07': {
      en: 'The heroine has 2 hands and can hold 1 item in each.',
      pl: 'Bohaterka ma 2 dłonie, a w każdej zmieści się 1 przedmiot.',
    },
    'FG-ITEM-08': {
      en: 'An item that needs 2 hands occupies both of them: while the heroine holds it, she can hold nothing else.',
      pl: 'Przedmiot wymagający 2 dłoni zajmuje obie: dopóki bohaterka go trzyma, nie może trzymać niczego innego.',
    },
    'FG-ITEM-09': {
      en: 'The backpack holds any number of items. Items with hand symbols may lie there too, but they cannot be used until they are held.',
      pl: 'Plecak mieści dowolną liczbę przedmiotów. Mogą w nim leżeć także przedmioty z symbolami dłoni, ale są bezużyteczne, dopóki nie znajdą się w dłoniach.',
    },
    'FG-ITEM-10': {
      en: 'Unless its card says otherwise, an item can be used again and again whenever the conditions on the card are met.',
      pl: 'Jeśli karta nie stanowi inaczej, przedmiotu można używać dowolnie wiele razy, gdy tylko spełnione są podane na niej warunki.',
    },
    'FG-ITEM-11': {
      en: 'An item that works only once tells you to discard it in order to use it.',
      pl: 'Przedmiot jednorazowy każe się odrzucić, żeby można było z niego skorzystać.',
    },
    'FG-ITEM-12': {
      en: 'When you gain an item with a limited number of uses, put a use marker on each of the round spots on its card.',
      pl: 'Gdy zdobywasz przedmiot o ograniczonej liczbie użyć, połóż po 1 znaczniku użycia na każdym okrągłym polu jego karty.',
    },
    'FG-ITEM-13': {
      en: 'Each use of an item with use markers removes 1 of them. When the last one is gone, discard the item.',
      pl: 'Każde użycie przedmiotu ze znacznikami użycia zabiera z niego 1 znacznik. Gdy zniknie ostatni, odrzuć przedmiot.',
    },
    'FG-ITEM-14': {
      en: 'The First Aid Kit and the Pepper Spray need 1 hand each, the Axe needs 2, and the Mysterious Pills and the Lucky Dice need none.',
      pl: 'Apteczka i Gaz pieprzowy wymagają po 1 dłoni, Siekiera wymaga 2, a Tajemnicze pigułki i Szczęśliwe kości nie wymagają żadnej.',
    },
    'FG-ITEM-15': {
      en: 'An item card shows its title, flavour text, range, damage modifier, required hands, number of uses, special rules and effects, the mark of its location and, if it needs one, a token.',
      pl: 'Na karcie przedmiotu widnieją: tytuł, tekst fabularny, zasięg, modyfikator obrażeń, wymagane dłonie, liczba użyć, zasady i efekty specjalne, symbol lokacji oraz, w razie potrzeby, żeton.',
    },
    'FG-WEAP-01': {
      en: 'A weapon is an item whose card shows a range and a damage modifier.',
      pl: 'Broń to przedmiot, na którego karcie podano zasięg i modyfikator obrażeń.',
    },
    'FG-WEAP-02': {
      en: 'If the heroine holds more than one weapon, you must choose exactly one of them for each attack.',
      pl: 'Jeśli bohaterka trzyma więcej niż jedną broń, do każdego ataku musisz wybrać dokładnie jedną z nich.',
    },
    'FG-WEAP-03': {
      en: 'A weapon’s range is the exact distance in spaces at which the killer must be: range 0 works only on the same space, range 1 only at exactly 1 space away.',
      pl: 'Zasięg broni to dokładna odległość w polach, w jakiej musi znajdować się morderca: zasięg 0 działa tylko na tym samym polu, a zasięg 1 tylko w odległości dokładnie 1 pola.',
    },
    'FG-WEAP-04': {
      en: 'Unless stated otherwise, a weapon only modifies attacks that you make with action cards.',
      pl: 'Jeśli nie wskazano inaczej, broń modyfikuje tylko ataki wykonywane kartami akcji.',
    },
    'FG-WEAP-05': {
      en: 'You may add a weapon’s damage modifier only if the resolved card itself dealt at least 1 damage.',
      pl: 'Modyfikator obrażeń broni możesz dodać tylko wtedy, gdy sama rozpatrzona karta zadała co najmniej 1 obrażenie.',
    },
    'FG-WEAP-06': {
      en: 'The Old Revolver has range 1, so the killer must be exactly 1 space away, and it can only modify Weak Attack.',
      pl: 'Stary rewolwer ma zasięg 1, więc morderca musi być w odległości dokładnie 1 pola, a modyfikować można nim tylko Słaby atak.',
    },
    'FG-WEAP-07': {
      en: 'The Knife has range 0, so the killer must be on the heroine’s space. It adds 1 damage to any action card that deals damage.',
      pl: 'Nóż ma zasięg 0, więc morderca musi stać na polu bohaterki. Dodaje 1 obrażenie do dowolnej karty akcji zadającej obrażenia.',
    },
  },
};
