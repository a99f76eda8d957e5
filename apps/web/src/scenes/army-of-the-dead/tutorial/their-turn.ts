import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/their-turn.ts';

/** Scene 3: a whole Zombie Phase: attacks, moves, spawning; then the end of the round. */
export const theirTurn = lesson(words, {
  id: 'their-turn',
  minutes: 2,
  table: layTable({
    round: 3,
    places: { scott: 'D4', cruz: 'D4', kate: 'A6', dieter: 'A6', guzman: 'A6', chambers: 'A6' },
    acted: ['scott', 'kate', 'dieter', 'guzman', 'chambers'],
    groups: [
      { at: 'D3', alphas: 1 },
      { at: 'A4', shamblers: 2 },
    ],
    noise: 'D4',
    goals: ['kate', 'dieter'],
    zombies: ['z16', 'z37'],
    orders: ['o10'],
  }),
  steps: {
    before: { points: ['D4', 'D3', 'A4'] },
    forecast: { points: ['forecast'] },
    end: { points: ['option:end'], answers: ['end'] },
    share: { points: ['sharing', 'survivor:scott'], answers: ['take:scott', 'all:scott'] },
    why: { points: ['D4'] },
    round: { points: ['A6'] },
  },
});
