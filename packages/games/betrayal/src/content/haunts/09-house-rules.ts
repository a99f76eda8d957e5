import type { Rules, Seat } from '@dreadhouse/engine';
import {
  type Aim,
  awayBy,
  type Betrayal,
  carriedBy,
  distance,
  explorerAt,
  gainChosen,
  type Hands,
  haunt,
  hauntChoice,
  hauntTile,
  keep,
  lies,
  living,
  lose,
  othersAlive,
  placeToken,
  sealed,
  seatsFrom,
  sweepUp,
  symbolOf,
  type TileId,
  TRAITS,
  type Trait,
  take,
  tileOf,
  tiles,
  tokensOf,
} from '../kit.ts';
import { type Loot, snatchInstead } from '../snatch.ts';

const numbers = {
  favours: [3, 3, 3, 3],
  calls: [9, 9, 9, 9],
  range: [3, 3, 3, 3],
  lost: [1, 1, 1, 1],
} as const;
const LAWS = ['no-running', 'no-brawling', 'high-table', 'open-hands', 'house-edge', 'my-deal'] as const;
type Law = (typeof LAWS)[number];
const memory = {
  call: keep.count(9),
  called: keep.oneOf(TRAITS, 'might'),
  /** Tokens that are still in the bag. */
  bag: keep.some(TRAITS),
  /** The Law that holds, and who has laid it. */
  law: keep.maybe(LAWS),
  by: keep.seat,
  used: keep.some(LAWS),
  winner: keep.seat,
};
type Mine = Hands<typeof memory, typeof numbers>;

/** How fast the others may run under the Law. */
const STROLL = 2;

const favours = (g: Betrayal, seat: Seat): number => carriedBy(g, seat, 'favour').length;
const tableAt = (g: Betrayal): TileId | null => tokensOf(g, 'table')[0]?.at ?? null;
const stepOf = (g: Betrayal, seat: Seat, { memory: { called } }: Mine): number => explorerAt(g, seat).traits[called];
const canAnte = (g: Betrayal, tile: TileId): boolean => symbolOf(tile) !== null && !lies(g, 'spent', tile);
const holds = ({ memory }: Mine, law: Law): boolean => memory.law === law;

/** Who can bid: all near enough; under the Law only those at the Table or beside it. */
function atTable(g: Betrayal, me: Mine): Seat[] {
  const table = tableAt(g);
  const far = holds(me, 'high-table') ? 1 : me.n.range;
  return living(g).filter((seat) => table !== null && distance(g, tileOf(g, seat), table) <= far);
}

/** What lies on the Table goes with it: the trait that is called, and the Law. */
function lay(g: Betrayal, me: Mine, at: TileId): void {
  const { called, law, by } = me.memory;
  for (const kind of ['table', ...TRAITS.map((one) => `call-${one}`), ...LAWS.map((one) => `law-${one}`)])
    sweepUp(g, kind);
  placeToken(g, 'table', { at });
  placeToken(g, `call-${called}`, { at });
  if (law !== null) placeToken(g, `law-${law}`, { at, of: by });
}

function drawTrait(g: Betrayal, me: Mine): void {
  const { memory } = me;
  if (memory.bag.length === 0) memory.bag = [...TRAITS];
  memory.called = g.pick('bag', memory.bag);
  memory.bag = memory.bag.filter((trait) => trait !== memory.called);
}

const PASS = { id: 'bid:0', n: 0, details: { n: 0 } };

function bids(g: Betrayal, me: Mine, seat: Seat) {
  const more = Array.from({ length: stepOf(g, seat, me) - 1 }, (_, i) => i + 1);
  return [PASS, ...more.map((n) => ({ id: `bid:${n}`, n, details: { n } }))];
}

