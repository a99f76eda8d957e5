import { armyOfTheDead } from '@dreadhouse/army-of-the-dead';
import type { AnyGame } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { terrorscape } from '@dreadhouse/terrorscape';

/** Games that can be played on a server, by id. */
export type Games = ReadonlyMap<string, AnyGame>;

/** Every game that can be played here, under its proper name; a further one joins by a line. */
const ALL: readonly (readonly [game: AnyGame, title: string])[] = [
  [finalGirl, 'Final Girl'],
  [terrorscape, 'Terrorscape'],
  [armyOfTheDead, 'Army of the Dead'],
];

/** The same, by id. */
export const GAMES: Games = new Map(ALL.map(([game]) => [game.id, game]));

/** A game's name as it stands on its box, in every language. */
export function titleOf(id: string): string {
  return ALL.find(([game]) => game.id === id)?.[1] ?? id;
}
