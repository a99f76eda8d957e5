import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/something-sharp.ts';

/** Scene 3: searching, items, discarding for time, the market. */
export const somethingSharp = lesson(words, {
  id: 'something-sharp',
  minutes: 2,
  table: layTable(
    {
      turn: 2,
      heroine: 'cabins',
      killer: 'sports_field',
      victims: { cabins: 1, north_trail: 1, tool_shed: 2, north_woods: 1, lovers_spot: 2, dock: 1 },
      hand: ['search', 'focus', 'walk', 'short_rest'],
      horror: 4,
      time: 6,
      saved: [1, 3],
      piles: {
        cabins: ['whistle', 'axe', 'pills', 'map'],
        tool_shed: ['first_aid', 'knife', 'flashlight', 'energy_drink'],
        dock: ['pepper_spray', 'bow', 'fireworks', 'lucky_dice'],
      },
    },
    { horror: dice(6, 5) },
  ),
  steps: {
    'search-space': { points: ['cabins'] },
    search: { points: ['hand:search'], answers: ['play:search'] },
    keep: { points: ['option:keep'], answers: ['keep'] },
    axe: { points: ['option:keep:axe'], answers: ['keep:axe'] },
    'whistle-back': { points: ['option:top', 'option:bottom'], answers: ['top', 'bottom'] },
    hold: { points: ['option:hold:axe'], answers: ['hold:axe'] },
    discard: { points: ['hand:short_rest'], answers: ['discard:short_rest'] },
    stop: { points: ['option:end'], answers: ['end'] },
    market: { points: ['market'] },
    strike: { points: ['market:furious_strike'], answers: ['buy:furious_strike'] },
    guard: { points: ['market:guard'], answers: ['buy:guard'] },
    end: {},
  },
});
