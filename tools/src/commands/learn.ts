import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { AnyGame } from '@dreadhouse/engine';
import type { Command, Given } from '../command.ts';
import { type Context, oneLine, UsageError } from '../context.ts';
import { findGame, gameSource } from '../games.ts';
import { type Sample, samplesOf, split } from '../learn/dataset.ts';
import { fit } from '../learn/fit.ts';
import { type Held, heldText, judgeHeld } from '../learn/report.ts';
import { valueText } from '../learn/value-text.ts';
import { Crew, type Result } from '../simulate/crew.ts';
import type { Plan } from '../simulate/play-game.ts';
import { type Player, readPlayers } from '../simulate/players.ts';
import type { Position } from '../simulate/positions.ts';
import { Progress } from '../simulate/progress.ts';
import { PLAY_FLAGS, readSeries, wholeNumber } from '../values.ts';

type Flags = Given['flags'];

export const learnCommand: Command = {
  name: 'learn',
  summary: 'play games, and learn from who won them what a position is worth: the value file of a game',
  arguments: ['GAME'],
  flags: {
    ...PLAY_FLAGS,
    games: { value: 'N', help: 'how many games with each number of seats (default: 1000)' },
    seats: { value: 'K', help: 'only so many seats (default: every number that the game allows)' },
    players: {
      value: 'P,…/P,…',
      help: 'random, thumb, quick, practising (veterans who do not only do what they like best), wild:PERCENT (quick that strays) or search:ITERATIONS, for all or one a seat; of line-ups between slashes each game draws one (default: quick/wild:15)',
    },
    units: { value: 'N', help: 'hidden units of the net (default: 16)' },
    decay: { value: 'X', help: 'how strongly weights are held back (default: 0.02)' },
    shrink: { value: 'X', help: 'how strongly groups are held to what is common to all (default: 0.5)' },
    passes: { value: 'N', help: 'most passes over all positions (default: 40)' },
    keep: { value: 'FILE', help: 'write the positions there as well, a game a line' },
    use: { value: 'FILE,…', help: 'learn from positions that were kept, and play nothing' },
    out: { value: 'FILE', help: 'write the value file there (default: only report)' },
    workers: { value: 'W', help: 'how many threads (default: one for each core); the results do not depend on it' },
    json: { help: 'print the report as JSON' },
  },
  async run({ arguments: [id], flags }, context) {
    const game = await findGame(id!, context);
    if (game.judging === undefined) throw new UsageError(`${id} does not say what its positions are judged by`);
    const { names } = game.judging;
    const seed = flags['seed'] ?? '1';
    const shape = { units: wholeNumber(flags, 'units', 16, { min: 0, max: 24 }), ...strengths(flags) };
    lineupsOf(flags, game.seats.min); // refused before anything is played
    const kept = flags['use'] === undefined ? await play(id!, game, flags, context) : readKept(flags['use']);
    const parts = split(kept.flat());
    if (parts.train.length === 0 || parts.stop.length === 0 || parts.held.length === 0)
      throw new UsageError('too few games to learn from');
    const { model, passes } = fit(names, parts, {
      ...shape,
      seed,
      passes: wholeNumber(flags, 'passes', 40, { min: 1, max: 1000 }),
    });
    const held = judgeHeld(model, parts.held, parts.train);
    if (flags['out'] !== undefined)
      writeFileSync(flags['out'], valueText(model.file(originOf(id!, flags, kept.length, held))));
    const report = { games: kept.length, passes, weights: model.weights.length, held };
    context.out.write(flags['json'] === undefined ? reportText(report) : `${JSON.stringify(report, null, 2)}\n`);
    return 0;
  },
};

function reportText({ games, passes, weights, held }: { games: number; passes: number; weights: number; held: Held }) {
  return `${games} games, ${weights} weights, best after ${passes} passes\n${heldText(held)}`;
}

function strengths(flags: Flags): { readonly decay: number; readonly shrink: number } {
  return { decay: strength(flags, 'decay', 0.02), shrink: strength(flags, 'shrink', 0.5) };
}

