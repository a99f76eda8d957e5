import { type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  type Betrayal,
  damage,
  distance,
  ENTRANCE,
  flip,
  gain,
  HALLWAY,
  haunt,
  heal,
  heroes,
  heroesOn,
  inSight,
  isAlive,
  isHero,
  isStart,
  type Mine as MineOf,
  placeToken,
  removeToken,
  roundOf,
  say,
  type TileId,
  type Token,
  tileOf,
  tileOfToken,
  tiles,
  tokensOf,
  tokensOn,
  use,
} from '../kit.ts';

const numbers = {
  sockets: [4, 5, 7, 9],
  breach: [3, 3, 6, 7],
  charge: [8, 8, 8, 8],
  might: [0, 0, 1, 1],
  speed: [0, 1, 1, 1],
} as const;
interface Memory {
  charge: number;
  breach: number;
}
type Mine = MineOf<Memory, typeof numbers>;

const [SOCKET, LAST] = ['socket', 'last'];
const STORM = 7;

const sockets = (g: Betrayal, isLive: boolean): TileId[] =>
  tokensOf(g, SOCKET)
    .filter(({ up }) => up === isLive)
    .flatMap(tileOfToken);
const socketOn = (g: Betrayal, tile: TileId, isLive: boolean): Token | undefined =>
  tokensOn(g, tile, SOCKET).find(({ up }) => up === isLive);
/** Live Sockets that have a tile in sight; each its own. */
const powering = (g: Betrayal, tile: TileId): TileId[] => sockets(g, true).filter((live) => inSight(g, live, tile));
const isPowered = (g: Betrayal, tile: TileId): boolean => powering(g, tile).length > 0;
const isShielded = (g: Betrayal, { traitor }: Mine): boolean => traitor !== null && isPowered(g, tileOf(g, traitor));
const isLastOn = (g: Betrayal, tile: TileId): boolean => tokensOn(g, tile, LAST).length > 0;

/** On different tiles with a way to the door, those without heroes first. */
function laySockets(g: Betrayal, me: Mine): void {
  const free = tiles(g).filter((tile) => !isStart(tile) && Number.isFinite(distance(g, tile, ENTRANCE)));
  g.shuffle('sockets', free);
  const isEmpty = (tile: TileId): boolean => heroesOn(g, tile).length === 0;
  const order = [...free.filter(isEmpty), ...free.filter((tile) => !isEmpty(tile))];
  for (const at of order.length > 0 ? order.slice(0, me.n.sockets) : [HALLWAY]) placeToken(g, SOCKET, { at });
}

function drink(g: Betrayal, { memory }: Mine, who: Seat): void {
  const at = tileOf(g, who);
  for (const last of tokensOf(g, LAST)) removeToken(g, last);
  placeToken(g, LAST, { at });
  memory.charge += heroesOn(g, at).length > 0 ? 1 : 2;
  say(g, 'charge', { n: memory.charge });
}

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const live = sockets(g, true);
  if (!isHero(g, seat)) {
    const fresh = live.filter((tile) => !isLastOn(g, tile));
    return [
      { worth: 7, at: fresh },
      { worth: 1.5, at: live },
      { worth: live.length < 3 ? 4 : 1, at: sockets(g, false) },
      ...heroes(g).map((prey) => ({ worth: 2, prey })),
    ];
  }
  if (me.traitor === null) return [];
  const there = tileOf(g, me.traitor);
  const shields = powering(g, there);
  const isOpen = shields.length === 0;
  return [
    { worth: 5, at: live },
    { worth: 3, at: shields },
    { worth: isOpen ? 9 : 2, at: [there] },
    // As long as the light is on, a blow at it is wasted.
    { worth: isOpen ? 3 : 0, prey: me.traitor },
  ];
}

