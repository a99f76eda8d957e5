import { contentStore, memo } from '@dreadhouse/engine';
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

const store = contentStore<Registry>();
const { finder } = store;
export const { stock, registry } = store;

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
