import { memo } from '@dreadhouse/engine';
import type { TileId } from './content/tiles.ts';
import type { CoreToken, EventCard, Haunt, ItemCard, OmenCard, Room } from './content/types.ts';

/** Everything that there is besides explorers and tiles, by id. */
export interface Registry {
  readonly rooms: ReadonlyMap<string, Room>;
  readonly tokens: ReadonlyMap<string, CoreToken>;
  readonly events: ReadonlyMap<string, EventCard>;
  readonly items: ReadonlyMap<string, ItemCard>;
  readonly omens: ReadonlyMap<string, OmenCard>;
  readonly haunts: ReadonlyMap<number, Haunt>;
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

function finder<K, T extends object>(what: string, all: (registry: Registry) => ReadonlyMap<K, T>): (id: K) => T {
  return memo((id) => {
    const one = all(registry()).get(id);
    if (one === undefined) throw new Error(`There is no ${what} "${id}".`);
    return one;
  });
}

export const eventCard = finder('event', ({ events }) => events);
export const hauntNumbered = finder('haunt', ({ haunts }) => haunts);
export const roomOf = (tile: TileId): Room | undefined => registry().rooms.get(tile);

/** An Item or an Omen. */
export const ownedCard = memo((id: string): ItemCard | OmenCard => {
  const found = registry().items.get(id) ?? registry().omens.get(id);
  if (found === undefined) throw new Error(`There is no card "${id}".`);
  return found;
});

export const isOmen = (id: string): boolean => registry().omens.has(id);
export const isItem = (id: string): boolean => registry().items.has(id);
export const isWeapon = (id: string): boolean => ownedCard(id).weapon === true;
