import { availableParallelism } from 'node:os';
import { type Command, columns } from '../command.ts';
import { findGame, gameSource } from '../games.ts';
import { type Cell, cellsOf, type Group, Groups, readGroupings } from '../simulate/cells.ts';
import { Crew, type Result } from '../simulate/crew.ts';
import { type PartRate, Parts } from '../simulate/parts.ts';
import type { Plan } from '../simulate/play-game.ts';
import { readPlayers } from '../simulate/players.ts';
import { Progress } from '../simulate/progress.ts';
import type { Rate } from '../simulate/statistics.ts';
import { PLAY_FLAGS, readSeries, wholeNumber } from '../values.ts';

export const balanceCommand: Command = {
  name: 'balance',
  summary: 'play the same number of games of every set-up and compare who wins',
  arguments: ['GAME'],
  flags: {
    ...PLAY_FLAGS,
    games: { value: 'N', help: 'how many games, all together (default: 1000)' },
    players: {
      value: 'P,…',
      help: 'random, newcomer, thumb, veteran, quick (thumb, cheaper) or search:ITERATIONS, one for all or one a seat (default: thumb)',
    },
    only: { value: 'K=V,…', help: 'only set-ups with these choices, e.g. mode=normal' },
    by: { value: 'K,K+K,…', help: 'what to group by, e.g. film,film+mode (default: every kind by itself)' },
    workers: { value: 'W', help: 'how many threads (default: one for each core); the results do not depend on it' },
    json: { help: 'print the results as JSON' },
  },
  async run({ arguments: [id], flags }, context) {
    const game = await findGame(id!, context);
    const series = readSeries(flags, game, 1000);
    const base = (series.options?.value ?? {}) as object;
    const cells = cellsOf(game, series.seats, flags['only'], base);
    const players = readPlayers(flags['players'] ?? 'thumb', series.seats);
    const plan: Plan = { ...series, rota: cells.map((cell) => cell.options), players, maxDecisions: 100_000 };
    const tally = new BalanceTally(cells, readGroupings(flags['by'], cells));
    const progress = new Progress(context.err, plan.games);
    const workers = wholeNumber(flags, 'workers', availableParallelism(), { min: 1, max: 256 });
    const { patienceSeconds = 60 } = context;
    const crew = new Crew(gameSource(id!, context.games), { workers, patienceSeconds });
    const book = (result: Result): void => {
      tally.add(result);
      progress.show(tally.played, tally.failures.length);
    };
    await crew.playOnce(plan, book).finally(() => progress.clear());
    const summary = tally.summary(id!, progress.seconds);
    context.out.write(flags['json'] === undefined ? reportText(summary) : `${JSON.stringify(summary, null, 2)}\n`);
    return summary.failures.length === 0 ? 0 : 1;
  },
};

/** What a comparison found out; `--json` prints exactly this. */
export interface BalanceSummary {
  readonly game: string;
  readonly games: number;
  readonly setups: number;
  readonly failures: readonly { readonly n: number; readonly error: string }[];
  readonly groups: readonly Group[];
  /** Of games that compare seats: how often whoever played as this won. */
  readonly parts: readonly PartRate[];
  readonly seconds: number;
}

class BalanceTally {
  readonly failures: { n: number; error: string }[] = [];
  played = 0;
  readonly #groups: Groups;
  readonly #parts = new Parts();
  readonly #setups: number;

  constructor(cells: readonly Cell[], groupings: readonly (readonly string[])[]) {
    this.#groups = new Groups(cells, groupings);
    this.#setups = cells.length;
  }

  add(result: Result): void {
    this.played += 1;
    if ('error' in result) this.failures.push({ n: result.n, error: result.error });
    else {
      this.#groups.add(result.n, result.side);
      this.#parts.add(result.parts);
    }
  }

  summary(game: string, seconds: number): BalanceSummary {
    const failures = [...this.failures].sort((a, b) => a.n - b.n);
    const groups = this.#groups.list();
    const counts = { games: this.played, setups: this.#setups };
    return { game, ...counts, failures, groups, parts: this.#parts.list(), seconds: Math.round(seconds * 10) / 10 };
  }
}

function reportText({ game, games, setups, failures, groups, parts, seconds }: BalanceSummary): string {
  const rows = groups.map(
    (group) => [Object.values(group.by).join(' '), rateText(group.games, 'games', group.rates)] as const,
  );
  const seats = parts.map(
    ({ kind, name, played, rate }) => [`${kind} ${name}`, rateText(played, 'seats', { won: rate })] as const,
  );
  const failed = failures.map(({ n, error }) => `FAILED game ${n}: ${error}\n`).join('');
  return `${game}: ${games} games of ${setups} set-ups, ${seconds} s\n${columns(rows)}${columns(seats)}${failed}`;
}

function rateText(of: number, what: string, rates: Readonly<Record<string, Rate>>): string {
  const percent = (share: number) => (share * 100).toFixed(1);
  const parts = Object.entries(rates).map(
    ([side, { rate, low, high }]) => `${side} ${percent(rate)} % (${percent(low)} to ${percent(high)})`,
  );
  return `${String(of).padStart(6)} ${what}  ${parts.join('  ')}`;
}
