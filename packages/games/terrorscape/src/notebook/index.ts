import type { Viewer } from '@dreadhouse/engine';
import type { LocationId } from '../content/board.ts';
import { mansion } from '../content/mansion.ts';
import type { SurvivorId } from '../content/survivors.ts';
import { KILLER, type TerrorscapeState } from '../state.ts';
import { sneakHeat } from './heat.ts';
import { bitsOf, placesIn } from './places.ts';
import { trailsNow } from './report.ts';
import { CERTAIN, canBe, settle, type Trail, usuallyIn } from './trail.ts';

/** Where somebody can be. */
export interface Whereabouts {
  /** Every location that cannot be excluded, in the order of the map. The truth is always among them. */
  readonly rooms: readonly LocationId[];
  /** How likely each of them is, more than 0; 1 in all. Locations that are not in `rooms` are missing. */
  readonly heat: Readonly<Record<LocationId, number>>;
}

export interface SurvivorWhereabouts extends Whereabouts {
  readonly id: SurvivorId;
  /** Those of `rooms` that take no adrenaline, or as little as possible. */
  readonly usual: readonly LocationId[];
}

/** The Killer's notebook: one entry for each living Survivor, in the order of the sheets. */
interface KillerNotebook {
  readonly of: 'killer';
  readonly survivors: readonly SurvivorWhereabouts[];
}

/** The Survivors' notebook. */
interface SurvivorsNotebook {
  readonly of: 'survivors';
  /** Where a Killer who sneaks can be; null while he is to be seen. */
  readonly killer: Whereabouts | null;
  /** What the Killer can know of each living Survivor: the other notebook, which follows from what everybody has heard. */
  readonly survivors: readonly SurvivorWhereabouts[];
}

export type Notebook = KillerNotebook | SurvivorsNotebook;

/** What one side can work out. Nothing hidden from that side is read; whoever only watches has no notebook. */
export function notebookOf(state: TerrorscapeState, viewer: Viewer): Notebook | null {
  if (viewer === 'spectator' || state.step === 'setup') return null;
  const trails = trailsNow(state);
  const survivors = state.survivors.flatMap(({ id, health }, slot) =>
    health > 0 ? [whereaboutsOf(id, trails[slot] as Trail)] : [],
  );
  return viewer === KILLER
    ? { of: 'killer', survivors }
    : { of: 'survivors', killer: killerWhereabouts(state), survivors };
}

function whereaboutsOf(id: SurvivorId, trail: Trail): SurvivorWhereabouts {
  const rooms = placesIn(canBe(trail));
  return { id, rooms, usual: placesIn(usuallyIn(trail)), heat: heatRecord(rooms, trail.heat) };
}

function heatRecord(rooms: readonly LocationId[], heat: readonly number[]): Record<LocationId, number> {
  return Object.fromEntries(rooms.map((room) => [room, (heat[mansion.locations.indexOf(room)] ?? 0) / CERTAIN]));
}

/** TS-KW-22: from the last open location, the length of the way, and the block tokens that were heard to break. */
function killerWhereabouts(state: TerrorscapeState): Whereabouts | null {
  const { sneak } = state.killer;
  if (sneak === null) return null;
  const rooms = placesIn(bitsOf(sneak.maybe));
  return { rooms, heat: heatRecord(rooms, killerHeat(state)) };
}

/** How likely each location of a sneaking Killer is, as the Survivors see it; in the order of the map, 10,000 in all. */
export function killerHeat({ killer, step, reported, lastNoise }: TerrorscapeState): number[] {
  const maybe = killer.sneak?.maybe ?? [killer.at];
  const noise = step === 'killer' ? reported : lastNoise;
  return settle(sneakHeat(maybe, noise), bitsOf(maybe));
}
