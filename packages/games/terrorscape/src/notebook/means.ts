import { item } from '../content/items.ts';
import { MOVE_STEPS } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import type { Slot, Survivor, TerrorscapeState } from '../state.ts';
import { bitsOf, joined, type Places, throughPassages, waysWith } from './places.ts';

/** By what means a Survivor can have moved in this phase, as far as the Killer can tell. */
export type Means = Readonly<ReturnType<typeof meansOf>>;

/** How often something was discovered before this phase. */
function discoveries({ round, plan }: TerrorscapeState): number {
  return Math.max(0, round - 1) + (plan.revealed && plan.card === 'dark-bargain' ? 1 : 0);
}

/** Whether somebody can have had this item in this phase: a starting item, or found before. */
export function canHave(state: TerrorscapeState, id: 'whisky-bottle' | 'hatchet' | 'flashlight'): boolean {
  if (discoveries(state) > 0 && (item(id).copies.d ?? 0) > 0) return true;
  return state.survivors.some((one) => survivorDef(one.id).start.includes(id));
}

/** TS-EXTRA-02: how many cards of adrenaline the Survivors can have had. */
function adrenaline(state: TerrorscapeState): number {
  const started = state.survivors.filter((one) => survivorDef(one.id).start.includes('adrenaline')).length;
  return started + Math.min(item('adrenaline').copies.d ?? 0, discoveries(state));
}

/** TS-R-08: how often Marco can have found something again. */
function supplied(state: TerrorscapeState): number {
  return state.survivors.reduce((times, { id }) => times + Math.min(survivorDef(id).supplies ?? 0, state.round), 0);
}

/** `heard`: the noise of this phase; null while nothing was reported, or hidden by a firecracker (TS-NOISE-04). */
export function meansOf(state: TerrorscapeState, slot: Slot, heard: readonly string[] | null) {
  const { id } = state.survivors[slot] as Survivor;
  const { sprint, perceptive, camera, supplies } = survivorDef(id);
  const cards = adrenaline(state);
  const light = canHave(state, 'flashlight');
  const hiddenWays = state.plan.revealed && state.plan.card === 'hidden-ways';
  /** A secret passage as the action of the turn, or as often as one likes. */
  const passage: 'none' | 'action' | 'free' =
    perceptive === true && light ? 'free' : perceptive === true || light || hiddenWays ? 'action' : 'none';
  return {
    ways: waysWith(state.blocks),
    /** MOVE, or a sprint. */
    steps: sprint ?? MOVE_STEPS,
    passage,
    /** Where a camera can have gone off (TS-R-07: it is heard): one step from there. */
    camera: camera === true ? (heard === null ? -1 : bitsOf(heard)) : 0,
    /** How many additional steps by adrenaline there can have been, from the first round on, and how many in one turn. */
    extra: cards === 0 ? 0 : cards + supplied(state),
    // Marco can use one, find it again as the action of his turn, and use it once more.
    atOnce: cards === 0 || supplies === undefined ? cards : cards + 1,
  };
}

/** Where somebody can be: before the action of the turn, and after it; by the number of additional steps. */
interface Course {
  readonly before: Places[];
  readonly after: Places[];
}

export function everywhereOn({ before, after }: Course): Places[] {
  return before.map((set, n) => set | (after[n] ?? 0));
}

/** All that can happen in a turn from here. The sets grow with n: no more than so many additional steps. */
export function wander(before: readonly Places[], after: readonly Places[], means: Means): Course {
  const course: Course = {
    before: new Array<Places>(means.extra + 1).fill(0),
    after: new Array<Places>(means.extra + 1).fill(0),
  };
  const layers = Math.max(before.length, after.length);
  for (let n = 0; n < layers && n <= means.extra; n++) {
    const early = before[n] ?? before.at(-1) ?? 0;
    const late = after[n] ?? after.at(-1) ?? 0;
    // What is no larger than before leads no farther.
    if (n > 0 && early === (before[n - 1] ?? 0) && late === (after[n - 1] ?? 0)) continue;
    wanderFrom(course, n, early, late, means);
  }
  for (let n = 1; n <= means.extra; n++) {
    course.before[n] = (course.before[n] ?? 0) | (course.before[n - 1] ?? 0);
    course.after[n] = (course.after[n] ?? 0) | (course.after[n - 1] ?? 0);
  }
  return course;
}

function wanderFrom(course: Course, n: number, early: Places, late: Places, means: Means): void {
  const single = means.ways[0] as readonly Places[];
  const main = means.ways[means.steps - 1] as readonly Places[];
  let u = early;
  let v = late;
  for (let more = 0; more <= means.atOnce && n + more <= means.extra; more++) {
    if (more > 0) {
      u = joined(u, single);
      v = joined(v, single);
    }
    u = free(u, means);
    v |= joined(u, main);
    if (means.passage !== 'none') v |= throughPassages(u);
    v = free(v, means);
    course.before[n + more] = (course.before[n + more] ?? 0) | u;
    course.after[n + more] = (course.after[n + more] ?? 0) | v;
  }
}

/** What costs neither the action nor adrenaline: a camera, and Sophia's passages with a light. */
function free(places: Places, { camera, passage, ways }: Means): Places {
  let all = places;
  if (passage === 'free') all |= throughPassages(all);
  if ((all & camera) !== 0) all |= joined(all & camera, ways[0] as readonly Places[]);
  if (passage === 'free') all |= throughPassages(all);
  return all;
}

/** Where somebody can be who was in one of these locations on the way, and used the action of the turn there if `acting`. */
export function wanderVia(from: readonly Places[], via: Places, acting: boolean, means: Means): Places[] {
  const there = wander(from, [], means);
  const early = there.before.map((set) => set & via);
  if (acting) return wander([0], early, means).after;
  const late = there.after.map((set) => set & via);
  return everywhereOn(wander(early, late, means));
}
