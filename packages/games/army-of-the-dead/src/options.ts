import { anyOf, type Checked, choiceTrouble, completed } from '@dreadhouse/engine';
import { checkMission, MISSION_IDS, missionOf, readMission, type Specialisation } from './content/missions/index.ts';
import { TEAM } from './content/numbers.ts';
import { type StartingSet, SURVIVOR_IDS, type SurvivorId, survivorDef } from './content/survivors.ts';
import { troubleText } from './map/index.ts';

/** What is chosen before the game. */
export interface ArmyOptions {
  /** AD-SETUP-02: the id of a mission, or the whole text of one that somebody else has written. */
  readonly mission: string;
  /** AD-SETUP-06: the six of the team; null: chosen at the table. */
  readonly survivors: readonly SurvivorId[] | null;
  /** AD-SETUP-08: their Starting Equipment; null: chosen at the table. */
  readonly sets: readonly StartingSet[] | null;
  /** AD-SETUP-01: whose each of the six is; null: dealt round the table. */
  readonly owners: readonly number[] | null;
  /** AD-SETUP-21: null: chosen at the table. */
  readonly firstPlayer: number | null;
  /** AD-R-53: ties, routes and shares of attacks are settled by the game, and nobody is asked. */
  readonly letTheGameDecide: boolean;
  /** AD-R-03: what a noisy weapon does to Sleepers that are to be eliminated. */
  readonly noisyElimination: 'wakes' | 'removes-then-wakes';
  /** AD-R-12: Explosives that are carried go off as well. */
  readonly chainCarried: boolean;
  /** AD-R-106: Lilly's Personal Goal, or the one for families. */
  readonly lillysGoal: 'sacrifice' | 'vigil';
  /** Everybody begins at this Danger Level; the hordes are up to it. */
  readonly veterans: 'blue' | 'yellow' | 'orange' | 'red';
}

export const DEFAULTS: ArmyOptions = {
  mission: 'M1',
  survivors: null,
  sets: null,
  owners: null,
  firstPlayer: null,
  letTheGameDecide: false,
  noisyElimination: 'wakes',
  chainCarried: false,
  lillysGoal: 'sacrifice',
  veterans: 'blue',
};

export const LEVELS = ['blue', 'yellow', 'orange', 'red'] as const;

/** Checks and completes what was chosen. */
export function checkOptions(raw: unknown, seats: number): Checked<ArmyOptions> {
  return completed(raw, DEFAULTS, (options) => firstTrouble(options, seats));
}

function firstTrouble(o: ArmyOptions, seats: number): string | null {
  return (
    choiceTrouble('noisyElimination', o.noisyElimination, ['wakes', 'removes-then-wakes']) ??
    choiceTrouble('lillysGoal', o.lillysGoal, ['sacrifice', 'vigil']) ??
    choiceTrouble('veterans', o.veterans, LEVELS) ??
    missionTrouble(o.mission) ??
    teamTrouble(o) ??
    setsTrouble(o) ??
    seatTrouble('firstPlayer', o.firstPlayer === null ? [] : [o.firstPlayer], seats) ??
    ownersTrouble(o.owners, seats)
  );
}

function missionTrouble(mission: unknown): string | null {
  if (typeof mission !== 'string') return `mission must be ${anyOf(MISSION_IDS)}, or the text of a mission.`;
  if (MISSION_IDS.includes(mission)) return null;
  if (!mission.includes('\n')) return `There is no mission "${mission}"; there are ${anyOf(MISSION_IDS)}.`;
  const read = readMission(mission);
  if (!read.ok) return `The mission cannot be read: ${read.troubles.slice(0, 1).map(troubleText).join('')}`;
  const error = checkMission(read.value).find(({ severity }) => severity === 'error');
  return error === undefined ? null : `The mission cannot be played: ${error.message}.`;
}