/** BH-R-24: whoever stands on the first step can only pass, and everybody sees that. */
function* allBids(g: Betrayal, me: Mine): Rules<Map<Seat, number>> {
  const asked = atTable(g, me).filter((seat) => stepOf(g, seat, me) >= 2);
  const { by } = me.memory;
  if (!holds(me, 'open-hands')) {
    const given = yield* sealed(g, asked, 'bid', (seat) => bids(g, me, seat));
    const all = new Map(asked.map((seat, i) => [seat, given[i]?.n ?? 0]));
    for (const [who, n] of all)
      g.reveal('all', 'haunt-tells', { haunt: 9, what: 'bids', who, n, rule: 'BH-STRUCT-05' });
    return all;
  }
  // One by one and openly, whoever has laid the Law last; the dead have laid theirs for everybody.
  const last = by !== null && asked.includes(by) ? by : null;
  const first = by === null ? (g.state.haunt?.first ?? 0) : (seatsFrom(g, by)[1] ?? by);
  const order = [
    ...seatsFrom(g, first).filter((seat) => asked.includes(seat) && seat !== last),
    ...(last === null ? [] : [last]),
  ];
  const all = new Map<Seat, number>();
  for (const who of order) {
    const { n } = yield* hauntChoice(g, who, 'bid', bids(g, me, who));
    all.set(who, n);
    g.tell('all', 'haunt-tells', { haunt: 9, what: 'bids', who, n, rule: 'BH-STRUCT-05' });
  }
  return all;
}

/** The highest bid of 1 or more that nobody else has made. */
function winnerOf(me: Mine, all: ReadonlyMap<Seat, number>): Seat | null {
  const { by } = me.memory;
  const counted = [...all]
    .filter(([, n]) => n > 0)
    .map(([seat, n]) => ({ seat, n: holds(me, 'house-edge') && seat === by ? n + 1 : n }));
  const alone = counted.filter(({ n }) => counted.filter((one) => one.n === n).length === 1);
  const most = Math.max(...alone.map(({ n }) => n));
  return alone.find(({ n }) => n === most)?.seat ?? null;
}

function* layLaw(g: Betrayal, me: Mine, winner: Seat): Rules {
  const { memory } = me;
  const left = LAWS.filter((law) => !memory.used.includes(law)).map((law) => ({ id: law, law }));
  if (left.length === 0) return;
  const { law } = yield* hauntChoice(g, winner, 'law', left);
  Object.assign(memory, { law, by: winner });
  memory.used.push(law);
}

/** The next trait and the next place of the Table: by chance, or as whoever has just laid the Law says. */
function* nextDeal(g: Betrayal, me: Mine): Rules {
  const { memory } = me;
  const table = tableAt(g) ?? 'hallway';
  if (holds(me, 'my-deal') && memory.by !== null) {
    const traits = TRAITS.map((trait) => ({ id: `deal:${trait}`, trait, details: { trait } }));
    memory.called = (yield* hauntChoice(g, memory.by, 'deal-trait', traits)).trait;
    memory.bag = memory.bag.filter((trait) => trait !== memory.called);
    return lay(g, me, (yield* hauntTile(g, memory.by, 'deal-table', tiles(g))) ?? table);
  }
  drawTrait(g, me);
  const far = (tile: TileId): number => distance(g, table, tile);
  const within = tiles(g).filter((tile) => Number.isFinite(far(tile)));
  lay(g, me, g.pick('table', awayBy(within, 3, far)));
}

/** Most Favours; then whoever has won this Call, where that counts; then the sum of the steps; then the later in turn order. */
function best(g: Betrayal, among: readonly Seat[], winner: Seat | null): Seat | null {
  const sum = (seat: Seat): number => TRAITS.reduce((total, trait) => total + explorerAt(g, seat).traits[trait], 0);
  const rank = (seat: Seat): number => 1000 * favours(g, seat) + (seat === winner ? 500 : 0) + sum(seat);
  const most = Math.max(...among.map(rank));
  return among.filter((seat) => rank(seat) === most).at(-1) ?? null;
}

function* call(g: Betrayal, me: Mine): Rules {
  const { memory } = me;
  const all = yield* allBids(g, me);
  const winner = winnerOf(me, all);
  for (const [seat, n] of all) if (n > 0) yield* lose(g, seat, memory.called, seat === winner ? n : me.n.lost);
  Object.assign(memory, { law: null, by: null });
  if (winner !== null) {
    placeToken(g, 'favour', { on: winner });
    yield* layLaw(g, me, winner);
  }
  memory.call += 1;
  const rich = living(g).filter((seat) => favours(g, seat) >= me.n.favours);
  if (rich.length > 0) memory.winner = best(g, rich, winner);
  else if (memory.call >= me.n.calls) memory.winner = best(g, living(g), null);
  else yield* nextDeal(g, me);
}

