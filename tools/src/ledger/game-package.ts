import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, Ledger } from '@dreadhouse/engine';
import { oneLine } from '../context.ts';
import type { GameFiles } from './check.ts';

/** What was found in the folder of a game: all that is to be checked, nothing yet, or something that cannot be checked. */
type GamePackage = { readonly files: GameFiles } | { readonly empty: true } | { readonly trouble: string };

export async function readGamePackage(folder: string): Promise<GamePackage> {
  const sources = sourcesBelow(join(folder, 'src'));
  if (!existsSync(join(folder, 'package.json')) || sources.length === 0) return { empty: true };
  const index = join(folder, 'src', 'index.ts');
  if (!existsSync(index)) return { trouble: 'has sources, but no src/index.ts that exports the game' };
  const ledger = await importLedger(index);
  if (typeof ledger === 'string') return { trouble: ledger };
  const notApplicable = join(folder, 'not-applicable.md');
  return {
    files: {
      ledger,
      sources,
      tests: sourcesBelow(join(folder, 'test')),
      notApplicable: existsSync(notApplicable) ? readFileSync(notApplicable, 'utf8') : '',
    },
  };
}

/** The ledger of the game that a module exports, or what is wrong. */
async function importLedger(path: string): Promise<Ledger | string> {
  let exported: Record<string, unknown>;
  try {
    exported = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as Record<string, unknown>;
  } catch (error) {
    return `src/index.ts cannot be loaded: ${oneLine(error)}`;
  }
  const games = [...new Set(Object.values(exported).filter(isGame))];
  if (games.length !== 1) return `src/index.ts must export one game, not ${games.length}`;
  return games[0]!.ledger;
}

/** Enough to tell a game from everything else that a package exports. */
function isGame(value: unknown): value is AnyGame {
  const game = value as Partial<AnyGame> | null;
  return typeof game === 'object' && typeof game?.phases === 'object' && Array.isArray(game.ledger);
}

/** The texts of all TypeScript files at or below a folder; hidden folders hold what was made from them. */
function sourcesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const sources = paths.filter((path) => /\.[cm]?tsx?$/.test(path) && !/(?:^|[\\/])(?:\.|node_modules)/.test(path));
  return sources.map((path) => readFileSync(join(folder, path), 'utf8'));
}
