import { contentStore, memo } from '@dreadhouse/engine';
import type {
  ActionCard,
  DarkPower,
  EventCard,
  Finale,
  Heroine,
  Item,
  Killer,
  Location,
  SetupCard,
  TerrorCard,
  Thing,
} from './content/types.ts';
import type { CardId } from './state.ts';

/** Everything that there is, by id. */
export interface Registry {
  readonly killers: ReadonlyMap<string, Killer>;
  readonly locations: ReadonlyMap<string, Location>;
  readonly heroines: ReadonlyMap<string, Heroine>;
  readonly ultimates: ReadonlyMap<string, Thing>;
  readonly actions: ReadonlyMap<string, ActionCard>;
  readonly items: ReadonlyMap<string, Item>;
  readonly terror: ReadonlyMap<string, TerrorCard>;
  readonly events: ReadonlyMap<string, EventCard>;
  readonly finales: ReadonlyMap<string, Finale>;
  readonly darkPowers: ReadonlyMap<string, DarkPower>;
  readonly setups: ReadonlyMap<string, SetupCard>;
  readonly tokens: ReadonlyMap<string, Thing>;
  readonly lasting: ReadonlyMap<string, Thing>;
}

const store = contentStore<Registry>();
const { finder } = store;
export const { stock, registry } = store;

export const actionCard = finder('action card', ({ actions }) => actions);
const itemOfKind = finder('item', ({ items }) => items);
/** Copies of an item share one definition: `crucifix#2` is a `crucifix`. */
export const itemCard: (id: CardId) => Item = memo((id) => itemOfKind(kindOfItem(id)));
export const terrorCard = finder('terror card', ({ terror }) => terror);
export const eventCard = finder('event', ({ events }) => events);
export const finaleCard = finder('finale', ({ finales }) => finales);
export const darkPowerCard = finder('dark power', ({ darkPowers }) => darkPowers);
export const setupCard = finder('setup card', ({ setups }) => setups);
export const tokenThing = finder('token', ({ tokens }) => tokens);
export const lastingThing = finder('lasting effect', ({ lasting }) => lasting);
export const killerCalled = finder('killer', ({ killers }) => killers);
export const locationCalled = finder('location', ({ locations }) => locations);
export const heroineCalled = finder('heroine', ({ heroines: known }) => known);

/** The unlocked ultimate ability of a heroine, as a thing in play. */
export const ultimateOf = finder('heroine', ({ ultimates }) => ultimates);

export function kindOfItem(id: CardId): CardId {
  const mark = id.indexOf('#');
  return mark < 0 ? id : id.slice(0, mark);
}

/** All copies of these cards, items told apart by number. */
export function itemCopies(items: readonly Item[]): CardId[] {
  const copies: CardId[] = [];
  for (const { id, copies: n = 1 } of items) {
    copies.push(id);
    for (let i = 2; i <= n; i++) copies.push(`${id}#${i}`);
  }
  return copies;
}

export function copiesOf(cards: readonly { readonly id: CardId; readonly copies?: number }[]): CardId[] {
  return cards.flatMap((card) => Array<CardId>(card.copies ?? 1).fill(card.id));
}
