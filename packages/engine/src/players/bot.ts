import { fastChance } from '../chance/fast.ts';
import type { Option, Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import { byPolicy, firstEvening, ruleOfThumb } from './policy.ts';
import { type Considered, search } from './search.ts';
import { likedFor, serving, type Wish } from './wish.ts';

/** How a bot plays, weakest first: by chance, as on a first evening, by the game's rule of thumb, by what practice has taught, by search on top of that. */
export const BOT_LEVELS = ['random', 'newcomer', 'thumb', 'veteran', 'search'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Nobody waits longer for a bot, however slow the core: what it has found out by then must do. The rest of two seconds is for the way. */
const PATIENCE = 1500;

/**
 * What a bot of this level answers for a seat that is asked. It only ever looks at worlds that the seat could be in. Without a seed of
 * its own it answers the same wherever it thinks, unless its time is up: `now` is a clock in milliseconds. A wish of somebody
 * on its side is done where that does not cost too much.
 */
export function botAnswer<S>(
  match: Match<S>,
  seat: Seat,
  level: BotLevel,
  seed = `bot ${seat} ${match.position}`,
  now?: () => number,
  wish?: Wish,
): Option {
  const options = match.legal(seat);
  const [only] = options;
  if (only === undefined) throw new Error(`Seat ${seat} is not asked anything.`);
  if (options.length === 1) return only;
  const served = wish === undefined ? NOTHING : serving(() => match.imagine(seat, fastChance(seed)), seat, wish);
  const liked = likedFor(served);
  if (level === 'search') {
    const time = now === undefined ? {} : { now, until: now() + PATIENCE };
    // What is wished for is tried before it is done, however much it is liked.
    const asked = served.size === 0 ? {} : { liked, trust: Number.POSITIVE_INFINITY };
    return asWished(search(match, seat, { seed, ...time, ...asked }), served) ?? only;
  }
  if (level === 'veteran') return byPolicy(match, seat, seed, { policy: 'experience', liked });
  if (level === 'thumb' || served.size > 0) return ruleOfThumb(match, seat, seed, liked);
  if (level === 'newcomer') return firstEvening(match, seat, seed);
  return fastChance(seed).pick('player:option', options);
}

const NOTHING: ReadonlySet<string> = new Set();

/** Nobody is asked to give up more of their chance of winning than this for somebody's wish. */
const TOO_MUCH = 0.08;

/** The best of what is wished for, unless the best of all is clearly better. */
function asWished(considered: readonly Considered[], served: ReadonlySet<string>): Option | undefined {
  const [best] = considered;
  const wished = considered.find(({ option, visits }) => visits > 0 && served.has(option.id));
  if (best === undefined || wished === undefined || wished.value < best.value - TOO_MUCH) return best?.option;
  return wished.option;
}
