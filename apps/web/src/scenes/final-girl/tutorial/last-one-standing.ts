import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/last-one-standing.ts';

const THE_AXE = { points: ['option:killer@cabins:axe'], answers: ['killer@cabins:axe'] };

/** Scene 5: fighting, weapons, the finale, last breath, winning. */
export const lastOneStanding = lesson(words, {
  id: 'last-one-standing',
  minutes: 3,
  table: layTable(
    {
      turn: 9,
      heroine: 'cabins',
      killer: 'cabins',
      victims: { lovers_spot: 2 },
      hand: ['furious_strike', 'guard', 'focus'],
      horror: 4,
      time: 6,
      bloodlust: 5,
      markers: { heroine: 2, killer: 7 },
      killerBreath: 1,
      dead: 4,
      saved: [0, 1, 2, 3],
      holds: ['axe'],
      terror: ['ht02'],
      terrorDrawn: ['ht06', 'ct04', 'ht05', 'ht07', 'ct07', 'ht03', 'ct01', 'ht05', 'ht09'],
    },
    { horror: dice(5, 6, 6, 5, 6, 5, 6, 2, 5) },
  ),
  steps: {
    enough: { points: ['cabins'] },
    strike: { points: ['hand:furious_strike'], answers: ['play:furious_strike'] },
    'with-the-axe': THE_AXE,
    keep: { points: ['option:keep'], answers: ['keep'] },
    stop: { points: ['killer', 'option:end'], answers: ['end'] },
    'buy-blow': { points: ['market:critical_blow'], answers: ['buy:critical_blow'] },
    done: { points: ['option:done'], answers: ['done'] },
    guard: { points: ['hand:guard'], answers: ['play:guard'] },
    finale: { points: ['finale'] },
    blow: { points: ['hand:critical_blow'], answers: ['play:critical_blow'] },
    'axe-again': THE_AXE,
    'keep-blow': { points: ['option:keep'], answers: ['keep'] },
    revived: { points: ['killer'] },
    'buy-retaliation': { points: ['market:retaliation'], answers: ['buy:retaliation'] },
    dare: { points: ['option:done'], answers: ['done'] },
    retaliate: { points: ['hand:retaliation'], answers: ['play:retaliation'] },
    'last-swing': THE_AXE,
    end: {},
  },
});
