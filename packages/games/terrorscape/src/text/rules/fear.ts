import type { Chapter } from '@dreadhouse/engine';

/** Fear tokens and panic. */
export const fear: Chapter = {
  title: { en: 'Action 2: calm down; fear', pl: 'Akcja 2: uspokojenie; strach' },
  rules: {
    'TS-FEAR-01': {
      en: 'The action removes all fear tokens of the Survivor.',
      pl: 'Akcja usuwa z Ocalałego wszystkie żetony strachu.',
    },
    'TS-FEAR-02': {
      en: 'Each time a Survivor is scared it gets one fear token, for all to see.',
      pl: 'Za każdym razem, gdy Ocalały zostaje przestraszony, otrzymuje jawnie jeden żeton strachu.',
    },
    'TS-FEAR-03': {
      en: 'Nobody ever has a third fear token.',
      pl: 'Nikt nigdy nie ma trzeciego żetonu strachu.',
    },
    'TS-FEAR-04': {
      en: 'Instead of a third token there is noise in the Survivor’s location.',
      pl: 'Zamiast trzeciego żetonu w lokalizacji Ocalałego pojawia się hałas.',
    },
    'TS-FEAR-05': {
      en: 'The Killer is told at once where.',
      pl: 'Zabójca od razu dowiaduje się gdzie.',
    },
    'TS-FEAR-06': {
      en: 'The two tokens stay after a panic.',
      pl: 'Po panice oba żetony zostają.',
    },
    'TS-FEAR-07': {
      en: 'Each fear token is one defence die less.',
      pl: 'Każdy żeton strachu to jedna kość obrony mniej.',
    },
    'TS-FEAR-08': {
      en: 'Some Killers can track the Survivors by their fear.',
      pl: 'Niektórzy Zabójcy potrafią tropić Ocalałych po ich strachu.',
    },
  },
};
