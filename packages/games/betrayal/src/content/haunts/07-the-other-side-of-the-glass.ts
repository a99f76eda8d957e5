import type { Aim, Betrayal, Hands, MonsterState, Rules, Seat, TileId, Trait } from '../kit.ts';
import {
  allRooms,
  damage,
  distancesFrom,
  figuresOn,
  haunt,
  hunt,
  living,
  monsters,
  othersOn,
  place,
  plainDice,
  reachable,
  say,
  shuffled,
  stun,
  theseFirst,
  tileOf,
  tiles,
  tokens,
  traitOf,
} from '../kit.ts';

const reflections = monsters('reflection');
const mirrors = tokens('mirror');

const numbers = { mirrors: [4, 6, 7, 11], might: [3, 2, 2, 2], dead: [2, 2, 2, 3] } as const;
type Mine = Hands<object, typeof numbers, 'none'>;

const withoutMirror = (g: Betrayal): TileId[] => allRooms(g).filter((tile) => !mirrors.lieOn(g, tile));
const dead = (g: Betrayal): number => g.seats - living(g).length;

/** Different random tiles, unoccupied ones first; Mirrors for which there is no tile wait in the supply. */
function hangMirrors(g: Betrayal, me: Mine): void {
  const free = shuffled(g, 'mirrors', withoutMirror(g));
  const order = theseFirst(free, (tile) => figuresOn(g, tile).length === 0);
  for (const at of order.slice(0, me.n.mirrors)) mirrors.place(g, { at });
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
  if (!isWay && mirrors.count(g) > 0) yield* place(g, one.id, g.pick('mirrors', mirrors.tiles(g)));
  yield* hunt(g, one, of, isWay ? steps : 0);
}

/** Its explorer's own value, and more Might. */
const owners =
  (trait: Trait) =>
  (g: Betrayal, me: Mine, { of }: MonsterState): number =>
    of === null ? 0 : Math.min(8, traitOf(g, of, trait) + (trait === 'might' ? me.n.might : 0));

export const theOtherSideOfTheGlass = haunt<Mine>({
  number: 7,
  type: 'none',
  numbers,
  books: { all: ['reflections', 'way', 'own', 'gone', 'mirrors'] },
  tallies: {
    mirrors: { count: mirrors.count, from: 'mirrors' },
    dead: { count: dead, goal: 'dead' },
  },
  tokens: [mirrors],
  monsters: {
    reflection: {
      traits: {
        might: owners('might'),
        speed: owners('speed'),
        knowledge: owners('knowledge'),
        sanity: owners('sanity'),
      },
      ownRoll: true,
      ownLoss: 'unharmed',
      // Nobody can harm their own; what no attack did, whoever is to act did.
      harmed(g, _me, one, fight) {
        const by = fight === null ? g.state.turn.seat : fight.winner;
        if (by === one.of) return g.tell('all', 'monster-unharmed', { monster: one.id, rule: 'BH-MON-07' });
        stun(g, one);
      },
      behaviour: comes,
    },
  },
  setup: {
    all(g, me) {
      hangMirrors(g, me);
      for (const seat of living(g)) reflections.spawn(g, farthest(g, seat), seat);
    },
  },
  onDeath(g, _me, seat) {
    for (const { id } of reflections.all(g).filter(({ of }) => of === seat)) reflections.remove(g, id);
  },
  /** After the Reflections have acted, the house may hang another Mirror. */
  *endOfRound(g, me) {
    const result = yield* plainDice(g, 2);
    const free = withoutMirror(g);
    if (result < 3 || free.length === 0 || mirrors.count(g) >= me.n.mirrors) return;
    const at = g.pick('mirrors', free);
    mirrors.place(g, { at });
    say(g, 'mirror', { at });
  },
  actions: {
    shatter: {
      by: 'heroes',
      roll: 'might',
      where: mirrors,
      rows: {
        *4(g, _me, { who, at }) {
          mirrors.sweepUp(g, at);
          yield* damage(g, who, 'general', 1, 'BH-STRUCT-06');
        },
      },
    },
  },
  tells: ['mirror'],
  ends: [
    { side: 'heroes', why: 'shattered', reached: 'mirrors' },
    { side: 'house', why: 'dead', reached: 'dead' },
  ],
  progress: { heroes: 'mirrors', traitor: 'dead' },
  // Mirrors first; where friends stand with their own Reflection, somebody else can stun it; one's own is only to be fled.
  aims: (g, _me, seat) => [
    { worth: 7, at: mirrors.tiles(g) },
    ...reflections
      .all(g)
      .flatMap(({ id, of, at, stunned }): Aim[] =>
        of === seat
          ? [{ worth: 3, shun: [at] }]
          : stunned || tileOf(g, seat) !== at || othersOn(g, seat).length === 0
            ? []
            : [{ worth: 3, prey: id }],
      ),
  ],
  likes: { shatter: 8 },
});
