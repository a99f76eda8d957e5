import type { Aim, Betrayal, Hands, Rules, Seat, TileId, Token } from '../kit.ts';
import {
  agrees,
  ENTRANCE,
  endTurnOf,
  explorersOn,
  haunt,
  hauntTile,
  heal,
  isMonster,
  keep,
  living,
  offTheSkull,
  place,
  REGIONS,
  regionOf,
  rollFor,
  roundOf,
  say,
  tileOf,
  tiles,
  traitOf,
} from '../kit.ts';
import { close } from './29-closing.ts';
import {
  ENOUGH,
  earn,
  inPerson,
  isUnsold,
  overbid,
  pay,
  payBid,
  regionsOf,
  roomsIn,
  roomsOf,
  saleFavours,
  sell,
  soldMarkers,
  traitFor,
} from './29-sale.ts';

const numbers = { rounds: [8, 7, 7, 6], favours: [2, 2, 2, 2] } as const;
const memory = {
  /** Who attacks just now, and whose attack or card it is that hurts. */
  attacker: keep.seat,
  blame: keep.seat,
  /** Who has won at the closing. */
  winner: keep.seat,
};
type Mine = Hands<typeof memory, typeof numbers, 'alone'>;

/** Nobody dies: healed, at the door, without a Favour and a room poorer. */
function* bankrupt(g: Betrayal, me: Mine, seat: Seat): Rules<boolean> {
  const { blame } = me.memory;
  say(g, 'bankrupt', { who: seat });
  heal(g, seat, 'all');
  offTheSkull(g, seat);
  const lost = saleFavours.held(g, seat);
  pay(g, seat, lost);
  if (blame !== null) earn(g, blame, lost);
  const rooms = roomsOf(g, seat);
  if (rooms.length > 0) {
    const tile = blame === null ? g.pick('rooms', rooms) : yield* hauntTile(g, blame, 'unsold', rooms);
    soldMarkers.remove(g, tile && soldMarkers.firstOn(g, tile));
  }
  endTurnOf(g, seat);
  yield* place(g, seat, ENTRANCE);
  return true;
}

function aims(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
  const mine = (tile: TileId): number => traitOf(g, seat, traitFor(tile));
  const unsold = tiles(g).filter((tile) => isUnsold(g, tile));
  const fresh = unsold.filter((tile) => roomsIn(g, seat, regionOf(g, tile)) === 0);
  const isPoorer = (other: Seat): boolean => saleFavours.held(g, seat) > saleFavours.held(g, other) + 1;
  const isWeak = ({ of, at }: Token): boolean =>
    of !== null && of !== seat && isPoorer(of) && at !== null && !explorersOn(g, at).includes(of);
  return [
    { worth: 5, at: unsold.filter((tile) => mine(tile) >= 4) },
    { worth: 4, at: unsold },
    { worth: 3, at: fresh },
    { worth: 3.5, at: soldMarkers.tiles(g, isWeak) },
    { worth: unsold.length < 2 ? 4 : 1, explore: true },
  ];
}

