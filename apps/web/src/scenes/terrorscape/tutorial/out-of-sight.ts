import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/out-of-sight.ts';

/** The Killer, scene 2: blocked doors, sneaking. */
export const outOfSight = lesson(words, {
  id: 'out-of-sight',
  minutes: 2,
  table: layTable({
    killer: 'murderer',
    phase: 'killer-quick',
    round: 4,
    at: 'C1',
    places: ['C2', 'N3', 'N1'],
    noise: ['N1'],
    hand: ['bar-the-way', 'stalk', 'lie-in-wait', 'lunge'],
    side: 'killer',
  }),
  steps: {
    murderer: { points: ['killer'] },
    bar: { points: ['skill:bar-the-way'], answers: ['play:bar-the-way'] },
    which: { points: ['C1-N1'], answers: ['block:C1-N1'] },
    wait: { points: ['option:pass'], answers: ['pass'] },
    stalk: { points: ['skill:stalk'], answers: ['play:stalk'] },
    sneak: { points: ['N2'], answers: ['sneak:N2'] },
    gone: { points: ['N2'] },
  },
});
