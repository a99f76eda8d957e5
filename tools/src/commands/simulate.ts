import { availableParallelism } from 'node:os';
import type { AnyGame } from '@dreadhouse/engine';
import type { Command, Given } from '../command.ts';
import type { Context } from '../context.ts';
import { findGame, gameSource } from '../games.ts';
import { Crew, type Result } from '../simulate/crew.ts';
import type { Plan } from '../simulate/play-game.ts';
import { readPlayers } from '../simulate/players.ts';
import { Progress } from '../simulate/progress.ts';
import { reportText } from '../simulate/report.ts';
import { type Summary, Tally } from '../simulate/tally.ts';
import { PLAY_FLAGS, readSeries, wholeNumber } from '../values.ts';

export const simulateCommand: Command = {
  name: 'simulate',
  summary: 'play many games on all cores and report who wins, how long they take and what goes wrong',
  arguments: ['GAME'],
  flags: {
    ...PLAY_FLAGS,
    games: { value: 'N', help: 'how many games (default: 100)' },
    players: {
      value: 'P,…',
      help: 'random, newcomer, thumb, veteran, quick (thumb, cheaper), varied (random, in every tenth game quick) or search:ITERATIONS, one for all or one a seat (default: random, or as the game says)',
    },
    'max-decisions': { value: 'M', help: 'a game that takes more has failed (default: 100000)' },
    workers: { value: 'W', help: 'how many threads (default: one for each core); the results do not depend on it' },
    json: { help: 'print the results as JSON' },
  },
  async run({ arguments: [id], flags }, context) {
    const game = await findGame(id!, context);
    const plan = readPlan(flags, game);
    const workers = wholeNumber(flags, 'workers', availableParallelism(), { min: 1, max: 256 });
    const summary = await simulate(id!, game, plan, workers, context);
    const text = flags['json'] === undefined ? reportText(summary, plan, game.catalogue.length) : json(summary);
    context.out.write(text);
    return summary.failures.length === 0 ? 0 : 1;
  },
};

function readPlan(flags: Given['flags'], game: AnyGame): Plan {
  const series = readSeries(flags, game, 100);
  return {
    ...series,
    players: readPlayers(flags['players'] ?? game.wanderers ?? 'random', series.seats),
    maxDecisions: wholeNumber(flags, 'max-decisions', 100_000, { min: 1, max: 1_000_000_000 }),
  };
}

/** Plays all games of a plan and counts what came of them. */
export async function simulate(
  id: string,
  game: AnyGame,
  plan: Plan,
  workers: number,
  { games, err, patienceSeconds = 60 }: Context,
): Promise<Summary> {
  const tally = new Tally(game, plan);
  const progress = new Progress(err, plan.games);
  const crew = new Crew(gameSource(id, games), { workers, patienceSeconds });
  const book = (result: Result): void => {
    tally.add(result);
    progress.show(tally.played, tally.failed);
  };
  await crew.playOnce(plan, book).finally(() => progress.clear());
  return tally.summary(progress.seconds);
}

function json(summary: Summary): string {
  return `${JSON.stringify(summary, null, 2)}\n`;
}