export const staticShield = haunt<Memory, typeof numbers>({
  number: 47,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  start: () => ({ charge: 0, breach: 0 }),
  shape: () => shape.record<Memory>({ charge: shape.whole(0, 20), breach: shape.whole(0, 20) }),
  books: { all: ['powered', 'shield'], traitor: ['arc', 'storm'] },
  counters: { charge: { goal: 'charge', side: 'traitor' }, breach: { goal: 'breach', side: 'heroes' } },
  tallies: { live: { count: (g) => sockets(g, true).length } },
  tokens: [{ id: SOCKET }, { id: LAST }],
  setup: {
    *traitor(g, me) {
      if (me.traitor === null) return;
      heal(g, me.traitor, 'all');
      gain(g, me.traitor, 'might', me.n.might);
      gain(g, me.traitor, 'speed', me.n.speed);
      laySockets(g, me);
    },
  },
  /** The Shield: attacks, cards and Events do no damage; what is lost without damage is lost. */
  *beforeDamage(g, me, blow) {
    if (blow.who === me.traitor && ['attack', 'card', 'event'].includes(blow.from) && isShielded(g, me))
      blow.amount = 0;
  },
  /** Arc: an attack with Speed at whoever is in sight of a powered tile. */
  attacks: (_g, me, who) =>
    who === me.traitor
      ? [
          {
            ...{ id: 'arc', weapon: null, trait: 'speed', safe: true },
            reach: (g, from) => (isPowered(g, from) ? tiles(g).filter((tile) => inSight(g, from, tile)) : []),
          },
        ]
      : [],
  *onAttack(g, me, { attacker, weapon, trait }) {
    if (attacker === me.traitor && weapon === null && trait === 'speed') use(g, 'arc');
  },
  *endOfRound(g, me) {
    if (roundOf(g) < STORM) return;
    use(g, 'storm');
    me.memory.charge += 1;
    say(g, 'charge', { n: me.memory.charge });
  },
  actions: [
    {
      id: 'short',
      by: 'heroes',
      roll: ['might', 'knowledge'],
      can: (g, _me, who) => socketOn(g, tileOf(g, who), true) !== undefined,
      rows: {
        *5(g, _me, { who }) {
          const live = socketOn(g, tileOf(g, who), true);
          if (live !== undefined) flip(g, live, false);
        },
        *3() {},
        *0(g, _me, { who }) {
          yield* damage(g, who, 'physical', 1, 'BH-STRUCT-06');
        },
      },
    },
    {
      id: 'ground',
      by: 'heroes',
      roll: ['might', 'knowledge'],
      can: (g, me, who) =>
        me.traitor !== null && tileOf(g, me.traitor) === tileOf(g, who) && (!isShielded(g, me) || 'powered'),
      rows: {
        *4(g, me) {
          me.memory.breach += 1;
          say(g, 'breach', { n: me.memory.breach });
        },
        *0(g, _me, { who }) {
          yield* damage(g, who, 'physical', 1, 'BH-STRUCT-06');
        },
      },
    },
    {
      id: 'drink',
      by: 'traitor',
      can: (g, _me, who) => {
        const at = tileOf(g, who);
        return socketOn(g, at, true) !== undefined && (!isLastOn(g, at) || 'drunk-last');
      },
      *does(g, me, { who }) {
        drink(g, me, who);
      },
    },
    {
      id: 'rewire',
      by: 'traitor',
      roll: 'knowledge',
      can: (g, _me, who) => socketOn(g, tileOf(g, who), false) !== undefined,
      rows: {
        *4(g, _me, { who }) {
          const dead = socketOn(g, tileOf(g, who), false);
          if (dead !== undefined) flip(g, dead, true);
        },
      },
    },
  ],
  tells: ['charge', 'breach'],
  ends: [
    { side: 'heroes', why: 'breach', when: (_g, me) => me.memory.breach >= me.n.breach },
    { side: 'heroes', why: 'tin', when: (g, me) => me.traitor !== null && !isAlive(g, me.traitor) },
    { side: 'traitor', why: 'charge', when: (_g, me) => me.memory.charge >= me.n.charge },
  ],
  progress: {
    heroes: (_g, me) => Math.min(1, me.memory.breach / me.n.breach),
    traitor: (_g, me) => Math.min(1, me.memory.charge / me.n.charge),
  },
  aims,
  likes: {
    short: (g, me, seat) => {
      const there = me.traitor === null ? null : tileOf(g, me.traitor);
      return there !== null && inSight(g, tileOf(g, seat), there) ? 8 : 6;
    },
    ground: () => 10,
    drink: () => 10,
    rewire: () => 4,
  },
});
