import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/footsteps.ts';

/** The blank token lies behind five adults. */
const BLANK = 5;

/** Scene 1: paying with cards, noise, exploring, moving carefully, searching, an encounter. */
export const footsteps = lesson(words, {
  id: 'footsteps',
  minutes: 4,
  table: layTable(
    {
      ...{ round: 1, field: 15, lit: 'S-02' },
      sentry: { at: 'STO', hand: ['search', 'rest', 'interrupt', 'sabotage', 'baton'] },
      hacker: { at: 'RRC', hand: [], passed: true },
      rooms: {
        '009': { tile: 'guard-quarters', token: 'door-3' },
        '011': { tile: 'generator', token: 'malfunction-2' },
      },
      tops: { red: ['glowstick', 'frag-grenade'] },
    },
    { noise: dice(1, 5), bag: [BLANK] }, // corridors 1 and 3
  ),
  steps: {
    base: { points: ['room:STO', 'person:0'] },
    hand: { points: ['hand'] },
    move: { points: ['room:EL2'], answers: ['move:EL2'] },
    pay: { points: ['hand:sabotage', 'option:sabotage'], answers: ['sabotage'] },
    noise: { points: ['corridor:EL2-009'] },
    careful: { points: ['room:009', 'option:careful:009'], answers: ['careful:009'] },
    'pay-careful': { points: ['hand:rest', 'option:rest'], answers: ['rest'] },
    'pay-more': { points: ['hand:interrupt', 'option:interrupt'], answers: ['interrupt'] },
    marker: { points: ['corridor:009-011', 'option:009-011'], answers: ['009-011'] },
    explored: { points: ['room:009'] },
    search: { points: ['hand:search', 'option:play:search'], answers: ['play:search'] },
    keep: { points: ['option:keep:frag-grenade'], answers: ['keep:frag-grenade'] },
    on: { points: ['room:011'], answers: ['move:011'] },
    'last-card': { points: ['hand:baton', 'option:baton'], answers: ['baton'] },
    encounter: { points: ['room:011', 'bag'] },
    end: { points: ['bag'] },
  },
});
