import type { AnyGame } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';

/** Games that can be played on a server, by id. */
export type Games = ReadonlyMap<string, AnyGame>;

/** Every game that can be played here, by id. */
export const GAMES: Games = new Map<string, AnyGame>([finalGirl].map((game) => [game.id, game]));
