import { anyOf, type Checked, choiceTrouble, completed } from '@dreadhouse/engine';
import { KILLERS, killerDef } from './content/killers/index.ts';
import { SURVIVORS_IN_PLAY } from './content/numbers.ts';
import { SURVIVOR_IDS, type SurvivorId } from './content/survivors.ts';

/** What is chosen before the game, as it usually is. */
export const DEFAULTS = {
  /** Null: chosen at the table (TS-R-01). */
  killer: null as string | null,
  /** In the order of their sheets; null: chosen at the table (TS-R-01). */
  survivors: null as readonly SurvivorId[] | null,
  /** TS-VAR-01: a backpack of one's own and a first player; for three people on the Survivors' side. */
  onYourOwn: false,
  /** TS-VAR-02. */
  survivalPlan: false,
  /** TS-VAR-04: the Killer of this expansion may be chosen. */
  feralInstincts: false,
  /** TS-R-22: in "On your own" everybody for themselves. */
  loneWolfRules: false,
  /** TS-R-04: how many quick cards in a phase. */
  quickLimit: 1 as 1 | 'unlimited',
  /** TS-R-04: nothing but the draw after an encounter. */
  encounterEndsActions: false,
  /** TS-AMB-11: a Killer who sneaks stops repairs and ransacking where he is. */
  sneakBansActions: false,
  /** TS-R-08: what Anna ransacks makes no noise. */
  lightFingers: true,
  /** TS-R-14. */
  keysOpen: true,
  repairOpen: true,
  /** An aid: each side sees what it can work out about where the others are. */
  notebook: true,
};

export interface TerrorscapeOptions extends Readonly<typeof DEFAULTS> {}

/** TS-SEAT-04: the Killer's seat and the Survivors' three, if each is to have one Survivor. */
const FULL_TABLE = 1 + SURVIVORS_IN_PLAY;

/** Checks and completes what was chosen. */
export function checkOptions(raw: unknown, seats: number): Checked<TerrorscapeOptions> {
  return completed(raw, DEFAULTS, (options) => firstTrouble(options, seats));
}

function firstTrouble(o: TerrorscapeOptions, seats: number): string | null {
  if (o.onYourOwn && seats !== FULL_TABLE)
    return `onYourOwn needs three people on the Survivors' side: ${FULL_TABLE} seats, not ${seats}.`;
  if (o.loneWolfRules && !o.onYourOwn) return 'loneWolfRules belong to onYourOwn.';
  return (
    choiceTrouble('quickLimit', o.quickLimit, [1, 'unlimited']) ?? killerTrouble(o) ?? survivorTrouble(o.survivors)
  );
}

function killerTrouble({ killer, feralInstincts }: TerrorscapeOptions): string | null {
  if (killer === null) return null;
  const ids = KILLERS.map(({ id }) => id);
  if (!ids.includes(killer)) return choiceTrouble('killer', killer, ids);
  return killerDef(killer).feral === true && !feralInstincts ? `The ${killer} belongs to feralInstincts.` : null;
}

/** TS-SEAT-01. */
function survivorTrouble(survivors: unknown): string | null {
  if (survivors === null) return null;
  if (!Array.isArray(survivors) || survivors.length !== SURVIVORS_IN_PLAY)
    return `survivors must be ${SURVIVORS_IN_PLAY} of ${anyOf(SURVIVOR_IDS)}.`;
  const stranger = survivors.find((id) => !SURVIVOR_IDS.includes(id));
  if (stranger !== undefined) return choiceTrouble('survivors', stranger, SURVIVOR_IDS);
  return new Set(survivors).size === survivors.length ? null : 'No Survivor can be there twice.';
}

/** Every trio of Survivors. */
const TRIOS: readonly (readonly SurvivorId[])[] = SURVIVOR_IDS.flatMap((a, i) =>
  SURVIVOR_IDS.slice(i + 1).flatMap((b, j) => SURVIVOR_IDS.slice(i + j + 2).map((c) => [a, b, c])),
);

/** Walks through Killers, trios, variants and switches, so that many games together cover everything. */
export function sampleOptions(n: number, seats: number): TerrorscapeOptions {
  const killer = KILLERS[n % KILLERS.length];
  const trio = TRIOS[Math.floor(n / KILLERS.length) % TRIOS.length] as readonly SurvivorId[];
  const onYourOwn = seats === FULL_TABLE && n % 5 < 2;
  return {
    killer: n % 9 === 8 ? null : (killer?.id ?? null),
    survivors: n % 7 === 6 ? null : trio,
    onYourOwn,
    survivalPlan: n % 3 === 1,
    feralInstincts: killer?.feral === true || n % 9 === 8,
    loneWolfRules: onYourOwn && n % 2 === 1,
    quickLimit: n % 6 === 5 ? 'unlimited' : 1,
    encounterEndsActions: n % 10 === 3,
    sneakBansActions: n % 8 === 2 || n % 8 === 7,
    lightFingers: n % 11 !== 4,
    keysOpen: n % 13 !== 5,
    repairOpen: n % 13 !== 6,
    notebook: n % 12 !== 7,
  };
}
