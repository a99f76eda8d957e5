import type { Betrayal, Option, Region, Rules, Seat, TileId, Trait } from '../kit.ts';
import { hauntChoice, isStart, REGIONS, regionOf, rollAgainst, say, symbolOf, tileOf, tokens } from '../kit.ts';

// Rooms and Favours of Bidding War: who owns what, and how it is bid for, paid and taken.

export const MOST = 30;
export const soldMarkers = tokens('sold');
export const saleFavours = tokens('sale-favour', { carried: { most: MOST } });

export const ENOUGH = 4;
const TRAIT_OF = { omen: 'sanity', event: 'knowledge', item: 'might' } as const;
export const traitFor = (tile: TileId): Trait => {
  const symbol = symbolOf(tile);
  return symbol === null ? 'speed' : TRAIT_OF[symbol];
};

export const roomsOf = (g: Betrayal, seat: Seat): TileId[] => soldMarkers.tiles(g, ({ of }) => of === seat);

export const isUnsold = (g: Betrayal, tile: TileId): boolean =>
  !isStart(tile) && soldMarkers.firstOn(g, tile) === undefined;
export const roomsIn = (g: Betrayal, seat: Seat, region: Region): number =>
  roomsOf(g, seat).filter((tile) => regionOf(g, tile) === region).length;

export const regionsOf = (g: Betrayal, seat: Seat): Region[] =>
  REGIONS.filter((region) => roomsIn(g, seat, region) > 0);

export function earn(g: Betrayal, seat: Seat, n: number): void {
  for (let i = 0; i < n && saleFavours.heldBy(g, seat).length < MOST; i++) saleFavours.place(g, { on: seat });
}

export function pay(g: Betrayal, seat: Seat, n: number): void {
  if (n === 0) return;
  const paid = saleFavours.heldBy(g, seat).slice(0, n);
  g.state.tokens = g.state.tokens.filter((one) => !paid.includes(one));
  say(g, 'paid', { who: seat, n });
}

export function sell(g: Betrayal, seat: Seat, at: TileId): void {
  soldMarkers.place(g, { at, of: seat });
  say(g, 'sold', { who: seat, at });
}

/** What is missing may be paid for, all of it or nothing. */
export function* payBid(g: Betrayal, who: Seat, result: number): Rules {
  const missing = ENOUGH - result;
  if (saleFavours.heldBy(g, who).length < missing) return;
  const options = [{ id: `pay-bid:${missing}`, details: { n: missing } }, { id: 'pay-nothing' }];
  if ((yield* hauntChoice(g, who, 'pay', options)).id === 'pay-nothing') return;
  pay(g, who, missing);
  sell(g, who, tileOf(g, who));
}

const raises = (g: Betrayal, seat: Seat) =>
  Array.from({ length: saleFavours.heldBy(g, seat).length + 1 }, (_, n) => ({ id: `raise:${n}`, n, details: { n } }));

export function* overbid(g: Betrayal, who: Seat): Rules {
  const at = tileOf(g, who);
  const marker = soldMarkers.firstOn(g, at);
  const owner = marker?.of ?? null;
  if (marker === undefined || owner === null) return;
  const [mine, theirs] = yield* rollAgainst(g, who, owner, traitFor(at), 'BH-STRUCT-06');
  const more = yield* hauntChoice(g, who, 'raise', raises(g, who));
  pay(g, who, more.n);
  const answer = yield* hauntChoice(g, owner, 'answer', raises(g, owner));
  pay(g, owner, answer.n);
  if (mine + more.n <= theirs + answer.n) return say(g, 'kept', { who: owner, at });
  marker.of = who;
  say(g, 'sold', { who, at });
}

interface Loot extends Option {
  readonly what: 'hurt' | 'room' | number;
}

/** In person: a room or two Favours in place of the damage. */
export function* inPerson(g: Betrayal, winner: Seat, loser: Seat): Rules<boolean> {
  const here = soldMarkers.firstOn(g, tileOf(g, loser));
  const most = Math.min(2, saleFavours.heldBy(g, loser).length);
  const loot: Loot[] = [
    { id: 'deal-damage', what: 'hurt' },
    ...(here?.of === loser ? [{ id: 'take-room', what: 'room' as const }] : []),
    ...Array.from({ length: most }, (_, i) => ({ id: `take-favours:${i + 1}`, what: i + 1, details: { n: i + 1 } })),
  ];
  if (loot.length === 1) return false;
  const { what } = yield* hauntChoice(g, winner, 'in-person', loot);
  if (what === 'hurt') return false;
  if (what === 'room' && here !== undefined) here.of = winner;
  else for (const favour of saleFavours.heldBy(g, loser).slice(0, Number(what))) saleFavours.take(g, favour, winner);
  return true;
}
