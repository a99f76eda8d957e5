import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTableFor, shields } from './lay-table.ts';
import { words as gettingStrongerWords } from './text/getting-stronger.ts';
import { words as outOfSightWords } from './text/out-of-sight.ts';
import { words as theHuntWords } from './text/the-hunt.ts';

const TEAM = 1;
const layTable = layTableFor('killer');

/** Listening, moving, SEARCH, an attack. */
const theHunt = lesson(theHuntWords, {
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

/** Blocked doors, sneaking. */
const outOfSight = lesson(outOfSightWords, {
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

/** What cards cost, SCARE, levels. */
const gettingStronger = lesson(gettingStrongerWords, {
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

/** Three scenes before it. */
export const killerLessons = [theHunt, outOfSight, gettingStronger];
