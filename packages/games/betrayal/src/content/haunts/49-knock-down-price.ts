import { type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  adjacent,
  advance,
  type Betrayal,
  countOf,
  damage,
  dropTile,
  ENTRANCE,
  type Hands,
  haunt,
  heroesOn,
  isAlive,
  isHero,
  isStart,
  keep,
  lies,
  placeToken,
  plainDice,
  rather,
  removeToken,
  say,
  type TileId,
  tileOf,
  tiles,
  tilesWith,
  together,
  tokensOn,
} from '../kit.ts';

const numbers = { props: [3, 4, 5, 6], wreckers: [2, 4, 4, 4], day: [8, 10, 9, 8] } as const;
const memory = {
  lost: keep.count(99),
  price: keep.as(
    () => 1,
    () => shape.whole(1, 99),
  ),
  day: keep.count(20),
};
type Mine = Hands<typeof memory, typeof numbers>;

/** The share of the Lots that makes the price. */
const SHARE = { of: 5, part: 2 };
/** Dice of damage for a hero in a room that falls, and in one that is cut off. */
const [CONDEMNED, CUT_OFF] = [2, 1];

const condemned = (g: Betrayal): TileId[] => tilesWith(g, 'condemned');
const lots = (g: Betrayal): TileId[] => tilesWith(g, 'lot');

/** Everything that hangs on the Entrance Hall by a way on foot; as it would be without one of the rooms. */
function standing(g: Betrayal, without: TileId | null = null): Set<TileId> {
  const found = new Set<TileId>([ENTRANCE]);
  for (const tile of found) for (const to of adjacent(g, tile, 'explorer')) if (to !== without) found.add(to);
  return found;
}

/** How many Lots would go with a room. */
function loss(g: Betrayal, tile: TileId): number {
  const left = standing(g, tile);
  return lots(g).filter((lot) => !left.has(lot)).length;
}

function* drop(g: Betrayal, me: Mine, tile: TileId, dice: number, hurt: Map<Seat, number>): Rules {
  for (const seat of heroesOn(g, tile)) if (!hurt.has(seat)) hurt.set(seat, dice);
  if (lies(g, 'lot', tile)) me.memory.lost += 1;
  say(g, 'falls', { at: tile });
  yield* dropTile(g, tile);
}

/** All Condemned rooms, then whatever hangs on nothing any more; whoever was there is hurt when all of it has come down. */
function* fall(g: Betrayal, me: Mine): Rules {
  const hurt = new Map<Seat, number>();
  for (const tile of condemned(g)) yield* drop(g, me, tile, CONDEMNED, hurt);
  for (;;) {
    const safe = standing(g);
    const loose = tiles(g).find((tile) => !isStart(tile) && !safe.has(tile));
    if (loose === undefined) break;
    yield* drop(g, me, loose, CUT_OFF, hurt);
  }
  for (const [seat, dice] of hurt) {
    const amount = yield* plainDice(g, dice, seat);
    if (isAlive(g, seat)) yield* damage(g, seat, 'physical', amount, 'BH-STRUCT-05');
  }
}

/** A room that can be condemned. */
const isMarked = (g: Betrayal, tile: TileId): boolean => !isStart(tile) && !lies(g, 'condemned', tile);

/** A Prop goes first; without one the room is condemned. */
function condemn(g: Betrayal, tile: TileId): void {
  const [prop] = tokensOn(g, tile, 'prop');
  if (prop !== undefined) removeToken(g, prop);
  else placeToken(g, 'condemned', { at: tile });
}

/** The Condemned marker goes first; without one a Prop is put here. */
function shoreUp(g: Betrayal, tile: TileId): void {
  const [mark] = tokensOn(g, tile, 'condemned');
  if (mark !== undefined) removeToken(g, mark);
  else placeToken(g, 'prop', { at: tile });
}

