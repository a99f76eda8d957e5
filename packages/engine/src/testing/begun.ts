import type { Game } from '../game.ts';
import { Match, type MatchSettings } from '../match.ts';

/** What a test's match begins with; luck comes from the seed. */
interface Beginning {
  readonly seed: string;
  readonly options?: unknown;
  readonly seats?: number;
}

/** A match that has begun; options that the game refuses are the test's mistake. */
export function begun<S>(
  game: Game<S>,
  { seed, options = {}, seats = game.seats.min }: Beginning,
  settings: MatchSettings = {},
): Match<S> {
  const players = Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
  const started = Match.start(game, { options, players, luck: { kind: 'fast', seed } }, settings);
  if (!started.ok) throw new Error(started.why);
  return started.value;
}
