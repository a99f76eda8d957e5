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

let make: (() => Registry) | null = null;
let made: Registry | null = null;

/** Says where everything comes from. Rules look things up here, so that they know no card, and the cards know the rules. */
export function stock(from: () => Registry): void {
  make = from;
  made = null;
}

/** Built on first use. */
export function registry(): Registry {
  if (make === null) throw new Error('There is no content: import content/all.ts first.');
  made ??= make();
  return made;
}

export function found<T>(map: ReadonlyMap<string, T>, id: string): T {
  const one = map.get(id);
  if (one === undefined) throw new Error(`There is no "${id}".`);
  return one;
}
