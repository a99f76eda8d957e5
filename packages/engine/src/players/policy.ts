import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import type { Option, Seat } from '../decision.ts';
import type { Policy } from '../game.ts';
import type { Match } from '../match.ts';
import type { Run } from '../run.ts';

const EVEN: Policy<unknown> = (_state, _seat, _ask, options) => options.map(() => 1);

/** How much the game's policy likes each option, or all alike where it has none. */
export function ratings<S>(run: Run<S>, seat: Seat, options: readonly Option[]): readonly number[] {
  if (run.ask === null || options.length < 2) return options.map(() => 1);
  return (run.game.policy ?? EVEN)(run.state, seat, run.ask, options);
}

/** The option that the policy likes best; luck decides between equals. */
export function bestRated<S>(run: Run<S>, seat: Seat, chance: Chance): Option {
  const options = run.legal(seat);
  const rated = ratings(run, seat, options);
  const best = Math.max(...rated);
  return chance.pick(
    'player:tie',
    options.filter((_, i) => rated[i] === best),
  );
}

const GRAIN = 1 << 24;

/** Any option, each as likely as the policy likes it. */
export function drawRated<S>(run: Run<S>, seat: Seat, chance: Chance): Option {
  const options = run.legal(seat);
  const rated = ratings(run, seat, options);
  let total = 0;
  for (const rating of rated) total += rating;
  if (!(total > 0)) return chance.pick('player:option', options);
  let rest = (chance.below('player:option', GRAIN) / GRAIN) * total;
  const drawn = rated.findIndex((rating) => {
    rest -= rating;
    return rest < 0;
  });
  return options[Math.max(0, drawn)] as Option;
}

/** The rule of thumb of the game, applied in one world that the seat could be in. */
export function ruleOfThumb<S>(match: Match<S>, seat: Seat, seed: string): Option {
  const chance = fastChance(seed);
  return bestRated(match.imagine(seat, chance), seat, chance);
}
