import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { troubleText } from '@dreadhouse/army-of-the-dead/map';
import {
  checkMission,
  type Finding,
  MISSION_IDS,
  type Mission,
  missionOf,
  readMission,
} from '@dreadhouse/army-of-the-dead/missions';
import type { AnyGame } from '@dreadhouse/engine';
import type { Command, Given } from '../command.ts';
import { type Context, oneLine, UsageError } from '../context.ts';
import { findGame } from '../games.ts';
import type { Plan } from '../simulate/play-game.ts';
import { readPlayers } from '../simulate/players.ts';
import type { Summary } from '../simulate/tally.ts';
import { wholeNumber } from '../values.ts';
import { missionReport } from './mission-report.ts';
import { simulate } from './simulate.ts';

const GAME = 'army-of-the-dead';
/** How many different teams take turns. */
const TEAMS = 40;

/** What `check-mission` found out; `--json` prints exactly this. */
export interface MissionCheck {
  readonly file: string;
  /** Null when the file cannot be read as a mission; then the findings say why. */
  readonly mission: string | null;
  readonly findings: readonly Finding[];
  /** Null when it was not played: there were errors, or nobody asked for it. */
  readonly played: Summary | null;
}

export const checkMissionCommand: Command = {
  name: 'check-mission',
  summary: 'check a mission of Army of the Dead, from a file or by its id, and play it',
  arguments: ['FILE'],
  flags: {
    games: { value: 'N', help: 'how many games to play when nothing is wrong; 0 for none (default: 20)' },
    seed: { value: 'S', help: 'any text; game n is played with the seed S:n (default: 1)' },
    seats: { value: 'K', help: 'how many seats (default: 1)' },
    players: {
      value: 'P,…',
      help: 'random, thumb, quick (thumb, cheaper) or search:ITERATIONS, one for all or one a seat (default: random)',
    },
    json: { help: 'print the results as JSON' },
  },
  async run({ arguments: [file], flags }, context) {
    const source = sourceOf(file!); // there is one argument
    const parsed = readMission(source);
    const findings = parsed.ok
      ? checkMission(parsed.value)
      : parsed.troubles.map((one): Finding => ({ severity: 'error', message: troubleText(one) }));
    const sound = findings.every(({ severity }) => severity === 'warning');
    const mission = parsed.ok ? parsed.value : null;
    const played = mission !== null && sound ? await play(mission, flags, context) : null;
    const check: MissionCheck = { file: file!, mission: mission?.id ?? null, findings, played };
    context.out.write(
      flags['json'] === undefined ? missionReport(check, mission) : `${JSON.stringify(check, null, 2)}\n`,
    );
    return sound && (played?.failures.length ?? 0) === 0 ? 0 : 1;
  },
};

/** A mission that ships with the game can be named by its id. */
function sourceOf(file: string): string {
  if (MISSION_IDS.includes(file)) return missionOf(file).source;
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`the file ${file} cannot be read: ${oneLine(error)}`);
  }
}

async function play(mission: Mission, flags: Given['flags'], context: Context): Promise<Summary | null> {
  const games = wholeNumber(flags, 'games', 20, { min: 0, max: 1_000_000 });
  if (games === 0) return null;
  const game = await findGame(GAME, context);
  const seats = wholeNumber(flags, 'seats', game.seats.min, game.seats);
  const plan: Plan = {
    games,
    seed: flags['seed'] ?? '1',
    from: 0,
    seats,
    options: null,
    rota: teams(game, mission, seats),
    players: readPlayers(flags['players'] ?? 'random', seats),
    maxDecisions: 100_000,
  };
  return simulate(GAME, game, plan, Math.min(games, availableParallelism()), context);
}

/** The options that the game would vary, with this mission; teams that lack a required specialist are left out. */
function teams(game: AnyGame, mission: Mission, seats: number): unknown[] {
  const found: unknown[] = [];
  const shipped = MISSION_IDS.includes(mission.id) && missionOf(mission.id).source === mission.source;
  const chosen = shipped ? mission.id : mission.source;
  for (let n = 0; n < 10 * TEAMS && found.length < TEAMS; n++) {
    const checked = game.options({ ...game.sampleOptions(n, seats), mission: chosen }, seats);
    if (checked.ok) found.push(checked.value);
  }
  return found;
}
