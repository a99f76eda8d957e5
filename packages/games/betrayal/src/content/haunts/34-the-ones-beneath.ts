import type { Rules, Seat } from '@dreadhouse/engine';
import {
  type Aim,
  advance,
  awakeEnemiesOn,
  BASEMENT,
  type Betrayal,
  carriedBy,
  countOf,
  distance,
  ENTRANCE,
  type FigureId,
  flip,
  HALLWAY,
  type Hands,
  haunt,
  hauntTile,
  heroes,
  heroesOn,
  isHero,
  isMonster,
  isStart,
  keep,
  layDown,
  monstersOf,
  placeToken,
  removeMonster,
  removeToken,
  STAIRS,
  spawn,
  type TileId,
  type Token,
  tileOfToken,
  tilesIn,
  tilesWith,
  tokensOf,
  tokensOn,
  UPPER,
  use,
} from '../kit.ts';

const numbers = {
  shafts: [3, 4, 5, 6],
  robed: [4, 5, 7, 9],
  first: [1, 2, 2, 2],
  come: [1, 2, 3, 4],
  might: [3, 3, 3, 3],
  digs: [1, 2, 2, 2],
  altar: [3, 3, 4, 5],
  moon: [12, 12, 12, 12],
} as const;
const memory = {
  altar: keep.count(99),
  moon: keep.count(99),
  /** How often a Shaft has been dug open again. */
  dug: keep.count(9),
};
type Mine = Hands<typeof memory, typeof numbers>;

/** How far from the stairs a Shaft lies, where there is such a tile. */
const FAR = 2;

// A Shaft is open while it lies face up.

const openShafts = (g: Betrayal): Token[] => tokensOf(g, 'shaft').filter(({ up }) => up);
const openTiles = (g: Betrayal): TileId[] => openShafts(g).flatMap(tileOfToken);
const shaftOn = (g: Betrayal, tile: TileId): Token | undefined => tokensOn(g, tile, 'shaft')[0];
const isOpenAt = (g: Betrayal, tile: TileId): boolean => shaftOn(g, tile)?.up === true;
const stoneOf = (g: Betrayal, who: FigureId): Token | undefined => carriedBy(g, who, 'stone')[0];

/** Ground Floor tiles for one more Shaft: far from the stairs, else any room, else the Entrance Hall, else the Hallway. */
function shaftTiles(g: Betrayal): TileId[] {
  const free = [...tilesIn(g, 'ground')].filter((tile) => shaftOn(g, tile) === undefined);
  const rooms = free.filter((tile) => !isStart(tile));
  const far = rooms.filter((tile) => distance(g, STAIRS, tile) >= FAR);
  if (far.length > 0) return far;
  if (rooms.length > 0) return rooms;
  return [ENTRANCE, HALLWAY].filter((tile) => free.includes(tile)).slice(0, 1);
}

function* dig(g: Betrayal, me: Mine, traitor: Seat): Rules {
  for (let i = 0; i < me.n.shafts; i++) {
    const at = yield* hauntTile(g, traitor, 'shaft', shaftTiles(g));
    if (at !== undefined) placeToken(g, 'shaft', { at });
  }
}

function comeUp(g: Betrayal): void {
  const { id } = spawn(g, 'robed', BASEMENT);
  placeToken(g, 'stone', { on: id });
}

/** With a single Shaft it can be dug open once more. */
const mayDig = (g: Betrayal, me: Mine): boolean => me.memory.dug < me.n.digs + (countOf(g, 'shaft') === 1 ? 1 : 0);

/** A Stone that comes upstairs is one more of the Altar; the Robed that brought it goes with it. */
function deliver(g: Betrayal, me: Mine, who: FigureId, stone: Token): void {
  use(g, 'delivery');
  removeToken(g, stone);
  if (isMonster(who)) removeMonster(g, who);
  advance(g, me.memory, 'altar');
}

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const lying = tilesWith(g, 'stone');
  const open = openTiles(g);
  if (!isHero(g, seat)) {
    const closed = tokensOf(g, 'shaft').filter(({ up }) => !up);
    return [
      ...heroes(g).map((prey) => ({ worth: stoneOf(g, prey) === undefined ? 3 : 6, prey })),
      stoneOf(g, seat) === undefined ? { worth: 4, at: lying } : { worth: 8, at: [UPPER] },
      { worth: mayDig(g, me) ? 4 : 0, at: closed.flatMap(tileOfToken) },
    ];
  }
  if (stoneOf(g, seat) !== undefined) return [{ worth: 11, at: open }];
  const queue = monstersOf(g, 'robed').map(({ id }) => ({ worth: stoneOf(g, id) === undefined ? 2 : 4, prey: id }));
  return [{ worth: 6, at: lying }, { worth: 5, at: open }, ...queue];
}

