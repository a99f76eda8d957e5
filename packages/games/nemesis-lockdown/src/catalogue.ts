import { contentStore } from '@dreadhouse/engine';
import type {
  ActionCard,
  AttackCard,
  ComputerCard,
  EventCard,
  Item,
  Objective,
  Room,
  Trait,
  Weakness,
  Wound,
} from './content/definitions.ts';

/** Everything that has functions of its own, by id. */
export interface Registry {
  readonly attacks: ReadonlyMap<string, AttackCard>;
  readonly events: ReadonlyMap<string, EventCard>;
  readonly actions: ReadonlyMap<string, ActionCard>;
  readonly rooms: ReadonlyMap<string, Room>;
  readonly computers: ReadonlyMap<string, ComputerCard>;
  readonly items: ReadonlyMap<string, Item>;
  readonly wounds: ReadonlyMap<string, Wound>;
  readonly objectives: ReadonlyMap<string, Objective>;
  readonly traits: ReadonlyMap<string, Trait>;
  readonly weaknesses: ReadonlyMap<string, Weakness>;
}

export const { stock, registry } = contentStore<Registry>();

export function found<T>(map: ReadonlyMap<string, T>, id: string): T {
  const one = map.get(id);
  if (one === undefined) throw new Error(`There is no "${id}".`);
  return one;
}
