import type { Chance } from '../chance/chance.ts';
import { fastChance } from '../chance/fast.ts';
import type { Option, Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import type { Run } from '../run.ts';
import { FIRMNESS, type Weighed, weigh } from './experience.ts';

/** The game's rule of thumb, or what practice has added to it, where the game has that. */
export type Policy = 'thumb' | 'experience';

/** What a player goes by. */
export interface Guide {
  readonly policy?: Policy;
  /** By how much some options are liked more, or less, than the policy says; a factor for each that differs. */
  readonly liked?: ReadonlyMap<string, number>;
}

/**
 * How much each option is liked, the best 1 and the others e-fold less for every so much that the game thinks them worse; all alike where it
 * has no opinions.
 */
export function ratings<S>(
  run: Run<S>,
  seat: Seat,
  options: readonly Option[],
  { policy = 'thumb', liked }: Guide = {},
): readonly number[] {
  const { game, state, ask } = run;
  if (ask === null || options.length < 2 || game.opinions === undefined) return options.map(() => 1);
  const weighed = policy === 'thumb' ? null : onward(run, seat, weigh(run, seat, options));
  const rated =
    weighed === null
      ? likings(
          game.opinions(state, seat, ask, options).map(({ value }) => value),
          game.thinking?.temperature ?? 1,
        )
      : likings(weighed.preferences, 1);
  if (liked === undefined || liked.size === 0) return rated;
  // Experience speaks as many times more firmly, and so does whatever it is told.
  const firmness = weighed === null ? 1 : FIRMNESS;
  return rated.map((rating, i) => rating * (liked.get(options[i]?.id ?? '') ?? 1) ** firmness);
}

/**
 * Null where what experience likes best would go round in circles: it has learnt what leads to winning, and taking a thing and giving it back
 * leads nowhere, but costs nothing either. The rule of thumb knows when there is nothing more to do.
 */
function onward<S>(run: Run<S>, seat: Seat, weighed: Weighed | null): Weighed | null {
  if (weighed === null) return null;
  const { options, preferences } = weighed;
  const best = options[preferences.indexOf(Math.max(...preferences))];
  return best !== undefined && run.goesRound(seat, best) ? null : weighed;
}

function likings(worths: readonly number[], temperature: number): number[] {
  let best = Number.NEGATIVE_INFINITY;
  for (const worth of worths) if (worth > best) best = worth;
  return worths.map((worth) => Math.exp((worth - best) / temperature));
}

/** The option that is liked best; luck decides between equals. */
export function bestRated<S>(run: Run<S>, seat: Seat, chance: Chance, guide?: Guide): Option {
  const options = run.legal(seat);
  const rated = ratings(run, seat, options, guide);
  const best = Math.max(...rated);
  return chance.pick(
    'player:tie',
    options.filter((_, i) => rated[i] === best),
  );
}

const GRAIN = 1 << 24;

/** Any option, each as likely as it is liked. */
export function drawRated<S>(run: Run<S>, seat: Seat, chance: Chance, guide?: Guide): Option {
  const options = run.legal(seat);
  const rated = ratings(run, seat, options, guide);
  let total = 0;
  for (const rating of rated) total += rating;
  if (!(total > 0)) return chance.pick('player:option', options);
  return options[drawnPlace(rated, total, chance)] as Option;
}

/** The place of one of these, each as likely as its part of the total. */
export function drawnPlace(parts: readonly number[], total: number, chance: Chance): number {
  let rest = (chance.below('player:option', GRAIN) / GRAIN) * total;
  const place = parts.findIndex((part) => {
    rest -= part;
    return rest < 0;
  });
  return Math.max(0, place);
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

/** What is liked best in one world that the seat could be in. */
export function byPolicy<S>(match: Match<S>, seat: Seat, seed: string, guide: Guide): Option {
  const chance = fastChance(seed);
  return bestRated(match.imagine(seat, chance), seat, chance, guide);
}

/** The rule of thumb of the game. `liked`: how many times as much some options are liked. */
export function ruleOfThumb<S>(match: Match<S>, seat: Seat, seed: string, liked: Guide['liked'] = new Map()): Option {
  return byPolicy(match, seat, seed, { liked });
}
