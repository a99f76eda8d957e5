import { type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  type Betrayal,
  damage,
  distancesFrom,
  figuresOn,
  haunt,
  hunt,
  isStart,
  living,
  type Mine as MineOf,
  type MonsterState,
  monstersOf,
  othersOn,
  place,
  placeToken,
  plainDice,
  reachable,
  removeMonster,
  removeToken,
  say,
  spawn,
  stun,
  type TileId,
  type Trait,
  tileOf,
  tileOfToken,
  tiles,
  tokensOf,
  tokensOn,
  traitOf,
} from '../kit.ts';

const numbers = { mirrors: [4, 6, 7, 11], might: [3, 2, 2, 2], dead: [2, 2, 2, 3] } as const;
type Memory = Record<never, never>;
type Mine = MineOf<Memory, typeof numbers>;

const mirrorTiles = (g: Betrayal): TileId[] => tokensOf(g, 'mirror').flatMap(tileOfToken);
const withoutMirror = (g: Betrayal): TileId[] =>
  tiles(g).filter((tile) => !isStart(tile) && tokensOn(g, tile, 'mirror').length === 0);
const dead = (g: Betrayal): number => g.seats - living(g).length;

/** Different random tiles, unoccupied ones first; Mirrors for which there is no tile wait in the supply. */
function hangMirrors(g: Betrayal, me: Mine): void {
  const free = withoutMirror(g);
  g.shuffle('mirrors', free);
  const isEmpty = (tile: TileId): boolean => figuresOn(g, tile).length === 0;
  const order = [...free.filter(isEmpty), ...free.filter((tile) => !isEmpty(tile))];
  for (const at of order.slice(0, me.n.mirrors)) placeToken(g, 'mirror', { at });
}

/** The tile farthest on foot among those in reach; BH-R-10 where several are. */
function farthest(g: Betrayal, seat: Seat): TileId {
  const far = distancesFrom(g, tileOf(g, seat), seat);
  const most = Math.max(...far.values());
  return tiles(g).find((tile) => far.get(tile) === most) ?? tileOf(g, seat);
}

/** It goes for its own explorer and for nobody else; without a way it steps out of a Mirror. */
function* comes(g: Betrayal, _me: Mine, one: MonsterState, steps: number): Rules {
  const { of } = one;
  if (of === null) return;
  g.tell('all', 'monster-target', { monster: one.id, target: of, because: 'named', rule: 'BH-MON-01' });
  const isWay = reachable(g, one.at, one.id).has(tileOf(g, of));
  const mirrors = mirrorTiles(g);
  if (!isWay && mirrors.length > 0) yield* place(g, one.id, g.pick('mirrors', mirrors));
  yield* hunt(g, one, of, isWay ? steps : 0);
}

/** Its explorer's own value, and more Might. */
const owners =
  (trait: Trait) =>
  (g: Betrayal, me: Mine, { of }: MonsterState): number =>
    of === null ? 0 : Math.min(8, traitOf(g, of, trait) + (trait === 'might' ? me.n.might : 0));

export const theOtherSideOfTheGlass = haunt<Memory, typeof numbers>({
  number: 7,
  type: 'none',
  numbers,
  start: () => ({}),
  shape: () => shape.record<Memory>({}),
  books: { all: ['reflections', 'way', 'own', 'gone', 'mirrors'] },
  tallies: { mirrors: { count: (g) => tokensOf(g, 'mirror').length }, dead: { count: dead, goal: 'dead' } },
  tokens: [{ id: 'mirror' }],
  monsters: [
    {
      id: 'reflection',
      traits: {
        might: owners('might'),
        speed: owners('speed'),
        knowledge: owners('knowledge'),
        sanity: owners('sanity'),
      },
      ownRoll: true,
      ownLoss: 'unharmed',
      // Nobody can harm their own; what no attack did, whoever is to act did.
      *harmed(g, _me, one, fight) {
        const by = fight === null ? g.state.turn.seat : fight.winner;
        if (by === one.of) return g.tell('all', 'monster-unharmed', { monster: one.id, rule: 'BH-MON-07' });
        stun(g, one);
      },
      behaviour: comes,
    },
  ],
  setup: {
    *all(g, me) {
      hangMirrors(g, me);
      for (const seat of living(g)) spawn(g, 'reflection', farthest(g, seat), seat);
    },
  },
  *onDeath(g, _me, seat) {
    for (const { id } of monstersOf(g, 'reflection').filter(({ of }) => of === seat)) removeMonster(g, id);
  },
  /** After the Reflections have acted, the house may hang another Mirror. */
  *endOfRound(g, me) {
    const result = yield* plainDice(g, 2);
    const free = withoutMirror(g);
    if (result < 3 || free.length === 0 || tokensOf(g, 'mirror').length >= me.n.mirrors) return;
    const at = g.pick('mirrors', free);
    placeToken(g, 'mirror', { at });
    say(g, 'mirror', { at });
  },
  actions: [
    {
      id: 'shatter',
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who) => tokensOn(g, tileOf(g, who), 'mirror').length > 0,
      rows: {
        *4(g, _me, { who }) {
          for (const mirror of tokensOn(g, tileOf(g, who), 'mirror')) removeToken(g, mirror);
          yield* damage(g, who, 'general', 1, 'BH-STRUCT-06');
        },
      },
    },
  ],
  tells: ['mirror'],
  ends: [
    { side: 'heroes', why: 'shattered', when: (g) => tokensOf(g, 'mirror').length === 0 },
    { side: 'house', why: 'dead', when: (g, me) => dead(g) >= me.n.dead },
  ],
  progress: {
    heroes: (g, me) => 1 - tokensOf(g, 'mirror').length / me.n.mirrors,
    traitor: (g, me) => dead(g) / me.n.dead,
  },
  // Mirrors first; where friends stand with their own Reflection, somebody else can stun it; one's own is only to be fled.
  aims: (g, _me, seat) => [
    { worth: 7, at: mirrorTiles(g) },
    ...monstersOf(g, 'reflection').flatMap(({ id, of, at, stunned }): Aim[] =>
      of === seat ? [{ worth: 3, shun: [at] }] : stunned || !isAmongOthers(g, seat, at) ? [] : [{ worth: 3, prey: id }],
    ),
  ],
  likes: { shatter: () => 8 },
});

const isAmongOthers = (g: Betrayal, seat: Seat, at: TileId): boolean =>
  tileOf(g, seat) === at && othersOn(g, seat).length > 0;
