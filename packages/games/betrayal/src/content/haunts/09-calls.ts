import type { Betrayal, Hands, Per, Rules, Seat, TileId } from '../kit.ts';
import {
  awayBy,
  distance,
  explorerAt,
  expose,
  hauntChoice,
  hauntTile,
  keep,
  living,
  lose,
  placeToken,
  say,
  sealed,
  seatsFrom,
  sweepUp,
  TRAITS,
  tileOf,
  tiles,
  tokens,
} from '../kit.ts';

// The Calls of House Rules: who can bid, who wins, and what Law is laid.

export const tables = tokens('table');
export const favours = tokens('favour', { carried: { most: 9 } });

export const LAWS = ['no-running', 'no-brawling', 'high-table', 'open-hands', 'house-edge', 'my-deal'] as const;
type Law = (typeof LAWS)[number];

export const memory = {
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
type Mine = Hands<typeof memory, Record<'range' | 'lost' | 'favours' | 'calls', Per>, 'alone'>;

export const tableAt = (g: Betrayal): TileId | null => tables.first(g)?.at ?? null;
export const stepOf = (g: Betrayal, seat: Seat, { memory: { called } }: Mine): number =>
  explorerAt(g, seat).traits[called];
export const holds = ({ memory }: Mine, law: Law): boolean => memory.law === law;

/** Who can bid: all near enough; under the Law only those at the Table or beside it. */
function atTable(g: Betrayal, me: Mine): Seat[] {
  const table = tableAt(g);
  const far = holds(me, 'high-table') ? 1 : me.n.range;
  return living(g).filter((seat) => table !== null && distance(g, tileOf(g, seat), table) <= far);
}

/** What lies on the Table goes with it: the trait that is called, and the Law. */
export function lay(g: Betrayal, me: Mine, at: TileId): void {
  const { called, law, by } = me.memory;
  for (const kind of ['table', ...TRAITS.map((one) => `call-${one}`), ...LAWS.map((one) => `law-${one}`)])
    sweepUp(g, kind);
  tables.place(g, { at });
  placeToken(g, `call-${called}`, { at });
  if (law !== null) placeToken(g, `law-${law}`, { at, of: by });
}

export function drawTrait(g: Betrayal, me: Mine): void {
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
    for (const [who, n] of all) expose(g, 'bids', { who, n }, 'BH-STRUCT-05');
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
    say(g, 'bids', { who, n });
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
  const rank = (seat: Seat): number => 1000 * favours.held(g, seat) + (seat === winner ? 500 : 0) + sum(seat);
  const most = Math.max(...among.map(rank));
  return among.filter((seat) => rank(seat) === most).at(-1) ?? null;
}

export function* call(g: Betrayal, me: Mine): Rules {
  const { memory } = me;
  const all = yield* allBids(g, me);
  const winner = winnerOf(me, all);
  for (const [seat, n] of all) if (n > 0) yield* lose(g, seat, memory.called, seat === winner ? n : me.n.lost);
  Object.assign(memory, { law: null, by: null });
  if (winner !== null) {
    favours.place(g, { on: winner });
    yield* layLaw(g, me, winner);
  }
  memory.call += 1;
  const rich = living(g).filter((seat) => favours.held(g, seat) >= me.n.favours);
  if (rich.length > 0) memory.winner = best(g, rich, winner);
  else if (memory.call >= me.n.calls) memory.winner = best(g, living(g), null);
  else yield* nextDeal(g, me);
}
