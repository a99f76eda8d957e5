import type { AnyGame } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';

/** Every game that can be played here, by id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([finalGirl].map((game) => [game.id, game]));
