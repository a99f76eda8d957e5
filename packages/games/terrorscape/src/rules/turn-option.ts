import { memo, type Option, type Rules } from '@dreadhouse/engine';
import type { DoorId, LocationId } from '../content/board.ts';
import type { ItemId } from '../content/items.ts';
import { mansion } from '../content/mansion.ts';
import type { Slot, Terrorscape } from '../state.ts';
import { ITEM } from './pointing.ts';
import { survivor } from './team.ts';

/** How something is done, with what was chosen for it; false, if it could not be done after all. */
export type Doing<T = never> = (g: Terrorscape, slot: Slot, of: T) => Rules<unknown> | unknown;

/** Something that a Survivor can do in its turn, and how it is done. */
export interface TurnOption extends Option {
  /** TS-PHASE-04: one of the six actions. Everything else comes on top of it (TS-EXTRA-03). */
  readonly main?: true;
  readonly run?: (g: Terrorscape, slot: Slot) => Rules<unknown> | unknown;
}

/** Adds to a turn's options what this Survivor can do; with `looking` also what it cannot, and why. */
export type Lister = (g: Terrorscape, slot: Slot, looking: boolean, out: TurnOption[]) => void;

/** What all options of an action have in common. */
interface Action<T> {
  readonly main?: true;
  readonly rule: string;
  readonly item?: ItemId;
  readonly run: Doing<T>;
}

/** An action that is one option by itself. */
export interface Alone extends Action<void> {
  readonly whyNot?: (g: Terrorscape, slot: Slot) => string | null;
}

export function alone(id: string, { whyNot, run, item, ...rest }: Alone): Lister {
  const option: TurnOption = { ...rest, ...named(item), id, run };
  return (g, slot, looking, out) => {
    const blocked = whyNot?.(g, slot) ?? null;
    if (blocked === null) out.push(option);
    else if (looking) out.push({ ...option, blocked });
  };
}

const named = (item: ItemId | undefined): Pick<TurnOption, 'at' | 'details'> => (item === undefined ? {} : ITEM(item));

/** An action with something to choose from, each an option. */
export interface Each<T> extends Action<T> {
  readonly point: (of: T) => Required<Pick<Option, 'at' | 'details'>>;
  readonly among: (g: Terrorscape, slot: Slot) => readonly T[];
  /** What is said where there is nothing. */
  readonly none?: { readonly blocked: string; readonly rule?: string };
}

export function each<T extends string>(verb: string, { point, among, none, run, item, ...rest }: Each<T>): Lister {
  const { details } = named(item);
  const optionFor = memo((of: T): TurnOption => {
    const { at, details: also } = point(of);
    return { ...rest, id: `${verb}:${of}`, at, details: { ...details, ...also }, run: (g, slot) => run(g, slot, of) };
  });
  return (g, slot, looking, out) => {
    const all = among(g, slot);
    for (const of of all) out.push(optionFor(of));
    if (looking && none !== undefined && all.length === 0) out.push({ ...named(item), id: verb, ...rest, ...none });
  };
}

/** Anywhere but here, by so many steps. */
export const away =
  (steps: number) =>
  (g: Terrorscape, slot: Slot): readonly LocationId[] => {
    const { at } = survivor(g, slot);
    return reach(at, steps, g.state.blocks).filter((to) => to !== at);
  };

/** TS-MOVE-02, TS-MOVE-04, TS-MOVE-06: where a Survivor can get by so many steps, none of them through a block token. */
export function reach(at: LocationId, steps: number, blocks: readonly DoorId[]): readonly LocationId[] {
  if (blocks.length === 0) return mansion.within[steps]?.[at] ?? [];
  const next = (from: LocationId): LocationId[] =>
    (mansion.exits[from] ?? []).flatMap(({ to, door }) => (door === null || !blocks.includes(door) ? [to] : []));
  let found = [at];
  for (let step = 0; step < steps; step++) found = [...new Set([...found, ...found.flatMap(next)])];
  return found;
}
