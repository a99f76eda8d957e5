import { type Scenario, scenario } from '@dreadhouse/engine/testing';
import { ROOM_IDS, type RoomId } from '../src/content/board.ts';
import type { CharacterId } from '../src/content/characters.ts';
import { type StalkerType, tokenDef } from '../src/content/stalkers.ts';
import type { TileId } from '../src/content/tiles.ts';
import { nemesisLockdown } from '../src/index.ts';
import { itemDef } from '../src/rules/carry.ts';
import { ALL as OPEN } from '../src/rules/pieces.ts';
import type { NemesisState, Person, Piece, Stalker } from '../src/state.ts';

// A table laid out by hand: who stands where with which cards, what has been explored, what prowls.

export type Table = Scenario<NemesisState>;
/** Who has seen what lies open: everybody. */
export { OPEN };

/** The base in its first turn; everybody has an empty hand until `hold`, and objectives have been chosen. */
export function table(
  characters: readonly CharacterId[],
  edit: (s: NemesisState) => void,
  { phase = 'turn', mode = 'semi-cooperative' }: { phase?: string; mode?: string } = {},
): Table {
  const options = { characters, mode };
  return scenario(nemesisLockdown, { seats: characters.length, options }).at(phase, (s) => {
    s.firstFigure = true;
    for (const [seat, one] of s.people.entries())
      if (one.objectives.length === 2) one.kept = { face: 'first', seen: 1 << seat };
    for (const one of s.people) one.knowledge = 1; // no weakness is known
    for (const where of ['S-01', 'S-02', 'S-03'] as const) s.power[where].on = false;
    edit(s);
  });
}

export function who(s: NemesisState, seat: number): Person {
  const one = s.people[seat];
  if (one === undefined) throw new Error(`There is no seat ${seat}.`);
  return one;
}

/** These cards in hand: action cards out of the deck, and `contamination`, `clean` or `infected` ones out of theirs. */
export function hold(s: NemesisState, seat: number, ...faces: readonly string[]): void {
  const one = who(s, seat);
  for (const face of faces)
    one.hand.push(['contamination', 'clean', 'infected'].includes(face) ? contaminated(s, face) : own(one, face, seat));
}

function own(one: Person, face: string, seat: number): Piece {
  const at = one.deck.findIndex((card) => card.face === face);
  const [card] = one.deck.splice(at, 1);
  if (at < 0 || card === undefined) throw new Error(`${one.id} has no card "${face}" left.`);
  card.seen = 1 << seat;
  return card;
}

/** A contamination card of this kind; its bit stays unread. */
export function contaminated(s: NemesisState, kind: string): Piece {
  const index = s.contaminationDeck.find((i) => kind === 'contamination' || s.contamination[i]?.face === kind);
  if (index === undefined) throw new Error(`There is no ${kind} card left.`);
  s.contaminationDeck = s.contaminationDeck.filter((one) => one !== index);
  return { face: `contamination:${index}`, seen: OPEN };
}

/** Explores a room, with this tile in it. */
export function lay(s: NemesisState, room: RoomId, tile: TileId, items = 0): void {
  const here = s.rooms[room];
  const places = [...ROOM_IDS.map((id) => s.rooms[id].tile), ...s.unused.tiles];
  const there = places.find(({ face }) => face === tile);
  if (there === undefined) throw new Error(`There is no tile "${tile}".`);
  there.face = here.tile.face;
  here.tile = { face: tile, seen: OPEN };
  here.explored = true;
  here.items = items;
  if (here.token !== null) s.unused.tokens.push(here.token);
  here.token = null;
}

/** Puts a figure on the board, with a token. */
export function put(s: NemesisState, type: StalkerType, room: RoomId, damage = 0): Stalker {
  const token = [...s.supply, ...s.bag].find((id) => tokenDef(id).type === type) ?? null;
  s.supply = s.supply.filter((id) => id !== token);
  s.bag = s.bag.filter((id) => id !== token);
  const stalker: Stalker = { id: s.nextStalker, type, at: room, damage, token };
  s.nextStalker += 1;
  s.stalkers.push(stalker);
  return stalker;
}

/** Puts items into the backpack, or into the hands where they are heavy or personal. */
export function equip(s: NemesisState, seat: number, ...items: readonly string[]): void {
  const one = who(s, seat);
  for (const item of items) {
    const def = itemDef(item);
    if (def.deck === 'personal') one.personal.active = true;
    else takeCard(s, item);
    const isOpen = def.heavy === true || def.deck === 'personal';
    if (isOpen) one.hands.push({ what: item, ammunition: def.weapon?.loaded ?? 0, extra: 0, tape: 0 });
    else one.pack.push({ face: item, seen: def.deck === 'crafted' ? OPEN : 1 << seat });
  }
}

function takeCard(s: NemesisState, item: string): void {
  for (const deck of [s.decks.red, s.decks.yellow, s.decks.green, s.decks.crafted]) {
    const at = deck.draw.findIndex(({ face }) => face === item);
    if (at < 0) continue;
    deck.draw.splice(at, 1);
    return;
  }
  throw new Error(`There is no "${item}" left.`);
}

/** Nothing but the blank token in the bag: step 10 does nothing but add an adult to it. */
export function calm(s: NemesisState): void {
  s.supply = [...s.supply, ...s.bag.filter((id) => id !== 'blank')].sort();
  s.bag = ['blank'];
}

/** Serious wounds, open unless said otherwise. */
export function hurt(s: NemesisState, seat: number, ...wounds: readonly string[]): void {
  for (const wound of wounds) {
    const at = s.wounds.draw.findIndex(({ face }) => face === wound);
    s.wounds.draw.splice(at, 1);
    who(s, seat).serious.push({ wound, dressed: false });
  }
}

/** Knowledge enough, and this weakness in the first slot. */
export function weakness(s: NemesisState, seat: number, id: string): void {
  const [first] = s.lab.weaknesses;
  const there = [...s.lab.weaknesses, ...s.unused.weaknesses].find(({ face }) => face === id);
  if (first === undefined || there === undefined) throw new Error(`There is no weakness "${id}".`);
  [first.face, there.face] = [there.face, first.face];
  who(s, seat).knowledge = 3;
}

export const faces = (pieces: readonly Piece[]): string[] => pieces.map(({ face }) => face);
/** What lies in somebody's hand, contamination cards by that name. */
export const inHand = (t: Table, seat: number): string[] =>
  faces(who(t.state, seat).hand).map((face) => face.replace(/:.*/, ''));

/** The faces of the combat and the noise die, by what they show. */
export const COMBAT_DIE = { blank: 1, 'creeper-hit': 2, 'adult-hit': 3, single: 5, double: 6 } as const;
export const ADVANTAGE_DIE = {
  'card-for-1': 1,
  'creeper-hit': 2,
  'adult-hit': 3,
  single: 4,
  double: 5,
  'card-for-2': 6,
} as const;
export const NOISE_DIE = { 1: 1, 2: 3, 3: 5, 4: 7, danger: 9, silence: 10 } as const;
