import { anyOf, type Checked, choiceTrouble, completed, type Seat } from '@dreadhouse/engine';
import { registry } from './catalogue.ts';
import { EXPLORER_IDS, EXPLORERS, type ExplorerId, explorerDef } from './content/explorers.ts';
import { SCENARIO_IDS, type ScenarioId } from './content/scenarios.ts';

/** What is chosen before the game. */
export interface BetrayalOptions {
  /** By seat; null: chosen at the table. */
  readonly explorers: readonly ExplorerId[] | null;
  /** Null: voted on at the table (BH-SETUP-12). */
  readonly scenario: ScenarioId | null;
  /** BH-SETUP-15: the seat that begins; null: the next birthday decides. */
  readonly first: Seat | null;
  /** The day on which the game is set up, as month and day: "11-18". */
  readonly today: string;
  /** BH-AMB-36: five Events may bring on a haunt of their own. */
  readonly eventHaunts: boolean;
  /** This haunt is played, whatever the Omen; null: as the Scenario card says. */
  readonly haunt: number | null;
  /** Only these haunts are played: where the Scenario card names another, one of its type in its place; null: all of them. */
  readonly haunts: readonly number[] | null;
}

export const DEFAULTS: BetrayalOptions = {
  explorers: null,
  scenario: null,
  first: null,
  today: '01-01',
  eventHaunts: false,
  haunt: null,
  haunts: null,
};

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Checks and completes what was chosen. */
export function checkOptions(raw: unknown, seats: number): Checked<BetrayalOptions> {
  return completed(raw, DEFAULTS, (options) => firstTrouble(options, seats));
}

function firstTrouble(o: BetrayalOptions, seats: number): string | null {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return (
    choiceTrouble('scenario', o.scenario, [null, ...SCENARIO_IDS]) ??
    choiceTrouble('first', o.first, [null, ...all]) ??
    choiceTrouble('haunt', o.haunt, [null, ...registry().haunts.keys()]) ??
    hauntsTrouble(o.haunts) ??
    dayTrouble(o.today) ??
    explorerTrouble(o.explorers, seats)
  );
}

function dayTrouble(today: unknown): string | null {
  const [, month, day] = /^(\d\d)-(\d\d)$/.exec(String(today)) ?? [];
  const most = DAYS[Number(month) - 1] ?? 0;
  return Number(day) >= 1 && Number(day) <= most ? null : 'today must be a month and a day, such as "11-18".';
}

function hauntsTrouble(haunts: unknown): string | null {
  if (haunts === null) return null;
  if (!Array.isArray(haunts) || haunts.length === 0 || new Set(haunts).size !== haunts.length)
    return 'haunts must be a list of different haunts, or null for all.';
  const known = [...registry().haunts.keys()];
  const stranger = haunts.find((number) => !known.includes(number));
  return stranger === undefined ? null : choiceTrouble('haunts', stranger, known);
}

/** BH-SETUP-03: the two explorers of one card are never in the same game. */
function explorerTrouble(explorers: unknown, seats: number): string | null {
  if (explorers === null) return null;
  if (!Array.isArray(explorers) || explorers.length !== seats)
    return `explorers must be ${seats} of ${anyOf(EXPLORER_IDS)}.`;
  const stranger = explorers.find((id) => !EXPLORER_IDS.includes(id));
  if (stranger !== undefined) return choiceTrouble('explorers', stranger, EXPLORER_IDS);
  const colours = new Set(explorers.map((id) => explorerDef(id).colour));
  return colours.size === seats ? null : 'Two explorers of one card cannot be in the same game.';
}

const COLOURS = [...new Set(EXPLORERS.map(({ colour }) => colour))];

/** Walks through explorers, scenarios, haunts and switches, so that many games together cover everything. */
export function sampleOptions(n: number, seats: number): BetrayalOptions {
  const face = (i: number): number => Math.floor(n / (i + 1)) % 2;
  const explorers = Array.from({ length: seats }, (_, i) => {
    const colour = COLOURS[(n + i) % COLOURS.length];
    return EXPLORERS.filter((one) => one.colour === colour)[face(i)]?.id ?? 'josef';
  });
  const haunts = [...registry().haunts.keys()];
  return {
    explorers: n % 11 === 10 ? null : explorers,
    scenario: n % 13 === 12 ? null : (SCENARIO_IDS[Math.floor(n / 4) % SCENARIO_IDS.length] ?? null),
    first: n % 5 === 4 ? n % seats : null,
    today: `${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`,
    eventHaunts: n % 3 === 2,
    haunt: n % 6 === 5 ? null : (haunts[inTurn(n, haunts.length)] ?? null),
    haunts: n % 12 === 11 ? haunts.filter((number) => number % 3 === n % 3) : null,
  };
}

/**
 * Another one each time, so that a few games come across many. Whoever changes the number of seats from game to game as well, over four numbers,
 * comes across each of them with each number.
 */
const inTurn = (n: number, of: number): number => (n + (of % 2 === 0 ? Math.floor(n / of) : 0)) % of;
