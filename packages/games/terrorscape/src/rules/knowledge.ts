import type { LocationId } from '../content/board.ts';
import { mansion } from '../content/mansion.ts';
import { bitsOf, spreadOver } from '../notebook/places.ts';
import { canBe, narrow, settle, trailAt } from '../notebook/trail.ts';
import type { Finding, Slot, Survivor, Terrorscape, TerrorscapeState, Visit } from '../state.ts';
import { living, names, survivor } from './team.ts';

/**
 * What everybody has heard, and what the Killer can work out from it about where each Survivor is. No rule depends on it; the notebook
 * and imagined worlds do.
 */

/** Everybody has heard this. It is kept because what a seat has learnt is part of what it sees. */
export function note(g: Terrorscape, finding: Finding): void {
  g.state.findings.push(finding);
}

/** Who of those who have to answer is in the zone? Everybody hears it, and that the others are not. */
export function learnWho(
  g: Terrorscape,
  kind: Finding['kind'],
  zone: Finding['zone'],
  places: readonly LocationId[],
  asked: readonly Slot[] = living(g.state),
): Slot[] {
  const found = asked.filter((slot) => places.includes(survivor(g, slot).at));
  note(g, { kind, zone, found: names(g, found) });
  const inside = bitsOf(places);
  for (const slot of asked)
    narrow(survivor(g, slot).trail, found.includes(slot) ? inside : mansion.everywhere & ~inside);
  return found;
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
