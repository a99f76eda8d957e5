import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { HACKER, layTable } from './lay-table.ts';
import { words } from './text/the-way-out.ts';

/** The creeper lies behind five adults and the blank token. */
const CREEPER = 6;

/** Scene 3: the first encounter and the objectives, a death, contingency plans, the three ways out, the end. */
export const theWayOut = lesson(words, {
  id: 'the-way-out',
  minutes: 4,
  table: layTable(
    {
      ...{ round: 8, field: 8, lit: 'S-01', hackersTurn: true },
      sentry: {
        ...{ at: 'EL3', hand: ['search', 'rest', 'sabotage', 'baton', 'escort'], signal: true, clean: 1 },
        ...{ objectives: ['sit-it-out', 'live-sample'], plans: ['sterilise', 'clearance-audit'] },
      },
      hacker: {
        ...{ at: '003', hand: ['search', 'rest'], wounds: ['arm', 'hand', 'torso'] },
        objectives: ['scorched-ground', 'no-loose-crew'],
      },
      rooms: { '003': { tile: 'communications', token: null } },
      noise: ['002-EL1'],
      tops: { attack: ['slash-1'] },
      activePlan: 'intercept',
    },
    { noise: dice(7, 10, 3), bag: [CREEPER] }, // corridor 4, silence, corridor 2
  ),
  steps: {
    late: { points: ['time'] },
    hacker: { points: ['person:1', 'room:003'], by: HACKER, answers: ['move:EL1'] },
    pays: { points: ['person:1', 'room:EL1'], by: HACKER, answers: ['search'] },
    objective: { points: ['option:sit-it-out'], answers: ['sit-it-out'] },
    'his-objective': { points: ['person:1'], by: HACKER, answers: ['no-loose-crew'] },
    dies: { points: ['room:EL1'] },
    ways: { points: ['time', 'room:001'] },
    plans: { points: ['secrets'] },
    move: { points: ['room:ISO'], answers: ['move:ISO'] },
    pay: { points: ['hand:search', 'option:search'], answers: ['search'] },
    'lock-in': { points: ['option:room:lock-in', 'room:ISO'], answers: ['room:lock-in'] },
    'pay-door': { points: ['hand:rest', 'option:rest'], answers: ['rest'] },
    'pay-lock': { points: ['hand:sabotage', 'option:sabotage'], answers: ['sabotage'] },
    judged: { points: ['own'] },
    end: { points: ['own'] },
  },
});
