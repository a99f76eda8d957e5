import type { AnyGame } from '@dreadhouse/engine';
import { REGISTERED, registered } from '@dreadhouse/registry';
import { type Context, oneLine, UsageError } from './context.ts';

/** Where a game is found: in the registry, or in a file. Plain data, because worker threads must find it too. */
export type GameSource =
  | { readonly registered: string }
  | {
      /** The address of the file. */
      readonly module: string;
      /** The name that it exports the game by. */
      readonly name: string;
    };

/** Every game that ships with Dreadhouse. None is loaded before it is needed. */
export const GAMES: Readonly<Record<string, GameSource>> = Object.fromEntries(
  REGISTERED.map(({ id }) => [id, { registered: id }]),
);

export async function loadGame(source: GameSource): Promise<AnyGame> {
  if ('registered' in source) return load(source.registered);
  const { module, name } = source;
  const exported = (await import(/* @vite-ignore */ module)) as Record<string, AnyGame | undefined>;
  const game = exported[name];
  if (game === undefined) throw new Error(`${module} does not export ${name}`);
  return game;
}

function load(id: string): Promise<AnyGame> {
  const found = registered(id);
  if (found === undefined) throw new Error(`there is no game ${id}`);
  return found.load();
}

/** The game of this id, or one line that says why not. */
export async function findGame(id: string, { games }: Context): Promise<AnyGame> {
  try {
    return await loadGame(gameSource(id, games));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`the game ${id} cannot be loaded: ${oneLine(error)}`);
  }
}

export function gameSource(id: string, games: Context['games']): GameSource {
  const found = Object.hasOwn(games, id) ? games[id] : undefined;
  if (found === undefined) throw new UsageError(`unknown game "${id}"; games: ${Object.keys(games).join(', ')}`);
  return found;
}
