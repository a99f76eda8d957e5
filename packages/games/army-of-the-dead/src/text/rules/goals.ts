import type { Chapter } from '@dreadhouse/engine';

/** What somebody wants to settle before they leave. */
export const goals: Chapter = {
  title: { en: 'Personal Goals', pl: 'Cele Osobiste' },
  rules: {
    'AD-GOAL-01': {
      en: 'A Personal Goal card has a goal, and an effect of its Objective token for whoever holds it.',
      pl: 'Karta Celu Osobistego ma cel oraz efekt żetonu Celu dla tego, kto go posiada.',
    },
    'AD-GOAL-02': {
      en: 'Every Personal Goal in play must be complete before the Mission can be won.',
      pl: 'Zanim wygra się Misję, muszą być osiągnięte wszystkie Cele Osobiste w grze.',
    },
    'AD-GOAL-03': {
      en: 'While a kill goal is pursued, each Zombie that counts is laid on the card.',
      pl: 'Dopóki trwa cel polegający na zabijaniu, każdego zaliczonego Zombie kładzie się na karcie.',
    },
    'AD-GOAL-04': {
      en: 'Figures on goal cards cannot spawn.',
      pl: 'Figurki na kartach celów są niedostępne przy namnażaniu.',
    },
    'AD-GOAL-05': {
      en: 'When the goal is complete they all return.',
      pl: 'Gdy cel zostanie osiągnięty, wszystkie wracają.',
    },
    'AD-GOAL-06': {
      en: 'Dieter must kill 8 Shamblers; whoever holds his token gains 2 Adrenaline instead of 1 for a Shambler.',
      pl: 'Dieter musi zabić 8 Szuraczy; kto ma jego żeton, zyskuje za Szuracza 2 Punkty Adrenaliny zamiast 1.',
    },
    'AD-GOAL-07': {
      en: 'Zeus must be killed; whoever holds the token may discard it so that Zeus takes the place of his spawn token.',
      pl: 'Zeus musi zginąć; kto ma ten żeton, może go odrzucić, by zastąpić żeton Namnażania Zeusa samym Zeusem.',
    },
  },
};
