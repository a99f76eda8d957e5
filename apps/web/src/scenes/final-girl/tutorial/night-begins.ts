import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/night-begins.ts';

/** Scene 1: the goal, the board, cards, the horror roll, time. */
export const nightBegins = lesson(words, {
  id: 'night-begins',
  minutes: 2,
  table: layTable(
    {
      turn: 0,
      heroine: 'sports_field',
      killer: 'marsh',
      victims: { tool_shed: 2, north_woods: 1, cabins: 2, lovers_spot: 2, dock: 1, campfire: 2 },
      hand: ['walk', 'walk', 'focus', 'focus', 'weak_attack', 'short_rest'],
      horror: 5,
      time: 6,
    },
    { horror: dice(6, 2, 5, 6, 4, 1) },
  ),
  steps: {
    welcome: {},
    you: { points: ['sports_field'] },
    hans: { points: ['marsh'] },
    walk: { points: ['hand:walk'], answers: ['play:walk'] },
    roll: { points: ['dice'] },
    keep: { points: ['option:keep'], answers: ['keep'] },
    'to-lake-path': { points: ['lake_path'], answers: ['go:lake_path'] },
    time: { points: ['time'] },
    focus: { points: ['hand:focus', 'horror'], answers: ['play:focus'] },
    'two-successes': { points: ['option:keep'], answers: ['keep'] },
    'walk-again': { points: ['hand:walk'], answers: ['play:walk'] },
    convert: { points: ['option:convert'], answers: ['convert'] },
    'spare-one': {
      points: ['hand:weak_attack', 'hand:short_rest'],
      answers: ['discard:weak_attack', 'discard:short_rest'],
    },
    'spare-two': {
      points: ['hand:weak_attack', 'hand:short_rest'],
      answers: ['discard:weak_attack', 'discard:short_rest'],
    },
    'keep-converted': { points: ['option:keep'], answers: ['keep'] },
    'to-campfire': { points: ['campfire'], answers: ['go:campfire'] },
    end: { points: ['campfire'] },
  },
});
