import type { Chapter } from '@dreadhouse/engine';

/** What can be done on top of the action. */
export const extraAndExchange: Chapter = {
  title: { en: 'Additional actions and exchange', pl: 'Akcje dodatkowe i wymiana' },
  rules: {
    'TS-EXTRA-01': {
      en: 'A Survivor may take any number of additional actions.',
      pl: 'Ocalały może wykonać dowolną liczbę akcji dodatkowych.',
    },
    'TS-EXTRA-02': {
      en: 'One that stands on an item is used in one’s own turn, and the item is discarded.',
      pl: 'Tej z przedmiotu używa się we własnej turze, po czym przedmiot się odrzuca.',
    },
    'TS-EXTRA-03': {
      en: 'They come on top of the one action.',
      pl: 'Wykonuje się je oprócz zwykłej akcji.',
    },
    'TS-EXTRA-04': {
      en: 'With the Flashlight Sophia’s Perceptive is an additional action.',
      pl: 'Z Latarką „Spostrzegawcza” Sophii jest akcją dodatkową.',
    },
    'TS-TRADE-01': {
      en: 'Items can be exchanged with Survivors in the same location.',
      pl: 'Przedmiotami można się wymieniać z Ocalałymi w tej samej lokalizacji.',
    },
    'TS-TRADE-02': {
      en: 'Nothing has to be given in return.',
      pl: 'Nie trzeba niczego dawać w zamian.',
    },
    'TS-TRADE-03': {
      en: 'Both have to agree.',
      pl: 'Obie strony muszą się zgodzić.',
    },
    'TS-TRADE-04': {
      en: 'Once the exchange is done, the limit of three holds for each receiver. What is handed back belongs to the exchange, so two full backpacks can swap.',
      pl: 'Gdy wymiana dobiegnie końca, każdego otrzymującego obowiązuje limit trzech przedmiotów. To, co wraca, należy do tej samej wymiany, więc nawet dwa pełne plecaki mogą się zamienić.',
    },
  },
};
