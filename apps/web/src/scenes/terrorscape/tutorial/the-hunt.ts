import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable, shields } from './lay-table.ts';
import { words } from './text/the-hunt.ts';

const TEAM = 1;

/** The Killer, scene 1: listening, moving, SEARCH, an attack. */
export const theHunt = lesson(words, {
  id: 'the-hunt',
  minutes: 3,
  table: layTable(
    {
      killer: 'butcher',
      phase: 'killer-quick',
      round: 3,
      at: 'C2',
      places: ['N4', 'C5', 'N1'],
      noise: ['C5', 'N1'],
      hand: ['prick-up-ears', 'cleave', 'board-up'],
      side: 'killer',
    },
    { defence: shields(1, 0, 1, 0) },
  ),
  steps: {
    'other-side': { points: ['killer'] },
    noise: { points: ['C5', 'N1'] },
    ears: { points: ['skill:prick-up-ears'], answers: ['play:prick-up-ears'] },
    red: { points: ['C5'], answers: ['area:C'] },
    library: { points: ['C5'], answers: ['move:C5'] },
    search: { points: ['option:search'], answers: ['search'] },
    cleave: { points: ['skill:cleave'], answers: ['play:cleave'] },
    defends: { points: ['encounter'], by: TEAM, answers: ['use:lime-powder'] },
    flees: { points: ['survivor:marco'], by: TEAM, answers: ['flee:C4'] },
    end: { points: ['survivor:marco'] },
  },
});
