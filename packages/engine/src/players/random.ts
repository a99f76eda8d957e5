import type { Chance } from '../chance/chance.ts';
import type { Seat, SeatAnswer } from '../decision.ts';
import type { Run } from '../run.ts';

/** Any legal answer of any seat that is asked, all alike. */
export function randomAnswer<S>(run: Run<S>, chance: Chance): SeatAnswer {
  const waiting = run.waitingFor();
  const seat = waiting.length === 1 ? (waiting[0] as Seat) : chance.pick('player:seat', waiting);
  return { seat, option: chance.pick('player:option', run.legal(seat)) };
}

/** Plays a run out with random answers; false when it takes more than `most` of them. */
export function playRandomly<S>(run: Run<S>, chance: Chance, most = 100_000): boolean {
  for (let i = 0; i < most && !run.over; i++) {
    const { seat, option } = randomAnswer(run, chance);
    run.answer(seat, option);
  }
  return run.over;
}
