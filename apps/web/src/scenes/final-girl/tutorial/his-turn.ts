import { dice } from '../../../kit/tutorial/lay-table.ts';
import { lesson } from '../../../kit/tutorial/lesson.ts';
import { layTable } from './lay-table.ts';
import { words } from './text/his-turn.ts';

/** Scene 4: the killer phase, targets, reactions, health, panic, the terror deck. */
export const hisTurn = lesson(words, {
  id: 'his-turn',
  minutes: 2,
  table: layTable(
    {
      turn: 2,
      heroine: 'cabins',
      killer: 'north_trail',
      victims: { north_trail: 1, cabins: 1, tool_shed: 1, lovers_spot: 2 },
      hand: ['guard', 'furious_strike', 'focus', 'walk'],
      horror: 4,
      time: 0,
      bloodlust: 4,
      dead: 3,
      saved: [1, 3],
      holds: ['axe'],
      terror: ['ht07', 'ct07', 'ht03', 'ct01', 'ht05', 'ht02', 'ht09'],
      terrorDrawn: ['ht06', 'ct04', 'ht05'],
    },
    { horror: dice(6, 1), panic: dice(3) },
  ),
  steps: {
    phases: {},
    hans: { points: ['killer'] },
    nearest: { points: ['north_trail'] },
    stop: { points: ['option:end'], answers: ['end'] },
    done: { points: ['option:done'], answers: ['done'] },
    escalated: { points: ['killer'] },
    guard: { points: ['hand:guard'], answers: ['play:guard'] },
    health: { points: ['health'] },
    panic: { points: ['nw_woods'] },
    end: { points: ['terror'] },
  },
});
