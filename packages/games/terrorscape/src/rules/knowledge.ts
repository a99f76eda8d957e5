import type { LocationId } from '../content/board.ts';
import { mansion } from '../content/mansion.ts';
import { MOVE_STEPS } from '../content/numbers.ts';
import { survivorDef } from '../content/survivors.ts';
import type { Finding, Slot, Survivor, Terrorscape, TerrorscapeState } from '../state.ts';
import { living, names } from './team.ts';

/**
 * What the Killer can work out about where each Survivor is, from what was said at the table and nothing else. No rule depends on it;
 * imagined worlds do. It follows usual moves: a Survivor with a drug, a camera or a secret passage can be farther away.
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
  const mask = bitsOf(places);
  for (const slot of asked) narrow(g.state.survivors[slot] as Survivor, mask, found.includes(slot));
}

/** Everybody has heard where this Survivor is. */
export function learnWhere(one: Survivor, at: LocationId): void {
  one.maybe = mansion.bit[at] ?? 0;
}

function narrow(one: Survivor, mask: number, inside: boolean): void {
  const zone = inside ? mask : mansion.everywhere & ~mask;
  one.maybe = (one.maybe & zone) === 0 ? zone : one.maybe & zone;
}

export function bitsOf(places: readonly LocationId[]): number {
  let bits = 0;
  for (const place of places) bits |= mansion.bit[place] ?? 0;
  return bits;
}

/** A Survivors' phase is over: everybody may have moved. */
export function spread(state: TerrorscapeState): void {
  for (const slot of living(state)) {
    const one = state.survivors[slot] as Survivor;
    one.maybe = spreadOver(one.maybe, survivorDef(one.id).sprint ?? MOVE_STEPS, state.blocks);
  }
}

/** For each location its own bit and those of its neighbours. */
const ADJACENT = mansion.locations.map((here) => bitsOf([here, ...(mansion.neighbours[here] ?? [])]));

/** The locations within so many steps of these, block tokens in the way. */
export function spreadOver(bits: number, steps: number, blocks: readonly string[]): number {
  let reached = bits;
  for (let i = 0; i < steps && reached !== mansion.everywhere; i++) {
    let more = reached;
    for (let at = 0, rest = reached; rest !== 0; at++, rest >>>= 1)
      if ((rest & 1) === 1) more |= blocks.length === 0 ? (ADJACENT[at] ?? 0) : passable(at, blocks);
    reached = more;
  }
  return reached;
}

function passable(at: number, blocks: readonly string[]): number {
  let bits = 0;
  for (const { to, door } of mansion.exits[mansion.locations[at] as LocationId] ?? [])
    if (door === null || !blocks.includes(door)) bits |= mansion.bit[to] ?? 0;
  return bits;
}

export function placesIn(bits: number): LocationId[] {
  return mansion.locations.filter((place) => (bits & (mansion.bit[place] ?? 0)) !== 0);
}
