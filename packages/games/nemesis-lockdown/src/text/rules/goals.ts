import type { Chapter } from '@dreadhouse/engine';

export const goals: Chapter = {
  title: { en: 'Goals', pl: 'Cele graczy' },
  rules: {
    'NL-GOAL-01': {
      en: 'Whoever has survived, passes the final scan and has reached the objective wins.',
      pl: 'Wygrywa ten, kto przeżył, przeszedł ostateczne skanowanie i zrealizował cel.',
    },
    'NL-GOAL-02': {
      en: 'To survive takes one of three ways out, and then the contingency plan.',
      pl: 'Aby przeżyć, trzeba wydostać się jedną z trzech dróg, a potem przetrwać plan awaryjny.',
    },
    'NL-GOAL-03': {
      en: 'Locked in the Isolation Room, and the base not destroyed.',
      pl: 'Pierwsza to zamknięcie się w Izolatce, o ile baza nie została zniszczona.',
    },
    'NL-GOAL-04': {
      en: 'Or evacuated in a pod.',
      pl: 'Druga to ewakuacja w kapsule.',
    },
    'NL-GOAL-05': {
      en: 'Or in the Bunker.',
      pl: 'Trzecia to dotarcie do Bunkra.',
    },
    'NL-GOAL-06': {
      en: 'The final scan must be passed.',
      pl: 'Trzeba przejść ostateczne skanowanie.',
    },
    'NL-GOAL-07': {
      en: 'The objective that was kept must be reached.',
      pl: 'Trzeba zrealizować zachowany cel.',
    },
    'NL-GOAL-08': {
      en: 'Several can win, or nobody.',
      pl: 'Może wygrać kilku graczy albo nikt.',
    },
  },
};