/** AD-SETUP-01. AD-SPEC-05, AD-R-50: nobody sets out without the specialists that the Mission needs. */
function teamTrouble({ survivors, mission }: ArmyOptions): string | null {
  if (survivors === null) return null;
  if (!Array.isArray(survivors) || survivors.length !== TEAM)
    return `survivors must be ${TEAM} of ${anyOf(SURVIVOR_IDS)}.`;
  const stranger = survivors.find((id) => !SURVIVOR_IDS.includes(id));
  if (stranger !== undefined)
    return `There is no Survivor ${JSON.stringify(stranger)}; there are ${anyOf(SURVIVOR_IDS)}.`;
  if (new Set(survivors).size !== TEAM) return 'No Survivor can be there twice.';
  const missing = missingSpecialist(survivors, missionOf(mission).required);
  return missing === null ? null : `This mission needs a ${missing}.`;
}

export function missingSpecialist(
  team: readonly SurvivorId[],
  required: readonly Specialisation[],
): Specialisation | null {
  return required.find((one) => !team.some((id) => survivorDef(id).specialisation === one)) ?? null;
}

function setsTrouble({ sets }: ArmyOptions): string | null {
  if (sets === null) return null;
  const good = Array.isArray(sets) && sets.length === TEAM && sets.every((one) => one === 'a' || one === 'b');
  return good ? null : `sets must be ${TEAM} times a or b.`;
}

function ownersTrouble(owners: unknown, seats: number): string | null {
  if (owners === null) return null;
  if (!Array.isArray(owners) || owners.length !== TEAM) return `owners must be ${TEAM} seats.`;
  return seatTrouble('owners', owners, seats);
}

function seatTrouble(what: string, given: readonly unknown[], seats: number): string | null {
  const wrong = given.find((one) => !Number.isInteger(one) || (one as number) < 0 || (one as number) >= seats);
  return wrong === undefined ? null : `${what}: there is no seat ${JSON.stringify(wrong)}.`;
}

/** Walks through missions, teams, sets and switches, so that many games together cover everything. */
export function sampleOptions(n: number, seats: number): ArmyOptions {
  const mission = MISSION_IDS[n % MISSION_IDS.length] as string;
  const round = Math.floor(n / MISSION_IDS.length);
  return {
    mission,
    survivors: n % 7 === 6 ? null : sampleTeam(n, missionOf(mission).required),
    sets:
      n % 11 === 10
        ? null
        : Array.from({ length: TEAM }, (_, i): StartingSet => ((n + i + round) % 2 === 0 ? 'a' : 'b')),
    owners: n % 13 === 12 ? Array.from({ length: TEAM }, (_, i) => (i * i + n) % seats) : null,
    firstPlayer: n % 5 === 4 ? null : n % seats,
    letTheGameDecide: n % 4 === 3,
    noisyElimination: n % 9 === 8 ? 'removes-then-wakes' : 'wakes',
    chainCarried: n % 8 === 5,
    lillysGoal: n % 6 === 2 ? 'vigil' : 'sacrifice',
    veterans: LEVELS[[0, 0, 1, 0, 2, 0, 3][round % 7] ?? 0] ?? 'blue',
  };
}

/** Six in a row of the twelve, in steps that reach everybody, with the specialists that are needed. */
function sampleTeam(n: number, required: readonly Specialisation[]): SurvivorId[] {
  const step = [1, 5, 7, 11][n % 4] as number;
  const team = Array.from(
    { length: TEAM },
    (_, i) => SURVIVOR_IDS[(n * 5 + i * step) % SURVIVOR_IDS.length] as SurvivorId,
  );
  for (const [i, one] of required.entries()) {
    if (team.some((id) => survivorDef(id).specialisation === one)) continue;
    const specialist = SURVIVOR_IDS.filter((id) => survivorDef(id).specialisation === one)[n % 2] as SurvivorId;
    const replaceable = team.findIndex((id) => !required.includes(survivorDef(id).specialisation));
    team[replaceable < 0 ? i : replaceable] = specialist;
  }
  return team;
}
