import type { AnyGame } from '@dreadhouse/engine';
import { type Context, oneLine, UsageError } from './context.ts';

/** Where a game is found. Plain data, because worker threads must find it too. */
export interface GameModule {
  /** What to import: a package, or the address of a file. */
  readonly module: string;
  /** The name that it exports the game by. */
  readonly name: string;
}

/** Every game that ships with Dreadhouse. None is loaded before it is needed. */
export const GAMES: Readonly<Record<string, GameModule>> = {
  'army-of-the-dead': { module: '@dreadhouse/army-of-the-dead', name: 'armyOfTheDead' },
  'final-girl': { module: '@dreadhouse/final-girl', name: 'finalGirl' },
  terrorscape: { module: '@dreadhouse/terrorscape', name: 'terrorscape' },
};

export async function loadGame({ module, name }: GameModule): Promise<AnyGame> {
  const exported = (await import(/* @vite-ignore */ module)) as Record<string, AnyGame | undefined>;
  const game = exported[name];
  if (game === undefined) throw new Error(`${module} does not export ${name}`);
  return game;
}

/** The game of this id, or one line that says why not. */
export async function findGame(id: string, { games }: Context): Promise<AnyGame> {
  try {
    return await loadGame(gameModule(id, games));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`the game ${id} cannot be loaded: ${oneLine(error)}`);
  }
}

export function gameModule(id: string, games: Context['games']): GameModule {
  const found = Object.hasOwn(games, id) ? games[id] : undefined;
  if (found === undefined) throw new UsageError(`unknown game "${id}"; games: ${Object.keys(games).join(', ')}`);
  return found;
}
