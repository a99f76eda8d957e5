import { type Details, memo, type Seat } from '@dreadhouse/engine';
import { face, type ItemId, item } from '../content/items.ts';
import { killerDef } from '../content/killers/index.ts';
import { mansion } from '../content/mansion.ts';
import { KEYS_NEEDED, REPAIR_TOKENS } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import { killerHeat } from '../notebook/index.ts';
import { type Steps, stepsWith } from '../notebook/places.ts';
import { trailsNow } from '../notebook/report.ts';
import { CERTAIN } from '../notebook/trail.ts';
import { repels } from '../odds/dice.ts';
import type { Slot, Survivor, TerrorscapeState } from '../state.ts';
import { EXIT, FAR, indexOf, RADIO, sum } from './killer-situation.ts';

/** Something to be had in a room. */
interface Goal {
  readonly room: number;
  readonly worth: number;
}

/** How often the Killer gets so far in a phase. */
const REACH: readonly number[] = [1, 1, 0.7, 0.3, 0.12, 0.04];
const RANSACK_ROOMS: readonly number[] = mansion.ransack.map(indexOf);
const HIDDEN_EXIT = indexOf(mansion.hiddenExit);

export type SurvivorSituation = Readonly<ReturnType<typeof lookAsSurvivor>>;

/** What the Survivors' side knows, and what each room means to it. */
export function lookAsSurvivor(state: TerrorscapeState, seat: Seat) {
  const { killer, rack, repair, help, round } = state;
  const heat = killerHeat(state);
  /** How likely the Killer is to get there in his next phase, whatever he knows. */
  const threat = mansion.locations.map((_, r) =>
    heat.reduce((sum, here, k) => sum + (here / CERTAIN) * (REACH[FAR[k]?.[r] ?? 9] ?? 0), 0),
  );
  const keys = rack.length;
  const left = Math.max(0, 12 - round);
  const keyWorth = keys >= KEYS_NEEDED ? 0.02 : 0.8 + 0.15 * keys;
  const needed = REPAIR_TOKENS - repair;
  const repairWorth = help !== null || needed <= 0 ? 0 : needed > left + 4 ? 0.2 : 0.75 + 0.15 * repair;
  const keyChance = chanceOfKey(state);
  /** Everybody has to get to the exit now. */
  const leaving = keys >= KEYS_NEEDED;
  const goals: Goal[] = [];
  if (!leaving && help === null && state.search.length > 0)
    for (const room of RANSACK_ROOMS) goals.push({ room, worth: keyChance * keyWorth + 0.1 });
  if (repairWorth > 0) goals.push({ room: RADIO, worth: repairWorth });
  if (leaving) goals.push({ room: EXIT, worth: 4 });
  if (leaving && mapIsThere(state, seat)) goals.push({ room: HIDDEN_EXIT, worth: 4 });
  const strength = (killer.id === '' ? 0 : (killerDef(killer.id).strength[killer.level - 1] ?? 0)) + killer.bonus;
  const steps = stepsWith(state.blocks);
  return { state, seat, steps, threat, strength, goals, keyChance, keyWorth, repairWorth, leaving };
}

/** TS-R-17: in "On your own" one sees only one's own backpack. */
export function packOf({ state, seat }: Pick<SurvivorSituation, 'state' | 'seat'>, one: Survivor): ItemId[] {
  return state.options.onYourOwn && one.seat !== seat ? [] : one.pack.map(face);
}

function mapIsThere(state: TerrorscapeState, seat: Seat): boolean {
  return state.survivors.some((one) => packOf({ state, seat }, one).includes('secret-map'));
}

/** TS-SETUP-07: the last card is a key; the others are five keys among eleven, less what has been seen of them. */
function chanceOfKey({ rack, discard, search }: TerrorscapeState): number {
  const above = search.length - 1;
  if (above <= 0) return search.length;
  const seen = [...rack, ...discard].filter((card) => card === 's.key').length;
  return Math.max(0, Math.min(1, (5 - seen) / above));
}

// --- danger ---

/** The best that somebody has to defend with. */
export function bestDefence(s: Pick<SurvivorSituation, 'state' | 'seat'>, one: Survivor): number {
  const pack = packOf(s, one);
  let plus = survivorDef(one.id).bareHands ?? 0;
  for (const id of pack) {
    const { defence = 0, with: partner } = item(id);
    if (partner === undefined) plus = Math.max(plus, defence);
    else if (pack.includes(partner as ItemId)) plus = Math.max(plus, defence + (item(partner as ItemId).defence ?? 0));
  }
  return plus;
}

