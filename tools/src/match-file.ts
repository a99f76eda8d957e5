import { readFileSync } from 'node:fs';
import { type AnyGame, type LoadRefusal, readSave } from '@dreadhouse/engine';
import { type Context, oneLine, UsageError } from './context.ts';
import { findGame } from './games.ts';

interface MatchFile {
  readonly source: string;
  readonly game: AnyGame;
}

const REFUSALS: Record<LoadRefusal, string> = {
  'not-json': 'is not a Dreadhouse match, not even JSON',
  foreign: 'is not a Dreadhouse match',
  newer: 'was written by a newer Dreadhouse',
  malformed: 'is not formed like a match',
  damaged: 'has been damaged or changed',
  'other-game': 'is a match of another game',
  'bad-options': 'has options that the game does not know',
  unplayable: 'cannot be played again',
};

/** One line that says what is wrong with a file. */
export function refusal(path: string, why: LoadRefusal, where: string): UsageError {
  return new UsageError(`${path} ${REFUSALS[why]} (${oneLine(where)})`);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = { ENOENT: 'there is no such file', EISDIR: 'it is a folder', EACCES: 'not allowed' }[code ?? ''];
    throw new UsageError(`${path} cannot be read: ${reason ?? oneLine(error)}`);
  }
}

/** Whatever fails while a file is looked at is the file's fault, and said in a sentence. */
export function asFarAsItGoes<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof UsageError ? error : refusal(path, 'unplayable', oneLine(error));
  }
}

/** The text of a match file and the game that it claims to be of. Whether anything else in it is right is not asked here. */
export async function openMatch(path: string, context: Context): Promise<MatchFile> {
  const source = readText(path);
  const read = asFarAsItGoes(path, () => readSave(source));
  const unknowable = ['not-json', 'foreign', 'newer'];
  if (!read.ok && unknowable.includes(read.why)) throw refusal(path, read.why, read.where);
  const { header } = JSON.parse(source) as { header?: { game?: unknown } };
  if (typeof header?.game !== 'string') throw refusal(path, 'malformed', 'header.game: expected a text');
  if (!Object.hasOwn(context.games, header.game)) {
    const known = Object.keys(context.games).join(', ');
    throw new UsageError(`${path} is a match of an unknown game, "${header.game}"; games: ${known}`);
  }
  return { source, game: await findGame(header.game, context) };
}
