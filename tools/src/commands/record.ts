import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, fastChance, Match, randomAnswer, reveal, saveText } from '@dreadhouse/engine';
import type { Command } from '../command.ts';
import { oneLine, UsageError } from '../context.ts';
import { findGame } from '../games.ts';
import { optionsOf, PLAY_FLAGS, readSeries, type Series, seedOf } from '../values.ts';

const MOST_DECISIONS = 100_000;

export const recordCommand: Command = {
  name: 'record',
  summary: 'play random games and write each as a revealed match file, to be replayed byte for byte by tests',
  arguments: ['GAME'],
  flags: { ...PLAY_FLAGS, out: { value: 'FOLDER', help: 'where to write (default: the current folder)' } },
  async run({ arguments: [id], flags }, context) {
    const game = await findGame(id!, context);
    const series = readSeries(flags, game, 1);
    const folder = flags['out'] ?? '.';
    for (let n = series.from; n < series.from + series.games; n++) {
      const match = attempt(() => playMatch(game, series, n));
      if (match instanceof Error) {
        context.err.write(`dreadhouse: game ${n} (seed ${seedOf(series, n)}) failed: ${oneLine(match)}\n`);
        return 1;
      }
      const path = writeMatch(folder, fileName(game.id, seedOf(series, n)), saveText(reveal(match)));
      context.out.write(`${path}: ${match.position} decisions, ${match.outcome?.side} won\n`);
    }
    return 0;
  },
};

/** The seed may be any text; a file name may not. */
function fileName(game: string, seed: string): string {
  return `${game}-${seed.replace(/[^\w.-]/g, '-')}.json`;
}

/** Plays the same game as `simulate` does for this number, and keeps everything. */
function playMatch(game: AnyGame, series: Series, n: number): Match<unknown> {
  const seed = seedOf(series, n);
  const players = Array.from({ length: series.seats }, (_, seat) => `random ${seat}`);
  const started = Match.start(game, { options: optionsOf(game, series, n), players, luck: { kind: 'fast', seed } });
  if (!started.ok) throw new Error(started.why);
  const match: Match<unknown> = started.value;
  const chance = fastChance(seed);
  while (!match.over) {
    if (match.position >= MOST_DECISIONS) throw new Error(`has not ended after ${MOST_DECISIONS} decisions`);
    const { seat, option } = randomAnswer(match.run, chance);
    const applied = match.answer(seat, option.id);
    if (!applied.ok) throw applied.error ?? new Error(`the answer ${option.id} was refused: ${applied.why}`);
  }
  return match;
}

function attempt<T>(work: () => T): T | Error {
  try {
    return work();
  } catch (thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
  }
}

function writeMatch(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, text);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${oneLine(error)}`);
  }
  return path;
}
