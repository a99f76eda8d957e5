import { PLAN_STAGES } from '../content/plans.ts';
import { survivorDef } from '../content/survivors.ts';
import { living } from '../rules/team.ts';
import type { Slot, Survivor, TerrorscapeState, Visit } from '../state.ts';
import { heatAfter } from './heat.ts';
import { canHave, everywhereOn, type Means, meansOf, wander, wanderVia } from './means.ts';
import { bitOf, bitsOf, joined, NEIGHBOURS, type Places } from './places.ts';
import { settle, type Trail } from './trail.ts';

/** A visit or a noise, in the words of the sets: who was where? */
interface Clue {
  /** Where each Survivor must have been to be the one. */
  readonly at: (slot: Slot) => Places;
  /** Whether it took the action of the turn. */
  readonly acting: boolean;
}

/** The noise that was just reported; null for a firecracker, which hides everything (TS-NOISE-04). */
function heardNow(state: TerrorscapeState): readonly string[] | null {
  return state.firecracker === null ? state.reported : null;
}

/** Where each Survivor can be by now. In the middle of the Survivors' phase: wherever they can have got by its end. */
export function trailsNow(state: TerrorscapeState): Trail[] {
  if (state.step !== 'survivors') return state.survivors.map(({ trail }) => trail);
  return follow(state, null, []);
}

/** The Survivors' phase is over and the noise is known: everybody may have moved. */
export function followTrails(state: TerrorscapeState): void {
  const trails = follow(state, heardNow(state), cluesOf(state));
  for (const slot of living(state)) (state.survivors[slot] as Survivor).trail = trails[slot] as Trail;
  state.visits = [];
}

function follow(state: TerrorscapeState, heard: readonly string[] | null, clues: readonly Clue[]): Trail[] {
  const slots = living(state);
  const means = state.survivors.map((_, slot) => meansOf(state, slot, heard));
  const sets = state.survivors.map(({ trail }, slot) =>
    slots.includes(slot) ? everywhereOn(wander(trail.sets, [], means[slot] as Means)) : trail.sets,
  );
  for (const clue of clues) convict(state, slots, means, sets, clue);
  const heats = heatAfter(state, slots, means, heard);
  return state.survivors.map(({ trail }, slot) => {
    if (!slots.includes(slot)) return trail;
    const mine = sets[slot] as Places[];
    return { sets: mine, heat: settle(heats[slot] as number[], mine.at(-1) ?? 0) };
  });
}

/** Where only one of them can have been it, it was that one. */
function convict(
  state: TerrorscapeState,
  slots: readonly Slot[],
  means: readonly Means[],
  sets: Places[][],
  { at, acting }: Clue,
): void {
  let only: Places[] | null = null;
  let who = -1;
  for (const slot of slots) {
    const { trail } = state.survivors[slot] as Survivor;
    const via = wanderVia(trail.sets, at(slot), acting, means[slot] as Means);
    if (via.at(-1) === 0) continue;
    if (only !== null) return;
    only = via;
    who = slot;
  }
  if (only === null) return;
  const narrowed = (sets[who] as Places[]).map((set, n) => set & (only?.[n] ?? 0));
  if (narrowed.at(-1) !== 0) sets[who] = narrowed;
}

function cluesOf(state: TerrorscapeState): Clue[] {
  const heard = heardNow(state);
  const clues = state.visits.map((visit) => visitClue(state, visit, heard));
  const decoys = state.plan.revealed && state.plan.card === 'decoys' && state.plan.stage === PLAN_STAGES;
  if (heard === null || decoys) return clues;
  // TS-EXTRA-02: a bottle is heard in a location next to the one who threw it.
  const thrown = canHave(state, 'whisky-bottle');
  for (const place of heard) {
    const at = thrown ? bitOf(place) | joined(bitOf(place), NEIGHBOURS) : bitOf(place);
    clues.push({ at: () => at, acting: false });
  }
  return clues;
}

function visitClue(state: TerrorscapeState, { kind, at }: Visit, heard: readonly string[] | null): Clue {
  if (kind === 'repair') return { at: () => at, acting: true };
  if (kind === 'unblock') return { at: () => at, acting: !canHave(state, 'hatchet') };
  // TS-RANS-06: a key is heard where it was found, unless light fingers found it (TS-R-08).
  const noisy = heard === null ? at : at & bitsOf(heard);
  const silent = (slot: Slot): boolean =>
    state.options.lightFingers && survivorDef((state.survivors[slot] as Survivor).id).lightFingers === true;
  return { at: (slot) => (silent(slot) ? at : noisy), acting: true };
}