export const theOnesBeneath = haunt<typeof memory, typeof numbers>({
  number: 34,
  type: 'traitor',
  traitor: 'left',
  numbers,
  memory,
  // The Robed come up through the Shafts and by no other way.
  cellar: 'shut',
  books: { all: ['shafts', 'stones', 'falls'], traitor: ['procession', 'delivery'] },
  counters: { altar: { goal: 'altar', side: 'traitor' }, moon: { goal: 'moon', side: 'traitor', eachRound: 1 } },
  tallies: {
    shut: {
      count: (g) => countOf(g, 'shaft') - openShafts(g).length,
      goal: (g) => countOf(g, 'shaft'),
      side: 'heroes',
    },
  },
  tokens: [{ id: 'shaft' }, { id: 'stone', carried: { most: 1, freely: true, atDeath: 'tile' } }],
  monsters: [
    {
      id: 'robed',
      traits: { might: 'might', speed: 3, knowledge: 2, sanity: 2 },
      harmed: 'killed',
      carries: ['stone'],
    },
  ],
  rises: { might: 1 },
  setup: {
    *traitor(g, me, traitor) {
      yield* dig(g, me, traitor);
      for (let i = 0; i < me.n.first; i++) comeUp(g);
    },
  },
  /** Monsters use a Shaft both ways; nobody sane jumps in. */
  ways: (g, _me, from, who) => {
    if (from === BASEMENT) return openTiles(g);
    return isMonster(who) && isOpenAt(g, from) ? [BASEMENT] : [];
  },
  stepCost: (g, _me, { who }, now) => (!isMonster(who) && stoneOf(g, who) !== undefined ? Math.max(2, now) : now),
  *outcome(g, _me, { attacker, winner, loser }) {
    if (winner !== attacker || loser === null || !isHero(g, loser)) return;
    const stone = stoneOf(g, loser);
    if (stone !== undefined) layDown(g, stone);
  },
  *onMoved(g, me, { who, from, to }) {
    if (to !== UPPER || from === to || isHero(g, who)) return;
    const stone = stoneOf(g, who);
    if (stone !== undefined) deliver(g, me, who, stone);
  },
  *startOfMonsters(g, me) {
    const room = me.n.robed - monstersOf(g, 'robed').length;
    const count = Math.min(room, me.n.come);
    if (count > 0) use(g, 'procession');
    for (let i = 0; i < count; i++) comeUp(g);
  },
  actions: [
    {
      id: 'plug',
      by: 'heroes',
      can: (g, _me, who, at) => isOpenAt(g, at) && stoneOf(g, who) !== undefined,
      *does(g, _me, { who, at }) {
        const [shaft, stone] = [shaftOn(g, at), stoneOf(g, who)];
        if (stone !== undefined) removeToken(g, stone);
        if (shaft !== undefined) flip(g, shaft, false);
      },
    },
    {
      id: 'bring-it-down',
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who, at) => isOpenAt(g, at) && (awakeEnemiesOn(g, who).length === 0 || 'enemies-near'),
      rows: {
        *5(g, _me, { at }) {
          const shaft = shaftOn(g, at);
          if (shaft !== undefined) flip(g, shaft, false);
        },
      },
    },
    {
      id: 'dig-open',
      by: 'traitor',
      roll: 'might',
      can: (g, me, _who, at) => {
        const shaft = shaftOn(g, at);
        if (shaft === undefined || shaft.up) return false;
        return heroesOn(g, at).length > 0 ? 'enemies-near' : mayDig(g, me) || 'used-already';
      },
      rows: {
        *5(g, me, { at }) {
          const shaft = shaftOn(g, at);
          if (shaft === undefined) return;
          me.memory.dug += 1;
          flip(g, shaft, true);
        },
      },
    },
  ],
  tells: ['altar', 'moon'],
  asks: ['shaft'],
  ends: [
    { side: 'heroes', why: 'shut', at: 'hero-turn', when: (g) => openShafts(g).length === 0 },
    { side: 'traitor', why: 'altar', reached: 'altar' },
    { side: 'traitor', why: 'moon', at: 'round', reached: 'moon' },
  ],
  progress: {
    heroes: (g) => 1 - openShafts(g).length / Math.max(1, countOf(g, 'shaft')),
    traitor: (_g, me) => Math.min(1, Math.max(me.memory.altar / me.n.altar, me.memory.moon / (me.n.moon + 1))),
  },
  aims,
  // Upstairs with what they carry; those with free hands fetch what has fallen, or clear the way.
  monsterAims: (g, _me, { id }) => [
    stoneOf(g, id) === undefined ? { worth: 5, at: tilesWith(g, 'stone') } : { worth: 9, at: [UPPER] },
    ...heroes(g).map((prey) => ({ worth: stoneOf(g, prey) === undefined ? 2 : 5, prey })),
  ],
  likes: {
    plug: 12,
    'bring-it-down': 7,
    'dig-open': 7,
    'take-stone': (g, _me, seat) => (isHero(g, seat) && openShafts(g).length === 0 ? 0 : 4),
    // Near the stairs, and not beside each other.
    shaft: (g, _me, _seat, { id }) => {
      const at = id as TileId; // the ids of these options are tiles
      const apart = Math.min(4, ...openTiles(g).map((tile) => distance(g, tile, at)));
      return 0.2 * apart - 0.1 * Math.min(9, distance(g, STAIRS, at));
    },
  },
});
