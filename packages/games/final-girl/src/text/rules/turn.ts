import type { Chapter } from '@dreadhouse/engine';

/** The five phases of a turn. */
export const turn: Chapter = {
  title: { en: 'The turn', pl: 'Tura gry' },
  rules: {
    'FG-TURN-01': {
      en: 'Every turn has 5 phases, in this order: action, planning, killer, panic, upkeep.',
      pl: 'Każda tura ma 5 faz, rozgrywanych w tej kolejności: faza akcji, planowania, mordercy i paniki oraz faza porządkowa.',
    },
    'FG-TURN-02': {
      en: 'Turn follows turn until the heroine or the killer is dead.',
      pl: 'Rozgrywasz turę za turą, dopóki nie zginie bohaterka albo morderca.',
    },
  },
};
