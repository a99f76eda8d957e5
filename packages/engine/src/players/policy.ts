import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import type { Option, Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import type { Run } from '../run.ts';

/**
 * The policy: how much each option is liked, the best 1 and the others e-fold less for every so much that the game thinks them worse;
 * all alike where it has no opinions.
 */
export function ratings<S>({ game, state, ask }: Run<S>, seat: Seat, options: readonly Option[]): readonly number[] {
  if (ask === null || options.length < 2 || game.opinions === undefined) return options.map(() => 1);
  const opinions = game.opinions(state, seat, ask, options);
  const temperature = game.thinking?.temperature ?? 1;
  let best = Number.NEGATIVE_INFINITY;
  for (const { value } of opinions) if (value > best) best = value;
  return opinions.map(({ value }) => Math.exp((value - best) / temperature));
}

/** By how much some options are liked more, or less, than the policy says; a factor for each that differs. */
type Likings = ReadonlyMap<string, number>;
const NO_OTHERS: Likings = new Map();

/** The option that the policy likes best; luck decides between equals. */
export function bestRated<S>(run: Run<S>, seat: Seat, chance: Chance, liked: Likings = NO_OTHERS): Option {
  const options = run.legal(seat);
  const merits = ratings(run, seat, options);
  const rated = liked.size === 0 ? merits : merits.map((merit, i) => merit * (liked.get(options[i]?.id ?? '') ?? 1));
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

/** Of a hundred answers of somebody's first evening so many are any, and so many more are whatever comes to mind. */
const ANY = 10;
const COMES_TO_MIND = 50;

/** Somebody who has just learnt the rules: knows what is good, overlooks it often, and now and then does something without a reason. */
export function firstEvening<S>(match: Match<S>, seat: Seat, seed: string): Option {
  const chance = fastChance(seed);
  const run = match.imagine(seat, chance);
  const slip = chance.below('player:slip', 100);
  if (slip < ANY) return chance.pick('player:option', run.legal(seat));
  return (slip < ANY + COMES_TO_MIND ? drawRated : bestRated)(run, seat, chance);
}

/** The rule of thumb of the game, applied in one world that the seat could be in. `liked`: how many times as much some options are liked. */
export function ruleOfThumb<S>(match: Match<S>, seat: Seat, seed: string, liked: Likings = NO_OTHERS): Option {
  const chance = fastChance(seed);
  return bestRated(match.imagine(seat, chance), seat, chance, liked);
}
