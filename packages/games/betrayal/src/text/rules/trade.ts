import type { Chapter } from '@dreadhouse/engine';

export const trade: Chapter = {
  title: { en: 'Trading and special actions', pl: 'Wymiany i specjalne działania' },
  rules: {
    'BH-TRADE-01': {
      en: 'Once in your turn you may trade with an explorer on your tile.',
      pl: 'Raz w swojej turze możesz wymienić się z poszukiwaczem na swojej płytce.',
    },
    'BH-TRADE-02': {
      en: 'Any cards in either direction; it need not be even.',
      pl: 'Dowolne karty w obie strony; wymiana nie musi być równa.',
    },
    'BH-TRADE-03': { en: 'Both must agree.', pl: 'Obie strony muszą się zgodzić.' },
    'BH-TRADE-04': {
      en: 'A card whose special action was used this turn cannot be traded.',
      pl: 'Karty, której specjalnego działania użyto w tej turze, nie można wymienić.',
    },
    'BH-TRADE-05': {
      en: 'Nor can a weapon with which you attacked this turn.',
      pl: 'Ani broni, którą w tej turze atakowano.',
    },
    'BH-TRADE-06': {
      en: 'You may trade at any point of your movement.',
      pl: 'Wymienić się można w dowolnej chwili ruchu.',
    },
    'BH-SPEC-01': {
      en: 'Cards and haunts have special actions that say when and how they work.',
      pl: 'Karty i nawiedzenia mają specjalne działania, które mówią, kiedy i jak działają.',
    },
    'BH-SPEC-02': { en: 'You need never use one.', pl: 'Nigdy nie trzeba ich używać.' },
    'BH-SPEC-03': {
      en: 'Each once per turn, unless it says otherwise.',
      pl: 'Każde raz na turę, chyba że mówi inaczej.',
    },
    'BH-SPEC-04': { en: 'As many different ones as you like.', pl: 'Różnych tyle, ile chcesz.' },
    'BH-SPEC-05': {
      en: 'Not of a card that you did not own when your turn began.',
      pl: 'Nie z karty, która nie należała do ciebie na początku tury.',
    },
    'BH-SPEC-06': {
      en: 'Everything else on a card works as long as you own it.',
      pl: 'Wszystko inne na karcie działa, dopóki ją masz.',
    },
    'BH-SPEC-07': {
      en: 'The Mask has an effect that always works and a special action: not used and passed on, nor received and used, in one turn.',
      pl: 'Maska ma efekt stały i specjalne działanie: w jednej turze nie można go użyć i jej oddać ani jej dostać i użyć.',
    },
    'BH-STEAL-01': {
      en: 'To take a card from somebody you have beaten is possible only where a haunt says so.',
      pl: 'Zabrać kartę pokonanemu można tylko tam, gdzie pozwala na to nawiedzenie.',
    },
  },
};
