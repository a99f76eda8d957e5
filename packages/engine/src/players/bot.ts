import { fastChance } from '../chance/fast.ts';
import type { Option, Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import { firstEvening, ruleOfThumb } from './policy.ts';
import { search } from './search.ts';

/** How a bot plays, weakest first: by chance, as on a first evening, by the game's rule of thumb, by search on top of it. */
export const BOT_LEVELS = ['random', 'newcomer', 'thumb', 'search'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Nobody waits longer for a bot, however slow the core: what it has found out by then must do. The rest of two seconds is for the way. */
const PATIENCE = 1500;

/**
 * What a bot of this level answers for a seat that is asked. It only ever looks at worlds that the seat could be in. Without a seed of
 * its own it answers the same wherever it thinks, unless its time is up: `now` is a clock in milliseconds.
 */
export function botAnswer<S>(
  match: Match<S>,
  seat: Seat,
  level: BotLevel,
  seed = `bot ${seat} ${match.position}`,
  now?: () => number,
): Option {
  const options = match.legal(seat);
  const [only] = options;
  if (only === undefined) throw new Error(`Seat ${seat} is not asked anything.`);
  if (options.length === 1) return only;
  if (level === 'search') {
    const time = now === undefined ? {} : { now, until: now() + PATIENCE };
    return search(match, seat, { seed, ...time })[0]?.option ?? only;
  }
  if (level === 'thumb') return ruleOfThumb(match, seat, seed);
  if (level === 'newcomer') return firstEvening(match, seat, seed);
  return fastChance(seed).pick('player:option', options);
}
