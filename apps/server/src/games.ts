import type { AnyGame } from '@dreadhouse/engine';
import { REGISTERED, registered } from '@dreadhouse/registry';

/** Games that can be played on a server, by id. */
export type Games = ReadonlyMap<string, AnyGame>;

/** All that there are. */
export const GAMES: Games = new Map(
  await Promise.all(REGISTERED.map(async ({ id, load }) => [id, await load()] as const)),
);

/** A game's name as it stands on its box, in every language. */
export function titleOf(id: string): string {
  return registered(id)?.title ?? id;
}
