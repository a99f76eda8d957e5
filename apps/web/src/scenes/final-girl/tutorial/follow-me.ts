import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/follow-me.ts';

/** The slots of Laurie whose rewards need no further choice. */
const SLOT = {
  points: ['slot:0', 'slot:1', 'slot:2', 'slot:3'],
  answers: ['slot:1', 'slot:0', 'slot:2', 'slot:3'],
};

/** Scene 2: victims follow, exits save them, rewards. */
export const followMe = lesson(words, {
  id: 'follow-me',
  minutes: 2,
  table: layTable(
    {
      turn: 1,
      heroine: 'lake_path',
      killer: 'campfire',
      victims: { lake_path: 2, tool_shed: 2, north_woods: 1, cabins: 2, lovers_spot: 2, dock: 1 },
      hand: ['walk', 'focus', 'search', 'short_rest'],
      horror: 4,
      time: 6,
      markers: { heroine: 3 },
    },
    { horror: dice(5, 6) },
  ),
  steps: {
    'behind-you': { points: ['campfire'] },
    exit: { points: ['sw_exit'] },
    walk: { points: ['hand:walk'], answers: ['play:walk'] },
    keep: { points: ['option:keep'], answers: ['keep'] },
    'to-field': { points: ['sports_field'], answers: ['go:sports_field'] },
    follow: { points: ['option:follow:2'], answers: ['follow:2'] },
    'to-exit': { points: ['sw_exit'], answers: ['go:sw_exit'] },
    'follow-again': { points: ['option:follow:2'], answers: ['follow:2'] },
    save: { points: ['sw_exit', 'option:save:yellow'], answers: ['save:yellow'] },
    slot: SLOT,
    reward: { points: ['option:reward:*'], answers: ['reward:*'] },
    'save-second': { points: ['sw_exit', 'option:save:yellow'], answers: ['save:yellow'] },
    'second-slot': SLOT,
    'second-reward': { points: ['option:reward:*'], answers: ['reward:*'] },
    'six-lives': { points: ['heroine'] },
    end: {},
  },
});
