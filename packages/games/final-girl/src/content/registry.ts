import { memo } from '@dreadhouse/engine';
import type { CardId } from '../state.ts';
import { CORE_ACTIONS } from './actions.ts';
import { COMMON_LASTING, COMMON_TOKENS } from './common-things.ts';
import { films } from './films.ts';
import { heroines } from './heroines/index.ts';
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
} from './types.ts';

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

let made: Registry | null = null;

/** Built on first use, because content and rules know each other. */
export function registry(): Registry {
  made ??= build();
  return made;
}

function build(): Registry {
  const all = films();
  const killers = all.map((film) => film.killer);
  const locations = all.map((film) => film.location);
  const both: readonly (Killer | Location)[] = [...killers, ...locations];
  return {
    killers: byId(killers),
    locations: byId(locations),
    heroines: byId(heroines()),
    ultimates: byId(heroines().map(({ id, ultimate }) => ({ ...ultimate, id }))),
    actions: byId([...CORE_ACTIONS, ...both.flatMap((one) => one.actionCards ?? [])]),
    items: byId([
      ...locations.flatMap((one) => [...one.items, ...(one.pileItems ?? [])]),
      ...killers.flatMap((one) => one.items ?? []),
    ]),
    terror: byId(both.flatMap((one) => one.terror)),
    events: byId(locations.flatMap((one) => one.events)),
    finales: byId(killers.flatMap((one) => one.finales)),
    darkPowers: byId(killers.flatMap((one) => one.darkPowers)),
    setups: byId(locations.flatMap((one) => one.setups)),
    tokens: byId([...COMMON_TOKENS, ...both.flatMap((one) => one.tokens ?? [])]),
    lasting: byId([...COMMON_LASTING, ...both.flatMap((one) => one.lasting ?? [])]),
  };
}

function byId<T extends { readonly id: string }>(list: readonly T[]): ReadonlyMap<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

/** Looks things up by id. */
function finder<T extends object>(
  what: string,
  all: (registry: Registry) => ReadonlyMap<string, T>,
): (id: string) => T {
  return memo((id) => {
    const one = all(registry()).get(id);
    if (one === undefined) throw new Error(`There is no ${what} "${id}".`);
    return one;
  });
}

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
