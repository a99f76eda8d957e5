import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/the-way-out.ts';

/** Scene 4: a Concentrated Attack, and the end of a mission. */
export const theWayOut = lesson(words, {
  id: 'the-way-out',
  minutes: 2,
  table: layTable(
    {
      round: 9,
      places: { scott: 'F2', kate: 'F2', dieter: 'F2', cruz: 'A6', guzman: 'A6', chambers: 'A6' },
      acted: ['cruz', 'guzman', 'chambers'],
      groups: [{ at: 'F1', alphas: 1 }],
      noise: 'F2',
      goals: ['kate', 'dieter'],
      nearlyDone: 'scott',
    },
    { dice: dice(5, 4), ammo: dice(2) },
  ),
  steps: {
    nearly: { points: ['mission', 'F1'] },
    scott: { points: ['survivor:scott'], answers: ['turn:scott'] },
    focus: { points: ['F1', 'item:assault-rifle'], answers: ['attack-focus:assault-rifle:F1:alpha'] },
    in: { points: ['F1'], answers: ['move:F1'] },
    stay: { points: ['option:end'], answers: ['end'] },
    kate: { points: ['survivor:kate'], answers: ['turn:kate'] },
    'kate-in': { points: ['F1'], answers: ['move:F1'] },
    'kate-stays': { points: ['option:end'], answers: ['end'] },
    'dieter-in': { points: ['F1'], answers: ['move:F1'] },
    out: { points: ['mission'] },
  },
});
