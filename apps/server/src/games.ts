import type { AnyGame } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { terrorscape } from '@dreadhouse/terrorscape';

/** Every game that can be played here; a further one joins by a line. */
const ALL: readonly AnyGame[] = [finalGirl, terrorscape];

/** The same, by id. */
export const GAMES: ReadonlyMap<string, AnyGame> = new Map(ALL.map((game) => [game.id, game]));
