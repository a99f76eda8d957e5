import { memo } from '@dreadhouse/engine';
import type { DoorId, LocationId } from '../content/board.ts';
import type { ItemId } from '../content/items.ts';
import type { SkillId } from '../content/killers/definitions.ts';
import type { SurvivorId } from '../content/survivors.ts';

/** What an option can point at: on the table, in the sentence about it, and for the rule that asked. */
export const LOCATION = (to: LocationId) => ({ at: to, details: { to }, to });
export const DOOR = (door: DoorId) => ({ at: door, details: { door: door.split('-') }, door });
export const ITEM = (item: ItemId) => ({ at: `item:${item}`, details: { item }, item });
export const SURVIVOR = (whom: SurvivorId) => ({ at: `survivor:${whom}`, details: { survivor: whom }, whom });
export const SKILL = (card: SkillId) => ({ at: `skill:${card}`, details: { card }, card });

/** Options of one kind, such as `move:C1`; each is made once. */
export function options<T extends string, P, R extends object>(verb: string, point: (of: T) => P, rest: R) {
  return memo((of: T) => ({ ...rest, ...point(of), id: `${verb}:${of}` }));
}