/** What it costs to be found: a wound, or the game. */
function lossIfFound(s: SurvivorSituation, one: Survivor): number {
  const plus = bestDefence(s, one);
  const held = (repels(one.fear, plus, s.strength) + repels(one.fear, plus, s.strength + 1)) / 2;
  return (1 - held) * (one.health === 1 ? 4 : 1.2) + 0.15;
}

/** How likely the Killer will think it that each Survivor is in each room, before he hears any noise. Nothing changes while a seat thinks. */
const predicted = memo(({ state }: SurvivorSituation) => trailsNow(state).map(({ heat }) => heat));

/** What it costs, on average, to end the phase in this room; more where there is noise. */
export function danger(s: SurvivorSituation, slot: Slot, room: number, noisy: number): number {
  const { state } = s;
  const one = state.survivors[slot] as Survivor;
  const place = mansion.locations[room] as string;
  const heard = state.everywhere ? 0.25 : state.noise.includes(place) ? 1 : noisy;
  const suspected = (predicted(s)[slot]?.[room] ?? 0) / CERTAIN;
  const quiet = Math.min(0.8, 0.12 + 1.2 * suspected);
  const attention = heard * 0.8 + (1 - heard) * quiet;
  return (s.threat[room] ?? 0) * attention * lossIfFound(s, one);
}

// --- what rooms are good for ---

const PATIENCE = 0.62;

/** How much this room promises for the next turns of this Survivor. */
export function promise(s: SurvivorSituation, slot: Slot, room: number, steps: Steps = s.steps): number {
  const from = steps[room] ?? [];
  if (s.leaving) return promiseOfExit(s, slot, room, steps);
  const worths = s.goals.map((goal) => worthFrom(s, slot, goal, from));
  return 0.8 * Math.max(0, ...worths) + 0.1 * sum(worths, (worth) => worth);
}

/** What a goal is worth from so far away: less where others go for it, and where the Killer may be. */
function worthFrom(s: SurvivorSituation, slot: Slot, goal: Goal, from: readonly number[]): number {
  const rivals = rivalsAt(s, slot, goal.room);
  const crowd = goal.room === RADIO ? 0.25 ** rivals : 0.75 ** rivals;
  const safe = 1 - 0.5 * (s.threat[goal.room] ?? 0);
  return goal.worth * crowd * safe * PATIENCE ** (from[goal.room] ?? 9);
}

/** What a hint says of the goal that a room is nearest to: where it is, what is to be had there, and how far it is still. */
export function aboutGoal(s: SurvivorSituation, slot: Slot, room: number): Details | undefined {
  const from = s.steps[room] ?? [];
  let best: Goal | undefined;
  let most = 0;
  for (const goal of s.goals) {
    const worth = worthFrom(s, slot, goal, from);
    if (worth > most) [best, most] = [goal, worth];
  }
  if (best === undefined) return undefined;
  const isExit = best.room === EXIT || best.room === HIDDEN_EXIT;
  const what = isExit ? 'exit' : best.room === RADIO ? 'radio' : s.keyChance > 0 ? 'key' : 'item';
  return { to: mansion.locations[best.room], what, steps: from[best.room] ?? 9 };
}

function rivalsAt({ state }: SurvivorSituation, slot: Slot, room: number): number {
  return state.survivors.filter((one, i) => i !== slot && one.health > 0 && indexOf(one.at) === room).length;
}

/** Near the exit until all can get there in one phase; then in. */
function promiseOfExit(s: SurvivorSituation, slot: Slot, room: number, steps: Steps): number {
  let most = 0;
  for (const goal of s.goals) {
    if (goal.room !== EXIT && goal.room !== HIDDEN_EXIT) continue;
    const far = steps[room]?.[goal.room] ?? 9;
    const together = s.state.survivors.every(
      (one, i) => i === slot || one.health === 0 || s.state.options.loneWolfRules || canArrive(s, i, goal.room),
    );
    const worth = together ? 4 * PATIENCE ** far : 2.4 * PATIENCE ** Math.max(0, far - 1) - (far === 0 ? 0.6 : 0);
    most = Math.max(most, worth);
  }
  return most;
}

function canArrive({ state, steps }: SurvivorSituation, slot: Slot, room: number): boolean {
  const one = state.survivors[slot] as Survivor;
  const far = steps[indexOf(one.at)]?.[room] ?? 9;
  if (far === 0) return true;
  return !state.turns.done.includes(slot) && far <= (survivorDef(one.id).sprint ?? 2);
}