const mayProp = (g: Betrayal, me: Mine, tile: TileId): boolean =>
  !lies(g, 'prop', tile) && countOf(g, 'prop') < me.n.props;

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const rooms = tiles(g).filter((tile) => !isStart(tile));
  if (!isHero(g, seat))
    return rooms
      .filter((tile) => isMarked(g, tile))
      .map((tile) => ({ worth: 2 + loss(g, tile) - (lies(g, 'prop', tile) ? 1 : 0), at: [tile] }));
  const falling = condemned(g).map((tile) => ({ worth: 5 + loss(g, tile), at: [tile] }));
  const props = rooms
    .filter((tile) => isMarked(g, tile) && mayProp(g, me, tile))
    .map((tile) => ({ worth: 1 + loss(g, tile), at: [tile] }));
  return [...falling, ...props];
}

export const knockDownPrice = haunt<typeof memory, typeof numbers>({
  number: 49,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['falling', 'lots', 'fallen'], heroes: ['day'] },
  counters: { day: { goal: 'day', side: 'heroes' } },
  tallies: {
    lost: { count: (_g, me) => me.memory.lost, goal: (_g, me) => me.memory.price, side: 'traitor' },
    prop: { count: (g) => countOf(g, 'prop'), goal: 'props', side: 'heroes' },
  },
  tokens: [{ id: 'lot' }, { id: 'condemned' }, { id: 'prop' }],
  monsters: [
    {
      id: 'wrecker',
      traits: { might: 4, speed: 3, knowledge: 1, sanity: 2 },
      comes: { count: 'wreckers', to: ENTRANCE },
      *atEnd(g, _me, { id, at }) {
        if (isMarked(g, at) && (yield* plainDice(g, 3, id, [3])) >= 3) condemn(g, at);
      },
    },
  ],
  rises: {},
  setup: {
    *heroes(g) {
      const rooms = tiles(g).filter((tile) => !isStart(tile));
      const near = standing(g);
      for (const at of rather(rooms, (tile) => near.has(tile))) placeToken(g, 'lot', { at });
    },
    *traitor(g, me) {
      me.memory.price = Math.max(1, Math.ceil((SHARE.part * lots(g).length) / SHARE.of));
    },
  },
  *startOfTurn(g, me, seat) {
    if (seat === me.traitor) yield* together(g, fall(g, me));
  },
  *endOfRound(g, me) {
    advance(g, me.memory, 'day');
  },
  actions: [
    {
      id: 'shore-up',
      by: 'heroes',
      roll: (g, _me, { who }) => ({
        traits: ['might', 'knowledge'],
        bonus: heroesOn(g, tileOf(g, who)).length > 1 ? 1 : 0,
      }),
      can: (g, me, _who, at) => {
        const here = at;
        return !isStart(here) && (lies(g, 'condemned', here) || mayProp(g, me, here));
      },
      rows: { 5: (g, _me, { at }) => shoreUp(g, at) },
    },
    {
      id: 'condemn',
      by: 'traitor',
      roll: 'might',
      can: (g, _me, _who, at) => isMarked(g, at),
      rows: { 4: (g, _me, { at }) => condemn(g, at) },
    },
  ],
  tells: ['falls', 'day'],
  ends: [
    { side: 'traitor', why: 'levelled', when: (_g, me) => me.memory.lost >= me.memory.price },
    { side: 'heroes', why: 'stay', at: 'round', reached: 'day' },
  ],
  progress: { heroes: 'day', traitor: (_g, me) => Math.min(1, me.memory.lost / me.memory.price) },
  aims,
  monsterAims: (g) =>
    tiles(g)
      .filter((tile) => isMarked(g, tile) && heroesOn(g, tile).length === 0)
      .map((tile) => ({ worth: 2 + loss(g, tile), at: [tile] })),
  likes: {
    'shore-up': (g, _me, seat) => {
      const here = tileOf(g, seat);
      return (lies(g, 'condemned', here) ? 6 : 2) + loss(g, here);
    },
    condemn: (g, _me, seat) => 4 + loss(g, tileOf(g, seat)),
  },
});