function strength(flags: Flags, name: string, standard: number): number {
  const text = flags[name];
  const number = text === undefined ? standard : Number(text);
  if (Number.isFinite(number) && number >= 0 && number <= 100 && text !== '') return number;
  throw new UsageError(`--${name} must be a number from 0 to 100, not "${text}"`);
}

function lineupsOf(flags: Flags, seats: number): Player[][] {
  return (flags['players'] ?? 'quick/wild:15').split('/').map((text) => readPlayers(text, seats));
}

/** Plays with every number of seats; the games are numbered on. */
async function play(id: string, game: AnyGame, flags: Flags, context: Context): Promise<Sample[][]> {
  const { min, max } = game.seats;
  const only = flags['seats'] === undefined ? null : wholeNumber(flags, 'seats', min, { min, max });
  const all: Sample[][] = [];
  for (let seats = only ?? min; seats <= (only ?? max); seats++) {
    const series = readSeries({ ...flags, seats: String(seats) }, game, 1000);
    const lineups = lineupsOf(flags, seats);
    const plan: Plan = {
      ...{ ...series, seed: `${series.seed} ${seats}` },
      ...{ players: lineups[0]!, lineups, positions: true, maxDecisions: 100_000 },
    };
    const played = await playAll(id, plan, all.length, flags, context);
    // At once: whoever is interrupted later has lost nothing of it.
    if (flags['keep'] !== undefined) writeKept(flags['keep'], played, all.length === 0 ? 'w' : 'a');
    all.push(...played);
  }
  return all;
}

async function playAll(
  id: string,
  plan: Plan,
  first: number,
  flags: Flags,
  { games, err, patienceSeconds = 60 }: Context,
) {
  const played = new Map<number, Sample[]>();
  const workers = wholeNumber(flags, 'workers', availableParallelism(), { min: 1, max: 256 });
  const progress = new Progress(err, plan.games);
  let failed = 0;
  const crew = new Crew(gameSource(id, games), { workers, patienceSeconds });
  const book = (result: Result): void => {
    if ('error' in result) {
      failed += 1;
      err.write(`game ${result.n} failed: ${oneLine(result.error)}\n`);
    } else played.set(result.n, samplesOf(first + result.n, result.positions ?? []));
    progress.show(played.size, failed);
  };
  await crew.playOnce(plan, book).finally(() => progress.clear());
  return [...played].sort(([a], [b]) => a - b).map(([, samples]) => samples);
}

function writeKept(file: string, kept: readonly (readonly Sample[])[], flag: 'w' | 'a'): void {
  writeFileSync(file, kept.map((samples) => `${JSON.stringify(samples)}\n`).join(''), { flag });
}

/** What this program wrote itself, on this machine. */
function readKept(files: string): Sample[][] {
  const games = files.split(',').flatMap((file) => {
    try {
      return readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Position[]);
    } catch (error) {
      throw new UsageError(`the positions in ${file} cannot be read: ${oneLine(error)}`);
    }
  });
  return games.map((positions, game) => samplesOf(game, positions));
}

/** Enough to make it again, and to know how good it is. */
function originOf(
  id: string,
  flags: Flags,
  games: number,
  { positions, games: of, loss, constant, byGroup, auc }: Held,
) {
  const said = Object.entries(flags)
    .filter(([name, value]) => !LEFT_OUT.includes(name) && value !== undefined)
    .map(([name, value]) => `--${name} ${value}`);
  return [
    `npx dreadhouse learn ${[id, ...said].join(' ')}`,
    `${games} games; held out: ${positions} positions of ${of} games`,
    `log loss ${loss.toFixed(4)}, a constant ${constant.toFixed(4)}, a constant for each group ${byGroup.toFixed(4)}; area under the curve ${auc.toFixed(3)}`,
  ];
}

const LEFT_OUT: readonly string[] = ['out', 'keep', 'use', 'workers', 'json', 'help'];
