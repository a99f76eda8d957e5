import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/getting-stronger.ts';

const TEAM = 1;

/** The Killer, scene 3: what cards cost, SCARE, levels. */
export const gettingStronger = lesson(words, {
  id: 'getting-stronger',
  minutes: 2,
  table: layTable({
    killer: 'butcher',
    phase: 'killer-quick',
    round: 6,
    at: 'C3',
    places: ['N5', 'Z1', 'N4'],
    noise: ['N5'],
    hand: ['chainsaw', 'give-chase', 'board-up', 'cleave'],
    level: 2,
    deck: 1,
    side: 'killer',
  }),
  steps: {
    price: { points: ['skill:chainsaw'] },
    wait: { points: ['option:pass'], answers: ['pass'] },
    chainsaw: { points: ['skill:chainsaw'], answers: ['play:chainsaw'] },
    'pay-first': { points: ['skill:board-up'], answers: ['pay:board-up'] },
    'pay-second': { points: ['skill:give-chase'], answers: ['pay:give-chase'] },
    step: { points: ['N5'], answers: ['move:N5'] },
    wound: { points: ['survivor:anna'], by: TEAM, answers: ['take'] },
    slow: { points: ['option:pass'], answers: ['pass'] },
    level: { points: ['killer'] },
    end: { points: ['skill:rampage'] },
  },
});
