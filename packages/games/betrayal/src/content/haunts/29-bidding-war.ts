import type { Option, Rules, Seat } from '@dreadhouse/engine';
import {
  type Aim,
  agrees,
  type Betrayal,
  carriedBy,
  ENTRANCE,
  endTurnOf,
  explorerAt,
  explorersOn,
  type Floor,
  type Hands,
  haunt,
  hauntChoice,
  hauntTile,
  heal,
  isMonster,
  isStart,
  keep,
  living,
  offTheSkull,
  place,
  placeToken,
  REGIONS,
  type Region,
  regionOf,
  removeToken,
  rollAgainst,
  roundOf,
  say,
  sealed,
  symbolOf,
  type TileId,
  type Token,
  type Trait,
  take,
  tileOf,
  tileOfToken,
  tiles,
  tokensOf,
  tokensOn,
  traitOf,
  traitRoll,
} from '../kit.ts';

const numbers = { rounds: [8, 7, 7, 6], favours: [2, 2, 2, 2] } as const;
const memory = {
  /** Who attacks just now, and whose attack or card it is that hurts. */
  attacker: keep.seat,
  blame: keep.seat,
  /** Who has won at the closing. */
  winner: keep.seat,
};
type Mine = Hands<typeof memory, typeof numbers>;

const MOST = 30;
const ENOUGH = 4;
const TRAIT_OF = { omen: 'sanity', event: 'knowledge', item: 'might' } as const;
const RING = 'ring';

const traitFor = (tile: TileId): Trait => {
  const symbol = symbolOf(tile);
  return symbol === null ? 'speed' : TRAIT_OF[symbol];
};
const purse = (g: Betrayal, seat: Seat): Token[] => carriedBy(g, seat, 'sale-favour');
const soldOn = (g: Betrayal, tile: TileId): Token | undefined => tokensOn(g, tile, 'sold')[0];
const roomsOf = (g: Betrayal, seat: Seat): TileId[] =>
  tokensOf(g, 'sold').flatMap((one) => (one.of === seat ? tileOfToken(one) : []));
const isUnsold = (g: Betrayal, tile: TileId): boolean => !isStart(tile) && soldOn(g, tile) === undefined;
const roomsIn = (g: Betrayal, seat: Seat, region: Region): number =>
  roomsOf(g, seat).filter((tile) => regionOf(g, tile) === region).length;
const regionsOf = (g: Betrayal, seat: Seat): Region[] => REGIONS.filter((region) => roomsIn(g, seat, region) > 0);

function earn(g: Betrayal, seat: Seat, n: number): void {
  for (let i = 0; i < n && purse(g, seat).length < MOST; i++) placeToken(g, 'sale-favour', { on: seat });
}

function pay(g: Betrayal, seat: Seat, n: number): void {
  if (n === 0) return;
  const paid = purse(g, seat).slice(0, n);
  g.state.tokens = g.state.tokens.filter((one) => !paid.includes(one));
  say(g, 'paid', { who: seat, n });
}

function sell(g: Betrayal, seat: Seat, at: TileId): void {
  placeToken(g, 'sold', { at, of: seat });
  say(g, 'sold', { who: seat, at });
}

/** What is missing may be paid for, all of it or nothing. */
function* payBid(g: Betrayal, who: Seat, result: number): Rules {
  const missing = ENOUGH - result;
  if (purse(g, who).length < missing) return;
  const options = [{ id: `pay-bid:${missing}`, details: { n: missing } }, { id: 'pay-nothing' }];
  if ((yield* hauntChoice(g, who, 'pay', options)).id === 'pay-nothing') return;
  pay(g, who, missing);
  sell(g, who, tileOf(g, who));
}

interface Raise extends Option {
  readonly n: number;
}
const raises = (g: Betrayal, seat: Seat): Raise[] =>
  Array.from({ length: purse(g, seat).length + 1 }, (_, n) => ({ id: `raise:${n}`, n, details: { n } }));

