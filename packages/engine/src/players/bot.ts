import { fastChance } from '../chance/fast.ts';
import type { Option, Seat } from '../decision.ts';
import type { Match } from '../match.ts';
import { ruleOfThumb } from './policy.ts';
import { search } from './search.ts';

/** How a bot plays, weakest first: by chance, by the game's rule of thumb, by search on top of it. */
export const BOT_LEVELS = ['random', 'thumb', 'search'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/**
 * What a bot of this level answers for a seat that is asked. It only ever looks at worlds that the seat could be in. Without a seed of
 * its own it answers the same wherever it thinks.
 */
export function botAnswer<S>(
  match: Match<S>,
  seat: Seat,
  level: BotLevel,
  seed = `bot ${seat} ${match.position}`,
): Option {
  const options = match.legal(seat);
  const [only] = options;
  if (only === undefined) throw new Error(`Seat ${seat} is not asked anything.`);
  if (options.length === 1) return only;
  if (level === 'search') return search(match, seat, { seed })[0]?.option ?? only;
  if (level === 'thumb') return ruleOfThumb(match, seat, seed);
  return fastChance(seed).pick('player:option', options);
}
