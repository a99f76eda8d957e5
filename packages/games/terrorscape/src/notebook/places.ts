import { memo, shape } from '@dreadhouse/engine';
import type { DoorId, LocationId } from '../content/board.ts';
import { mansion } from '../content/mansion.ts';

/** A set of locations: the sum of their bits. */
export type Places = number;
export const places: shape.Shape<Places> = shape.whole(0, mansion.everywhere);

const FARTHEST = 3;

export function bitOf(place: LocationId): Places {
  return mansion.bit[place] ?? 0;
}

export function bitsOf(places: readonly LocationId[]): Places {
  let bits = 0;
  for (const place of places) bits |= bitOf(place);
  return bits;
}

export function placesIn(bits: Places): LocationId[] {
  return mansion.locations.filter((place) => (bits & bitOf(place)) !== 0);
}

/** For each location (by its number) the neighbours, block tokens or not. */
export const NEIGHBOURS: readonly Places[] = mansion.locations.map((here) => bitsOf(mansion.neighbours[here] ?? []));
/** For each location the other end of its secret passage. */
const PASSAGES: readonly Places[] = mansion.locations.map((here) => bitOf(mansion.passageFrom[here] ?? ''));

/** `ways[n - 1][i]`: where a Survivor can get from the i-th location by n steps or fewer. */
export type Ways = readonly (readonly Places[])[];

const MOST_TABLES = 4000;

/** TS-MOVE-04: the ways that these block tokens leave. */
export const waysWith = (blocks: readonly DoorId[]): Ways => waysWithout(blocks.join());

const waysWithout = memo((doors: string): Ways => {
  const blocks = doors.split(',');
  const single = mansion.locations.map((here) => {
    let bits = bitOf(here);
    for (const { to, door } of mansion.exits[here] ?? [])
      if (door === null || !blocks.includes(door)) bits |= bitOf(to);
    return bits;
  });
  const ways = [single];
  for (let n = 1; n < FARTHEST; n++) ways.push((ways[n - 1] as Places[]).map((bits) => joined(bits, single)));
  return ways;
}, MOST_TABLES);

/** The union of what a table says of each of these locations. */
export function joined(bits: Places, table: readonly Places[]): Places {
  let all = 0;
  for (let i = 0, rest = bits; rest !== 0; i++, rest >>>= 1) if ((rest & 1) === 1) all |= table[i] ?? 0;
  return all;
}

export function spreadOver(bits: Places, steps: number, blocks: readonly DoorId[]): Places {
  return joined(bits, waysWith(blocks)[steps - 1] ?? []);
}

export function throughPassages(bits: Places): Places {
  return joined(bits, PASSAGES);
}

/** `steps[i][k]`: how far the k-th location is from the i-th for a Survivor. */
export type Steps = readonly (readonly number[])[];

/** Farther than any way, for what cannot be reached. */
export const NOWHERE = 9;

export function stepsWith(blocks: readonly DoorId[]): Steps {
  return stepsOf(waysWith(blocks));
}

const stepsOf = memo(
  (ways: Ways): Steps => mansion.locations.map((_, i) => stepsFrom(i, ways[0] as readonly Places[])),
);

function stepsFrom(i: number, single: readonly Places[]): number[] {
  const far = mansion.locations.map(() => NOWHERE);
  let reached = 1 << i;
  far[i] = 0;
  for (let n = 1; n < NOWHERE; n++) {
    const next = joined(reached, single);
    for (let k = 0; k < far.length; k++) if ((next & ~reached & (1 << k)) !== 0) far[k] = n;
    reached = next;
  }
  return far;
}
