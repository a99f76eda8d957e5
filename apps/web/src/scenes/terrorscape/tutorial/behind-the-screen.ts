import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/behind-the-screen.ts';

/** Survivors, scene 1: moving, noise, discoveries, what the Killer hears. */
export const behindTheScreen = lesson(words, {
  id: 'behind-the-screen',
  minutes: 3,
  seat: 1,
  table: layTable({
    killer: 'butcher',
    phase: 'turns',
    round: 1,
    discoveries: ['d.key', 'd.herbs'],
    side: 'survivors',
  }),
  steps: {
    'shut-in': { points: ['C1'] },
    goal: { points: ['keys', 'radio'] },
    anna: { points: ['survivor:anna'], answers: ['turn:anna'] },
    gallery: { points: ['C2'], answers: ['move:C2'] },
    bottle: { points: ['item:whisky-bottle'], answers: ['whisky-bottle:C5'] },
    johnson: { points: ['survivor:johnson'], answers: ['turn:johnson'] },
    radio: { points: ['N1'], answers: ['move:N1'] },
    'end-johnson': { points: ['option:end'], answers: ['end'] },
    marco: { points: ['N2'], answers: ['move:N2'] },
    'end-marco': { points: ['option:end'], answers: ['end'] },
    discover: { points: ['survivor:anna'], answers: ['discover:anna'] },
    key: { points: ['item:key'], answers: ['keep:key'] },
    report: { points: ['C2', 'C5'] },
  },
});
