import type { Chapter } from '@dreadhouse/engine';

/** How the heroine deals damage. */
export const attacking: Chapter = {
  title: { en: 'Attacking', pl: 'Atakowanie' },
  rules: {
    'FG-ATK-01': {
      en: 'The heroine attacks when you play an action card whose result deals damage.',
      pl: 'Bohaterka atakuje, gdy zagrywasz kartę akcji, której rezultat zadaje obrażenia.',
    },
    'FG-ATK-02': {
      en: 'Each point of damage removes 1 health marker from the target.',
      pl: 'Za każde otrzymane obrażenie cel traci 1 znacznik zdrowia.',
    },
    'FG-ATK-03': {
      en: 'If the result of your card deals at least 1 damage, you may add the damage modifier of one weapon that can be used for this attack.',
      pl: 'Jeśli rezultat karty zadaje co najmniej 1 obrażenie, możesz doliczyć modyfikator obrażeń jednej broni, której da się użyć w tym ataku.',
    },
    'FG-ATK-04': {
      en: 'If the result of your card deals no damage, you cannot add a weapon’s damage modifier.',
      pl: 'Jeśli rezultat karty nie zadaje żadnych obrażeń, nie doliczasz modyfikatora obrażeń broni.',
    },
  },
};
