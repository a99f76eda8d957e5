import { fastChance } from '../chance/fast.ts';
import type { Option, Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import type { Run } from '../run.ts';
import { bestRated } from './policy.ts';

/** How good a world is for a seat: by its end, or else by the game's own score. */
export function worth<S>(run: Run<S>, seat: Seat): number {
  if (run.over) return run.game.outcome(run.state).winners.includes(seat) ? 1 : 0;
  return run.game.score?.(run.state, seat) ?? 0.5;
}

/** Tries every option in the same few imagined worlds and takes the one that looks best right after it. */
export function greedy<S>(match: Match<S>, seat: Seat, seed: string, worlds = 8): Option {
  const options = match.legal(seat);
  const sums = options.map((option) => {
    let sum = 0;
    for (let world = 0; world < worlds; world++) {
      const run = match.imagine(seat, fastChance(`${seed} ${world}`));
      if (run.replay({ seat, option: option.id }) === null)
        sum += worth(othersMove(run, seat, `${seed} ${world}`), seat);
    }
    return sum;
  });
  return options[sums.indexOf(Math.max(...sums))] as Option;
}

/** Lets the others answer until it is this seat's turn again or the game is over: only then can an option be judged. */
function othersMove<S>(run: Run<S>, seat: Seat, seed: string): Run<S> {
  const chance = fastChance(`${seed} others`);
  for (let i = 0; i < 50 && !run.over && run.legal(seat).length === 0; i++) {
    const other = run.waitingFor()[0] as Seat;
    run.answer(other, bestRated(run, other, chance));
  }
  return run;
}
