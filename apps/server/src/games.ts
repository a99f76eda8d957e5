import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import type { AnyGame } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { terrorscape } from '@dreadhouse/terrorscape';

/** Games that can be played on a server, by id. */
export type Games = ReadonlyMap<string, AnyGame>;

/** Every game that can be played here; a further one joins by a line. */
const ALL: readonly AnyGame[] = [finalGirl, terrorscape, armyOfTheDead];

/** The same, by id. */
export const GAMES: Games = new Map(ALL.map((game) => [game.id, game]));