export const biddingWar = haunt<Mine>({
  number: 29,
  type: 'alone',
  numbers,
  memory,
  books: { all: ['rooms', 'viewing', 'person', 'rent', 'bankrupt', 'closing'] },
  tallies: {
    gavel: { until: 'rounds' },
    unsold: { count: (g) => tiles(g).filter((tile) => isUnsold(g, tile)).length },
  },
  tokens: [soldMarkers, saleFavours],
  setup: {
    all(g, me) {
      for (const seat of living(g)) earn(g, seat, me.n.favours);
    },
  },
  *onDiscovered(g, _me, seat, tile) {
    const used = g.state.haunt?.used ?? {};
    if (tileOf(g, seat) !== tile || !isUnsold(g, tile) || (used[`turn:bid:${seat}`] ?? 0) > 0) return;
    if (!(yield* agrees(g, seat, 'viewing', 'view-bid', 'view-only'))) return;
    used[`turn:bid:${seat}`] = 1;
    const result = yield* rollFor(g, seat, traitFor(tile), [ENOUGH, 0]);
    if (tileOf(g, seat) !== tile) return;
    if (result >= ENOUGH) sell(g, seat, tile);
    else yield* payBid(g, seat, result);
  },
  onAttack(_g, me, { attacker }) {
    me.memory.attacker = isMonster(attacker) ? null : attacker;
  },
  beforeDamage(_g, me, { by, from, who }) {
    const isTheirs = from === 'attack' ? by === me.memory.attacker : from === 'card' && by !== who;
    me.memory.blame = isTheirs && by !== null && !isMonster(by) ? by : null;
  },
  afterLoss(_g, me) {
    me.memory.blame = null;
  },
  won: [{ by: 'explorer', over: 'explorer', margin: 2, does: (g, _me, { by, loser }) => inPerson(g, by, loser) }],
  insteadOfDeath: bankrupt,
  *endOfRound(g, me) {
    for (const seat of living(g)) earn(g, seat, regionsOf(g, seat).length);
    if (roundOf(g) >= me.n.rounds) me.memory.winner = yield* close(g);
  },
  actions: {
    bid: {
      by: 'all',
      roll: (_g, _me, { at }) => traitFor(at),
      where: isUnsold,
      rows: { 4: (g, _me, { who, at }) => sell(g, who, at), 0: (g, _me, { who, result }) => payBid(g, who, result) },
    },
    overbid: {
      by: 'all',
      can(g, _me, who, at) {
        const owner = soldMarkers.firstOn(g, at)?.of ?? who;
        return owner !== who && (tileOf(g, owner) !== at || 'owner-at-home');
      },
      does: (g, _me, { who }) => overbid(g, who),
    },
  },
  tells: ['paid', 'sold', 'kept', 'bankrupt', 'holds'],
  asks: ['pay', 'viewing', 'raise', 'answer', 'in-person', 'unsold', 'divide'],
  ends: [{ side: 'one', why: 'closed', when: (_g, me) => me.memory.winner ?? undefined }],
  progress: {
    each: (g, _me, seat) => {
      const worth = 2 * roomsOf(g, seat).length + saleFavours.held(g, seat) + 4 * regionsOf(g, seat).length;
      return worth / (worth + 20);
    },
  },
  aims,
  likes: {
    bid: 7,
    viewing: { 'view-bid': 1 },
    pay: (g, _me, seat, { id, n }) => {
      const isNew = roomsIn(g, seat, regionOf(g, tileOf(g, seat))) === 0;
      return id === 'pay-nothing' ? 0 : (isNew ? 4 : 2.2) - n;
    },
    overbid: (g, _me, seat) => {
      const owner = soldMarkers.firstOn(g, tileOf(g, seat))?.of ?? seat;
      const trait = traitFor(tileOf(g, seat));
      const strength = (one: Seat): number => traitOf(g, one, trait) + saleFavours.held(g, one);
      return strength(seat) > strength(owner) ? 4 : -1;
    },
    // Two are worth a room, and few are kept for the last division.
    raise: (_g, _me, _seat, { n }) => (n === 1 ? 1 : 0),
    answer: (_g, _me, _seat, { n }) => (n === 1 ? 1 : 0),
    'in-person': { 'take-room': 4, 'take-favours:2': 3, 'take-favours': 2, 'deal-damage': 1 },
    'keep-sale-favour': 1,
    divide: (g, _me, seat, { details }) => {
      const { low, middle, high } = (details ?? {}) as { low?: number; middle?: number; high?: number };
      const shares = [low ?? 0, middle ?? 0, high ?? 0];
      const worth = (share: number, rooms: number): number => share * (rooms + 0.1 * Math.min(6, share));
      return REGIONS.reduce((sum, region, i) => sum + worth(shares[i] ?? 0, roomsIn(g, seat, region)), 0);
    },
  },
});