function* favourFrom(g: Betrayal, winner: Seat, loser: Seat): Rules {
  const [favour] = carriedBy(g, loser, 'favour');
  if (favour !== undefined) take(g, favour, winner);
}

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const table = tableAt(g);
  const far = holds(me, 'high-table') ? 1 : me.n.range;
  const near = tiles(g).filter((tile) => table !== null && distance(g, tile, table) <= far);
  const prey = othersAlive(g, seat);
  return [
    { worth: stepOf(g, seat, me) >= 3 ? 7 : 2, at: near },
    { worth: 4, at: tiles(g).filter((tile) => canAnte(g, tile)) },
    ...prey.map((one) => ({ worth: 0.5 + 2.5 * favours(g, one), prey: one })),
  ];
}

/** From 0 to 3, all alike, so that nobody can be read; more where it is urgent, and never the last step. */
function bidLiked(g: Betrayal, me: Mine, seat: Seat, bid: number): number {
  const step = stepOf(g, seat, me);
  const isUrgent = living(g).some((other) => other !== seat && favours(g, other) >= me.n.favours - 1);
  const [least, most] = step <= 2 ? [0, 0] : [isUrgent ? 1 : 0, Math.min(step - 1, isUrgent ? 4 : 3)];
  return Math.min(0, bid - least, most - bid);
}

export const houseRules = haunt<typeof memory, typeof numbers>({
  number: 9,
  type: 'alone',
  numbers,
  memory,
  books: { all: ['opponents', 'call', 'bids', ...LAWS, 'snatch', 'dead'] },
  counters: { call: { goal: 'calls' } },
  tallies: {
    favour: { count: (g) => Math.max(0, ...living(g).map((seat) => favours(g, seat))), goal: 'favours' },
  },
  tokens: [
    { id: 'table' },
    { id: 'spent' },
    { id: 'favour', carried: { most: 9 } },
    ...TRAITS.map((trait) => ({ id: `call-${trait}` })),
    ...LAWS.map((law) => ({ id: `law-${law}` })),
  ],
  setup: {
    *all(g, me) {
      drawTrait(g, me);
      lay(g, me, tileOf(g, g.state.haunt?.revealer ?? 0));
    },
  },
  allowance: (_g, me, seat, now) => (holds(me, 'no-running') && seat !== me.memory.by ? Math.min(STROLL, now) : now),
  cannot: (_g, me, _who, doing, what) => {
    const isTable = doing === 'trade' && what?.startsWith('token:') === true;
    return isTable || (doing === 'attack' && holds(me, 'no-brawling')) ? 'kept-from-it' : undefined;
  },
  outcome: (g, _me, fight) =>
    snatchInstead(g, fight, (winner, loser): Loot[] =>
      favours(g, loser) > 0 ? [{ id: 'snatch-favour', take: () => favourFrom(g, winner, loser) }] : [],
    ),
  endOfRound: (g, me) => call(g, me),
  actions: [
    {
      id: 'ante-up',
      by: 'all',
      can: (g, _me, _who, at) => canAnte(g, at),
      *does(g, _me, { who, at }) {
        placeToken(g, 'spent', { at: at });
        yield* gainChosen(g, who);
      },
    },
  ],
  tells: ['bids'],
  asks: ['bid', 'law', 'deal-trait', 'deal-table', 'snatch'],
  ends: [
    {
      side: 'one',
      why: 'favours',
      when: (g, me) => {
        const { winner } = me.memory;
        return winner !== null && favours(g, winner) >= me.n.favours ? winner : undefined;
      },
    },
    { side: 'one', why: 'ninth', when: (_g, me) => me.memory.winner ?? undefined },
  ],
  progress: { each: (g, me, seat) => favours(g, seat) / (favours(g, seat) + me.n.favours) },
  aims,
  likes: {
    'ante-up': 5,
    bid: (g, me, seat, { id }) => bidLiked(g, me, seat, Number(id.slice('bid:'.length))),
    law: (_g, _me, _seat, { id }) =>
      ['no-running', 'high-table', 'no-brawling', 'open-hands', 'house-edge', 'my-deal'].indexOf(id),
    'deal-trait': (g, _me, seat, { id }) => explorerAt(g, seat).traits[id.slice('deal:'.length) as Trait],
    'deal-table': (g, _me, seat, { id }) => -distance(g, tileOf(g, seat), id as TileId),
    snatch: (_g, _me, _seat, { id }) => (id === 'snatch-favour' ? 9 : id === 'hurt' ? 1.5 : 2),
  },
});
