import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable, shields } from './lay-table.ts';
import { words } from './text/found.ts';

const KILLER = 0;

/** Survivors, scene 2: SEARCH, who defends, dice, flight. */
export const found = lesson(words, {
  id: 'found',
  minutes: 2,
  seat: 1,
  table: layTable(
    {
      killer: 'butcher',
      phase: 'killer-main',
      round: 2,
      at: 'C2',
      places: ['C2', 'N2', 'C2'],
      noise: ['C2'],
      hand: ['board-up', 'give-chase', 'give-chase'],
      side: 'survivors',
    },
    { defence: shields(2, 1, 0, 1) },
  ),
  steps: {
    knock: { points: ['C2'] },
    search: { points: ['C2'], by: KILLER, answers: ['search'] },
    attack: { points: ['encounter'], by: KILLER, answers: ['none'] },
    defender: { points: ['survivor:johnson'], answers: ['defend:johnson'] },
    hatchet: { points: ['item:hatchet'], answers: ['use:hatchet'] },
    repelled: { points: ['killer'] },
    'flee-anna': { points: ['C5'], answers: ['flee:C5'] },
    'flee-johnson': { points: ['C3'], answers: ['flee:C3'] },
    end: { points: ['C2'] },
  },
});
