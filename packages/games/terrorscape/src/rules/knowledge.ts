import type { LocationId } from '../content/board.ts';
import { mansion } from '../content/mansion.ts';
import { bitsOf, spreadOver } from '../notebook/places.ts';
import { canBe, narrow, settle, trailAt } from '../notebook/trail.ts';
import type { Finding, Slot, Survivor, Terrorscape, TerrorscapeState, Visit } from '../state.ts';
import { living, names } from './team.ts';

/**
 * What everybody has heard, and what the Killer can work out from it about where each Survivor is. No rule depends on it; the notebook
 * and imagined worlds do.
 */

/** Everybody has heard this. It is kept because what a seat has learnt is part of what it sees. */
export function note(g: Terrorscape, finding: Finding): void {
  g.state.findings.push(finding);
}

/** Of those who had to answer, these are in the zone and the others are not. */
export function learnWho(
  g: Terrorscape,
  kind: Finding['kind'],
  zone: Finding['zone'],
  places: readonly LocationId[],
  found: readonly Slot[],
  asked: readonly Slot[] = living(g.state),
): void {
  note(g, { kind, zone, found: names(g, found) });
  const inside = bitsOf(places);
  for (const slot of asked) {
    const { trail } = g.state.survivors[slot] as Survivor;
    narrow(trail, found.includes(slot) ? inside : mansion.everywhere & ~inside);
  }
}

/** Everybody has heard where this Survivor is. */
export function learnWhere(one: Survivor, at: LocationId): void {
  narrow(one.trail, bitsOf([at]));
}

/** TS-FLEE-01: up to one step, and nobody says whether. */
export function learnFlight(one: Survivor, { blocks }: TerrorscapeState): void {
  const sets = one.trail.sets.map((set) => (set === 0 ? 0 : spreadOver(set, 1, blocks)));
  one.trail = { sets, heat: [] };
  one.trail.heat = settle([], canBe(one.trail));
}

/** Everybody knows where the dead lie. */
export function learnDeath(one: Survivor): void {
  one.trail = trailAt(one.at);
}

/** In this phase somebody was at one of these places; everybody knows it, and not who. */
export function learnVisit(g: Terrorscape, kind: Visit['kind'], places: readonly LocationId[]): void {
  g.state.visits.push({ kind, at: bitsOf(places) });
}
