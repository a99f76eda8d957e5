import type { Option, Rules } from '@dreadhouse/engine';
import { recordOf } from '@dreadhouse/engine';
import type { DoorId, LocationId } from '../content/board.ts';
import type { ItemId } from '../content/items.ts';
import { mansion } from '../content/mansion.ts';
import { SURVIVOR_IDS, type SurvivorId } from '../content/survivors.ts';
import type { Slot, Terrorscape } from '../state.ts';

/** Something that a Survivor can do in its turn, and how it is done. */
export interface TurnOption extends Option {
  /** TS-PHASE-04: one of the six actions. Everything else comes on top of it (TS-EXTRA-03). */
  readonly main?: true;
  readonly to?: LocationId;
  readonly door?: DoorId;
  readonly item?: ItemId;
  readonly whom?: SurvivorId;
  /** False, if it could not be done after all. */
  readonly run?: (g: Terrorscape, slot: Slot, option: TurnOption) => Rules<unknown> | unknown;
}

/** Adds to a turn's options what this Survivor can do; with `looking` also what it cannot, and why. */
export type Lister = (g: Terrorscape, slot: Slot, looking: boolean, out: TurnOption[]) => void;

type Rest = Omit<TurnOption, 'id' | 'at' | 'details'>;

/** One option for each location, made once. */
export function toEach(prefix: string, rest: Rest): Readonly<Record<LocationId, TurnOption>> {
  return recordOf(mansion.locations, (to) => ({
    ...rest,
    id: `${prefix}:${to}`,
    at: to,
    details: { ...itemOf(rest), to },
    to,
  }));
}

export function doorEach(prefix: string, rest: Rest): Readonly<Record<DoorId, TurnOption>> {
  return recordOf(mansion.doors, (door) => ({
    ...rest,
    id: `${prefix}:${door}`,
    at: door,
    details: { ...itemOf(rest), door: door.split('-') },
    door,
  }));
}

export function whomEach(prefix: string, rest: Rest): Readonly<Record<SurvivorId, TurnOption>> {
  return recordOf(SURVIVOR_IDS, (whom) => ({
    ...rest,
    id: `${prefix}:${whom}`,
    at: `survivor:${whom}`,
    details: { ...itemOf(rest), survivor: whom },
    whom,
  }));
}

function itemOf({ item }: Rest): { item?: ItemId } {
  return item === undefined ? {} : { item };
}

/** An option of its own, for an item or an ability. */
export function single(id: string, rest: Rest): TurnOption {
  const at = rest.item === undefined ? {} : { at: `item:${rest.item}` };
  return { ...rest, id, ...at, details: itemOf(rest) };
}

/** TS-MOVE-02, TS-MOVE-04, TS-MOVE-06: where a Survivor can get by so many steps, none of them through a block token. */
export function reach(at: LocationId, steps: number, blocks: readonly DoorId[]): readonly LocationId[] {
  if (blocks.length === 0) return mansion.within[steps]?.[at] ?? [];
  const found = [at];
  let from = 0;
  for (let step = 0; step < steps; step++) {
    const until = found.length;
    for (; from < until; from++) {
      for (const { to, door } of mansion.exits[found[from] as LocationId] ?? [])
        if ((door === null || !blocks.includes(door)) && !found.includes(to)) found.push(to);
    }
  }
  return found;
}
