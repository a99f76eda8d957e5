import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/loud-and-quiet.ts';

/** Scene 2: Sleepers, silence, dice, ammunition, Noise. */
export const loudAndQuiet = lesson(words, {
  id: 'loud-and-quiet',
  minutes: 3,
  table: layTable(
    {
      round: 2,
      places: { scott: 'A6', kate: 'D6', dieter: 'B5', cruz: 'A6', guzman: 'D6', chambers: 'A6' },
      acted: ['scott', 'dieter', 'cruz', 'chambers'],
      groups: [{ at: 'B6', shamblers: 3 }],
      noise: 'A6',
      sleepers: { D5: 2 },
      goals: ['kate', 'dieter'],
    },
    { dice: dice(4, 5, 2, 6, 4, 1, 3), ammo: dice(1, 3) },
  ),
  steps: {
    sleepers: { points: ['D5'] },
    kate: { points: ['survivor:kate'], answers: ['turn:kate'] },
    in: { points: ['D5'], answers: ['move:D5'] },
    eliminate: {
      points: ['item:military-knife', 'option:eliminate:military-knife'],
      answers: ['eliminate:military-knife'],
    },
    done: { points: ['option:end'], answers: ['end'] },
    guzman: { points: ['item:golden-ak', 'B6'] },
    shoot: { points: ['B6', 'item:golden-ak'], answers: ['attack:golden-ak:B6'] },
    dry: { points: ['option:clip:golden-ak', 'item:golden-ak'], answers: ['clip:golden-ak'] },
    again: { points: ['B6', 'item:golden-ak'], answers: ['attack:golden-ak:B6'] },
    noise: { points: ['D6'] },
  },
});
