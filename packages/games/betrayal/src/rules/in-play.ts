import { type Gathering, hooks, memo } from '@dreadhouse/engine';
import { hauntNumbered, ownedCard, registry, roomOf } from '../catalogue.ts';
import { TILE_IDS, type TileId } from '../content/tiles.ts';
import type { Haunt, Hooks, Me, Mine } from '../content/types.ts';
import type { Betrayal, BetrayalState, HauntState } from '../state.ts';

const gathering: Gathering<Betrayal, Me> = {
  gather: ({ state }) => everything(state),
  watch({ state }) {
    const { haunt, house, monsters, tokens } = state;
    const explorers = state.explorers.map(({ cards, statuses, dead }) => ({ cards, statuses, dead }));
    const size = sizeOf(state);
    const traitor = haunt?.traitor ?? null;
    // Rules put a new list in the place of one that something has left, and only add at the end of one that stays.
    return ({ state: now }) =>
      now.haunt === haunt &&
      (now.haunt?.traitor ?? null) === traitor &&
      now.house === house &&
      now.monsters === monsters &&
      now.tokens === tokens &&
      now.explorers.every(
        ({ cards, statuses, dead }, i) =>
          explorers[i]?.cards === cards && explorers[i]?.statuses === statuses && explorers[i]?.dead === dead,
      ) &&
      sizeOf(now) === size;
  },
};

/** Everything in play that may bend a rule is asked by these. */
export const { having, through, answer, listed, moment, anyMoment } = hooks<Betrayal, Hooks, Me>(gathering);

function sizeOf({ explorers, monsters, tokens }: BetrayalState): number {
  let size = monsters.length + tokens.length;
  for (const { cards, statuses } of explorers) size += cards.length + statuses.length;
  return size;
}

/** The haunt first, then its monsters, tokens and statuses, then the other tokens, then rooms, then cards. */
function everything(state: BetrayalState): Me[] {
  const all: Me[] = [];
  if (state.haunt !== null) all.push(...ofHaunt(state, state.haunt));
  for (const token of state.tokens) {
    const core = registry().tokens.get(token.kind);
    if (core !== undefined) all.push({ key: `token:${token.id}`, thing: core, owner: null, token });
  }
  for (const tile of TILE_IDS) {
    const room = state.house[tile] === undefined ? undefined : roomOf(tile);
    if (room !== undefined) all.push({ key: `tile:${tile}`, thing: room, owner: null, tile });
  }
  for (const [seat, { cards, dead }] of state.explorers.entries()) {
    if (!dead) for (const card of cards) all.push({ key: `card:${card}`, thing: ownedCard(card), owner: seat, card });
  }
  return all;
}

function ofHaunt(state: BetrayalState, haunt: HauntState): Me[] {
  const def = hauntNumbered(haunt.number);
  const all: Me[] = [mine(state, def, def)];
  for (const monster of state.monsters) {
    const kind = def.monsters?.find(({ id }) => id === monster.kind);
    if (kind !== undefined) all.push(mine(state, def, kind, { key: monster.id, monster }));
  }
  for (const token of state.tokens) {
    const kind = def.tokens?.find(({ id }) => id === token.kind);
    if (kind !== undefined) all.push(mine(state, def, kind, { key: `token:${token.id}`, token }));
  }
  for (const [owner, { statuses, dead }] of state.explorers.entries())
    for (const id of dead ? [] : statuses) {
      const status = def.statuses?.find((one) => one.id === id);
      if (status !== undefined) all.push(mine(state, def, status, { key: `status:${id}:${owner}`, owner }));
    }
  return all;
}

/**
 * A thing of the haunt with what its functions want to know. Its hooks take `Mine`, of which everything here is one; the list of hooks
 * only promises `Me`.
 */
function mine(state: BetrayalState, def: Haunt, thing: object, more: Partial<Me> = {}): Mine {
  return new HauntThing(state, def, thing as Hooks, more);
}

class HauntThing implements Mine {
  readonly key: string;
  readonly thing: Hooks;
  readonly owner: Me['owner'];
  readonly monster: Me['monster'];
  readonly token: Me['token'];
  readonly traitor: Mine['traitor'];
  readonly #state: BetrayalState;
  readonly #def: Haunt;

  constructor(
    state: BetrayalState,
    def: Haunt,
    thing: Hooks,
    { key = 'haunt', owner = null, monster, token }: Partial<Me>,
  ) {
    this.#state = state;
    this.#def = def;
    this.key = key;
    this.thing = thing;
    this.owner = owner;
    this.monster = monster;
    this.token = token;
    this.traitor = state.haunt?.traitor ?? null;
  }

  /** Read when it is asked for: it may have changed since. */
  get memory(): object {
    return this.#state.haunt?.memory ?? {};
  }

  get n(): Readonly<Record<string, number>> {
    return numbersOf(this.#def, this.#state.seats);
  }
}

/** BH-PC-01, BH-AMB-35: a haunt's numbers by the players at the start. */
export function numbersOf({ numbers }: Haunt, seats: number): Readonly<Record<string, number>> {
  return byPlayers(numbers)[seats - 3] ?? {};
}

const byPlayers = memo((numbers: Haunt['numbers']) =>
  [0, 1, 2, 3].map((i) => Object.fromEntries(Object.entries(numbers).map(([name, per]) => [name, per[i] ?? 0]))),
);

/** The haunt as its own functions hold it. */
export function mineOf(g: { readonly state: BetrayalState }): Mine {
  const { state } = g;
  if (state.haunt === null) throw new Error('There is no haunt yet.');
  const def = hauntNumbered(state.haunt.number);
  return mine(state, def, def);
}

export type { TileId };