function* overbid(g: Betrayal, who: Seat): Rules {
  const at = tileOf(g, who);
  const marker = soldOn(g, at);
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
function* inPerson(g: Betrayal, winner: Seat, loser: Seat): Rules<boolean> {
  const here = soldOn(g, tileOf(g, loser));
  const most = Math.min(2, purse(g, loser).length);
  const loot: Loot[] = [
    { id: 'deal-damage', what: 'hurt' },
    ...(here?.of === loser ? [{ id: 'take-room', what: 'room' as const }] : []),
    ...Array.from({ length: most }, (_, i) => ({ id: `take-favours:${i + 1}`, what: i + 1, details: { n: i + 1 } })),
  ];
  if (loot.length === 1) return false;
  const { what } = yield* hauntChoice(g, winner, 'in-person', loot);
  if (what === 'hurt') return false;
  if (what === 'room' && here !== undefined) here.of = winner;
  else for (const favour of purse(g, loser).slice(0, Number(what))) take(g, favour, winner);
  return true;
}

/** Nobody dies: healed, at the door, without a Favour and a room poorer. */
function* bankrupt(g: Betrayal, me: Mine, seat: Seat): Rules<boolean> {
  const { blame } = me.memory;
  say(g, 'bankrupt', { who: seat });
  heal(g, seat, 'all');
  offTheSkull(g, seat);
  const lost = purse(g, seat).length;
  pay(g, seat, lost);
  if (blame !== null) earn(g, blame, lost);
  const rooms = roomsOf(g, seat);
  if (rooms.length > 0) {
    const tile = blame === null ? g.pick('rooms', rooms) : yield* hauntTile(g, blame, 'unsold', rooms);
    const marker = tile === undefined ? undefined : soldOn(g, tile);
    if (marker !== undefined) removeToken(g, marker);
  }
  endTurnOf(g, seat);
  yield* place(g, seat, ENTRANCE);
  return true;
}

interface Division extends Option {
  readonly shares: readonly number[];
}
/** Every way to divide all Favours among the regions where a seat owns a room. */
function divisions(g: Betrayal, seat: Seat): Division[] {
  const regions = regionsOf(g, seat);
  const among = (left: number, of: number): number[][] =>
    of <= 1
      ? [[left]]
      : Array.from({ length: left + 1 }, (_, n) => among(left - n, of - 1).map((rest) => [n, ...rest])).flat();
  return (regions.length === 0 ? [] : among(purse(g, seat).length, regions.length)).map((parts) => {
    const shares = REGIONS.map((region) => parts[regions.indexOf(region)] ?? 0);
    const [low, middle, high] = shares;
    return { id: `divide:${shares.join('-')}`, shares, details: { low, middle, high } };
  });
}

/** The division is asked in secret; then each region is held by whoever is strongest there. */
function* close(g: Betrayal, me: Mine): Rules {
  const seats = living(g);
  const torn = seats.filter((seat) => divisions(g, seat).length > 1);
  const answers = yield* sealed(g, torn, 'divide', (seat) => divisions(g, seat));
  const shareOf = (seat: Seat, i: number): number =>
    (answers[torn.indexOf(seat)] ?? divisions(g, seat)[0])?.shares[i] ?? 0;
  const strength = (seat: Seat, region: Floor): number =>
    roomsIn(g, seat, region) === 0 ? 0 : 2 * roomsIn(g, seat, region) + shareOf(seat, REGIONS.indexOf(region));
  const held = REGIONS.map((region) => {
    const most = Math.max(...seats.map((seat) => strength(seat, region)));
    const best = seats.filter((seat) => most > 0 && strength(seat, region) === most);
    const rooms = Math.max(...best.map((seat) => roomsIn(g, seat, region)));
    const [holder, ...tied] = best.filter((seat) => roomsIn(g, seat, region) === rooms);
    return tied.length === 0 ? holder : undefined;
  });
  const rank = (seat: Seat): number[] => [
    held.filter((holder) => holder === seat).length,
    REGIONS.reduce((sum, region) => sum + strength(seat, region), 0),
    roomsOf(g, seat).length,
    explorerAt(g, seat).cards.includes(RING) ? 1 : 0,
  ];
  for (const seat of seats) say(g, 'holds', { who: seat, n: rank(seat)[0] ?? 0 });
  const isAbove = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((n, at) => n !== b[at]);
    return i >= 0 && (a[i] ?? 0) > (b[i] ?? 0);
  };
  me.memory.winner = seats.reduce((best, seat) => (isAbove(rank(seat), rank(best)) ? seat : best), seats[0] ?? 0);
}

function aims(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
  const mine = (tile: TileId): number => traitOf(g, seat, traitFor(tile));
  const unsold = tiles(g).filter((tile) => isUnsold(g, tile));
  const fresh = unsold.filter((tile) => roomsIn(g, seat, regionOf(g, tile)) === 0);
  const weak = tokensOf(g, 'sold').filter(
    ({ of, at }) =>
      of !== null &&
      of !== seat &&
      at !== null &&
      purse(g, seat).length > purse(g, of).length + 1 &&
      !explorersOn(g, at).includes(of),
  );
  return [
    { worth: 5, at: unsold.filter((tile) => mine(tile) >= 4) },
    { worth: 4, at: unsold },
    { worth: 3, at: fresh },
    { worth: 3.5, at: weak.flatMap(tileOfToken) },
    { worth: unsold.length < 2 ? 4 : 1, explore: true },
  ];
}

