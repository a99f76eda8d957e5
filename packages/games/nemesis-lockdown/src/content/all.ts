import { type Registry, stock } from '../catalogue.ts';
import { ACTIONS } from './actions/index.ts';
import { ATTACKS } from './attacks.ts';
import { COMPUTERS } from './computers.ts';
import { EVENTS } from './events.ts';
import { ITEMS } from './items/index.ts';
import { OBJECTIVES } from './objectives/index.ts';
import { ROOMS } from './rooms/index.ts';
import { TRAITS } from './traits.ts';
import { WEAKNESSES } from './weaknesses.ts';
import { WOUNDS } from './wounds.ts';

// Whoever imports this has the whole content: rules find it in the catalogue.
stock(build);

function build(): Registry {
  return {
    attacks: byId(ATTACKS),
    events: byId(EVENTS),
    actions: byId(ACTIONS),
    rooms: byId(ROOMS),
    computers: byId(COMPUTERS),
    items: byId(ITEMS),
    wounds: byId(WOUNDS),
    objectives: byId(OBJECTIVES),
    traits: byId(TRAITS),
    weaknesses: byId(WEAKNESSES),
  };
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}
