import { type Registry, stock } from '../catalogue.ts';
import { events01to15 } from './events/e01-e15.ts';
import { events16to30 } from './events/e16-e30.ts';
import { events31to43 } from './events/e31-e43.ts';
import { HAUNTS } from './haunts/index.ts';
import { items01to11 } from './items/i01-i11.ts';
import { items12to22 } from './items/i12-i22.ts';
import { OMENS } from './omens/index.ts';
import { ROOMS } from './rooms.ts';
import { TOKENS } from './tokens.ts';

// Whoever imports this has the whole content: rules find it in the catalogue.
stock(build);

function build(): Registry {
  return {
    rooms: byId(ROOMS),
    tokens: byId(TOKENS),
    events: byId([...events01to15, ...events16to30, ...events31to43]),
    items: byId([...items01to11, ...items12to22]),
    omens: byId(OMENS),
    haunts: new Map(HAUNTS.map((one) => [one.number, one])),
  };
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}