export const biddingWar = haunt<typeof memory, typeof numbers>({
  number: 29,
  type: 'alone',
  numbers,
  memory,
  books: { all: ['rooms', 'viewing', 'person', 'rent', 'bankrupt', 'closing'] },
  tallies: {
    gavel: { count: roundOf, goal: 'rounds' },
    unsold: { count: (g) => tiles(g).filter((tile) => isUnsold(g, tile)).length },
  },
  tokens: [{ id: 'sold' }, { id: 'sale-favour', carried: { most: MOST } }],
  setup: {
    *all(g, me) {
      for (const seat of living(g)) earn(g, seat, me.n.favours);
    },
  },
  *onDiscovered(g, _me, seat, tile) {
    const used = g.state.haunt?.used ?? {};
    if (tileOf(g, seat) !== tile || !isUnsold(g, tile) || (used[`turn:bid:${seat}`] ?? 0) > 0) return;
    if (!(yield* agrees(g, seat, 'viewing', 'view-bid', 'view-only'))) return;
    used[`turn:bid:${seat}`] = 1;
    const result = yield* traitRoll(g, seat, traitFor(tile), {
      purpose: 'haunt',
      rule: 'BH-STRUCT-06',
      leasts: [ENOUGH, 0],
    });
    if (tileOf(g, seat) !== tile) return;
    if (result >= ENOUGH) sell(g, seat, tile);
    else yield* payBid(g, seat, result);
  },
  *onAttack(_g, me, { attacker }) {
    me.memory.attacker = isMonster(attacker) ? null : attacker;
  },
  *beforeDamage(_g, me, { by, from, who }) {
    const isTheirs = from === 'attack' ? by === me.memory.attacker : from === 'card' && by !== who;
    me.memory.blame = isTheirs && by !== null && !isMonster(by) ? by : null;
  },
  *afterLoss(_g, me) {
    me.memory.blame = null;
  },
  won: [{ by: 'explorer', over: 'explorer', margin: 2, does: (g, _me, { by, loser }) => inPerson(g, by, loser) }],
  insteadOfDeath: bankrupt,
  *endOfRound(g, me) {
    for (const seat of living(g)) earn(g, seat, regionsOf(g, seat).length);
    if (roundOf(g) >= me.n.rounds) yield* close(g, me);
  },
  actions: [
    {
      id: 'bid',
      by: 'all',
      roll: (g, _me, { who }) => ({ traits: [traitFor(tileOf(g, who))] }),
      can: (g, _me, _who, at) => isUnsold(g, at),
      rows: { 4: (g, _me, { who, at }) => sell(g, who, at), 0: (g, _me, { who, result }) => payBid(g, who, result) },
    },
    {
      id: 'overbid',
      by: 'all',
      can: (g, _me, who, at) => {
        const owner = soldOn(g, at)?.of ?? null;
        if (owner === null || owner === who) return false;
        return tileOf(g, owner) !== at || 'owner-at-home';
      },
      does: (g, _me, { who }) => overbid(g, who),
    },
  ],
  tells: ['paid', 'sold', 'kept', 'bankrupt', 'holds'],
  asks: ['pay', 'viewing', 'raise', 'answer', 'in-person', 'unsold', 'divide'],
  ends: [{ side: 'one', why: 'closed', when: (_g, me) => me.memory.winner ?? undefined }],
  progress: {
    each: (g, _me, seat) => {
      const worth = 2 * roomsOf(g, seat).length + purse(g, seat).length + 4 * regionsOf(g, seat).length;
      return worth / (worth + 20);
    },
  },
  aims,
  likes: {
    bid: 7,
    viewing: (_g, _me, _seat, { id }) => (id === 'view-bid' ? 1 : 0),
    pay: (g, _me, seat, { id, details }) => {
      const isNew = roomsIn(g, seat, regionOf(g, tileOf(g, seat))) === 0;
      return id === 'pay-nothing' ? 0 : (isNew ? 4 : 2.2) - Number(details?.['n']);
    },
    overbid: (g, _me, seat) => {
      const owner = soldOn(g, tileOf(g, seat))?.of ?? seat;
      const trait = traitFor(tileOf(g, seat));
      const lead = traitOf(g, seat, trait) + purse(g, seat).length - traitOf(g, owner, trait) - purse(g, owner).length;
      return lead >= 1 ? 4 : -1;
    },
    // Two are worth a room, and few are kept for the last division.
    raise: (_g, _me, _seat, { details }) => (Number(details?.['n']) === 1 ? 1 : 0),
    answer: (_g, _me, _seat, { details }) => (Number(details?.['n']) === 1 ? 1 : 0),
    'in-person': (_g, _me, _seat, { id }) =>
      id === 'take-room' ? 4 : id === 'take-favours:2' ? 3 : id === 'deal-damage' ? 1 : 2,
    'keep-sale-favour': 1,
    divide: (g, _me, seat, { details }) => {
      const { low, middle, high } = (details ?? {}) as { low?: number; middle?: number; high?: number }; // as the options are made
      const shares = [low ?? 0, middle ?? 0, high ?? 0];
      return REGIONS.reduce(
        (sum, region, i) => sum + (shares[i] ?? 0) * (roomsIn(g, seat, region) + 0.1 * Math.min(6, shares[i] ?? 0)),
        0,
      );
    },
  },
});
