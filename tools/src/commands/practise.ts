import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { AnyGame, ExperienceFile } from '@dreadhouse/engine';
import type { Command, Given } from '../command.ts';
import { type Context, oneLine, UsageError } from '../context.ts';
import { findGame, gameSource } from '../games.ts';
import { vocabularyOf } from '../practise/batch.ts';
import type { Choices } from '../practise/choices.ts';
import { experienceText } from '../practise/experience-text.ts';
import { Trainer } from '../practise/trainer.ts';
import { cellsOf } from '../simulate/cells.ts';
import { Crew } from '../simulate/crew.ts';
import type { Plan } from '../simulate/play-game.ts';
import { readPlayers } from '../simulate/players.ts';
import { PLAY_FLAGS, wholeNumber } from '../values.ts';

type Flags = Given['flags'];

export const practiseCommand: Command = {
  name: 'practise',
  summary: 'play against oneself, and learn which answers lead to winning: the experience file of a game',
  arguments: ['GAME'],
  flags: {
    seed: PLAY_FLAGS.seed,
    batches: { value: 'N', help: 'after how many batches of games practice ends (default: 240)' },
    games: { value: 'N', help: 'how many games a batch has (default: 750)' },
    seats: { value: 'K,…', help: 'with how many seats, in turn (default: every number that the game allows)' },
    only: {
      value: 'K=V,…',
      help: 'two games of three with these choices, e.g. mode=normal; the others are any (default: all are any)',
    },
    units: { value: 'N', help: 'hidden units of the net (default: 16)' },
    common: { value: 'N', help: 'a word counts that is said so often in the first batch (default: 100)' },
    pace: { value: 'X', help: 'how quickly it learns at first (default: 0.007)' },
    out: {
      value: 'FILE',
      help: 'write the experience file there, after every tenth batch and at the end (default: only report)',
    },
    workers: { value: 'W', help: 'how many threads (default: one for each core); the results do not depend on it' },
  },
  async run({ arguments: [id], flags }, context) {
    const game = await findGame(id!, context);
    if (game.judging === undefined || game.opinions === undefined)
      throw new UsageError(`${id} does not say what its positions are judged by, or what it thinks of answers`);
    await new Practice(id!, game, flags, context).run();
    return 0;
  },
};

/** So many batches serve the critic alone, and over so many learning gets up to its pace; from there it slows down to a tenth. */
const CRITICAL = 2;
const WARM = 5;
const SLOWEST = 0.1;
/** How often a file is written meanwhile. */
const WRITTEN = 10;

class Practice {
  readonly #id: string;
  readonly #game: AnyGame;
  readonly #flags: Flags;
  readonly #context: Context;
  readonly #seed: string;
  readonly #batches: number;
  readonly #series: readonly Plan[];

  constructor(id: string, game: AnyGame, flags: Flags, context: Context) {
    this.#id = id;
    this.#game = game;
    this.#flags = flags;
    this.#context = context;
    this.#seed = flags['seed'] ?? '1';
    this.#batches = wholeNumber(flags, 'batches', 240, { min: 1, max: 100_000 });
    const games = wholeNumber(flags, 'games', 750, { min: 1, max: 1_000_000 });
    const seats = seatsOf(flags['seats'], game);
    this.#series = seats.map((count) =>
      seriesOf(game, count, Math.ceil(games / seats.length), this.#seed, flags['only']),
    );
  }

  async run(): Promise<void> {
    const flags = this.#flags;
    const { games, patienceSeconds = 60 } = this.#context;
    const workers = wholeNumber(flags, 'workers', availableParallelism(), { min: 1, max: 256 });
    const units = wholeNumber(flags, 'units', 16, { min: 1, max: 64 });
    const common = wholeNumber(flags, 'common', 100, { min: 1, max: 1_000_000 });
    const pace = paceOf(flags['pace']);
    const crew = new Crew(gameSource(this.#id, games), { workers, patienceSeconds });
    try {
      const { names } = this.#game.judging!;
      const vocabulary = vocabularyOf(await this.#play(crew, 0, newcomer(names)), names, common);
      const trainer = new Trainer(vocabulary, { seed: this.#seed, units, critical: CRITICAL });
      for (let batch = 1; batch <= this.#batches; batch++) {
        trainer.learn(await this.#play(crew, batch, trainer.file([])), pace * pacing(batch, this.#batches));
        if (batch % WRITTEN === 0 || batch === this.#batches) this.#write(trainer.file(this.#origin(batch)));
      }
    } finally {
      await crew.leave();
    }
  }

  /** A batch of games by players who know what has been learnt so far; says how often they won. */
  async #play(crew: Crew, batch: number, experience: ExperienceFile): Promise<Choices[]> {
    const all: Choices[] = [];
    for (const series of this.#series) {
      const played = new Map<number, Choices>();
      const plan: Plan = { ...series, from: batch * series.games, experience };
      await crew.play(plan, (result) => {
        if ('error' in result) this.#context.err.write(`game ${result.n} failed: ${oneLine(result.error)}\n`);
        else if (result.choices !== undefined) played.set(result.n, result.choices);
      });
      all.push(...[...played].sort(([a], [b]) => a - b).map(([, choices]) => choices));
    }
    this.#report(
      batch,
      all.flatMap(({ courses }) => courses.map(({ won }) => won)),
    );
    return all;
  }

  #report(batch: number, courses: readonly boolean[]): void {
    const won = courses.filter(Boolean).length;
    this.#context.out.write(`batch ${batch}: seats won ${won} of ${courses.length} games\n`);
  }

  #write(file: ExperienceFile): void {
    const { out } = this.#flags;
    if (out !== undefined) writeFileSync(out, experienceText(file));
  }

  #origin(batches: number): string[] {
    const said = Object.entries(this.#flags)
      .filter(([name, value]) => !LEFT_OUT.includes(name) && value !== undefined)
      .map(([name, value]) => `--${name} ${value}`);
    const games = this.#series.reduce((sum, series) => sum + series.games, 0);
    return [`npx dreadhouse practise ${[this.#id, ...said].join(' ')}`, `${batches} batches of ${games} games`];
  }
}

const LEFT_OUT: readonly string[] = ['out', 'workers', 'help'];

function pacing(batch: number, batches: number): number {
  return batch < WARM ? batch / WARM : Math.max(SLOWEST, 1 - batch / batches);
}

/** Who has learnt nothing goes by the rule of thumb. */
function newcomer(names: readonly string[]): ExperienceFile {
  const nothing = names.map(() => 0).join(' ');
  return { origin: [], names, groups: [], means: nothing, scales: nothing, units: [], words: [] };
}

function seriesOf(game: AnyGame, seats: number, games: number, seed: string, only: string | undefined): Plan {
  const plan: Plan = {
    ...{ games, seats, seed: `${seed} ${seats}`, from: 0, options: null, maxDecisions: 100_000 },
    players: readPlayers('practising', seats),
  };
  if (only === undefined) return plan;
  const wanted = cellsOf(game, seats, only, {}).map(({ options }) => options);
  const any = Array.from({ length: Math.ceil(wanted.length / 2) }, (_, n) => game.sampleOptions(n, seats));
  return { ...plan, rota: [...wanted, ...any] };
}

function seatsOf(text: string | undefined, game: AnyGame): number[] {
  const { min, max } = game.seats;
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return text.split(',').map((seats) => wholeNumber({ seats }, 'seats', min, { min, max }));
}

function paceOf(text = '0.007'): number {
  const pace = Number(text);
  if (pace > 0 && pace <= 1) return pace;
  throw new UsageError(`--pace must be a number above 0, and 1 at most, not "${text}"`);
}
