import type { Betrayal, Hands, Per, TileId, Token, Trait } from '../kit.ts';
import {
  advance,
  allRooms,
  checkEnds,
  distance,
  ENTRANCE,
  keep,
  monsters,
  placeToken,
  removeToken,
  say,
  shape,
  shuffled,
  symbolOf,
  TRAITS,
  theseFirst,
  tokens,
} from '../kit.ts';

// The Guests of Toast to the Dead: what lies beside each of them, and how they are pleased or annoyed.

export const offendedGuests = monsters('offended-guest');

export const calmGuests = tokens('calm-guest');

/** A calm Guest, with what lies beside it: tokens by their ids. The number on its own token is its Patience. */
export interface Guest {
  token: number;
  tastes: number[];
  gift: number | null;
}

const ID = shape.whole(0, 10_000);
export const memory = {
  guests: keep.list(
    () => shape.record<Guest>({ token: ID, tastes: shape.listOf(ID, 2), gift: shape.nullable(ID) }),
    10,
  ),
  content: keep.count(10),
};
type Mine = Hands<typeof memory, Record<'guests' | 'patience', Per>>;

export const tokenOf = (g: Betrayal, id: number | null): Token | undefined =>
  g.state.tokens.find((one) => one.id === id);
export const placeOf = (g: Betrayal, { token }: Guest): TileId | null => tokenOf(g, token)?.at ?? null;
export const patienceOf = (g: Betrayal, { token }: Guest): number => tokenOf(g, token)?.n ?? 0;
export const guestsOn = (g: Betrayal, { memory }: Mine, tile: TileId): Guest[] =>
  memory.guests.filter((guest) => placeOf(g, guest) === tile);

export const piecesOf = (g: Betrayal, { token, tastes, gift }: Guest): Token[] =>
  [token, ...tastes, gift].flatMap((id) => tokenOf(g, id) ?? []);

export const tasteOf = ({ kind }: Token): Trait => kind.slice('taste-'.length) as Trait;
// as they are named below

export function layGuests(g: Betrayal, me: Mine): void {
  const rooms = shuffled(
    g,
    'guests',
    allRooms(g).filter((tile) => Number.isFinite(distance(g, tile, ENTRANCE))),
  );
  const order = theseFirst(rooms, (tile) => symbolOf(tile) === 'omen');
  for (let i = 0; i < me.n.guests; i++) {
    const at = order[i % order.length] ?? ENTRANCE;
    const tastes = shuffled(g, 'tastes', TRAITS);
    const { id: token } = calmGuests.place(g, { at, n: me.n.patience });
    const lying = tastes.slice(0, 2).map((trait) => placeToken(g, `taste-${trait}`, { at }).id);
    me.memory.guests.push({ token, tastes: lying, gift: null });
  }
}

function leave(g: Betrayal, { memory }: Mine, guest: Guest): void {
  for (const piece of piecesOf(g, guest)) removeToken(g, piece);
  memory.guests = memory.guests.filter((one) => one !== guest);
}

/** A Guest without Patience is a monster from now on. */
export function annoy(g: Betrayal, me: Mine, guest: Guest, by: number): void {
  const token = tokenOf(g, guest.token);
  if (token === undefined || token.at === null) return;
  token.n = Math.max(0, token.n - by);
  say(g, 'patience', { at: token.at, n: token.n });
  if (token.n > 0) return;
  const { at } = token;
  leave(g, me, guest);
  offendedGuests.spawn(g, at);
  checkEnds(g);
}

/** A Guest without Tastes is content, and goes. */
export function please(g: Betrayal, me: Mine, guest: Guest, taste: Token): void {
  guest.tastes = guest.tastes.filter((id) => id !== taste.id);
  removeToken(g, taste);
  if (guest.tastes.length > 0) return;
  leave(g, me, guest);
  advance(g, me.memory, 'content');
}
