import { type Option, type Rules, shape } from '@dreadhouse/engine';
import {
  type Aim,
  BASEMENT,
  type Betrayal,
  dropTile,
  ENTRANCE,
  ensureTile,
  type FigureId,
  figuresOn,
  HALLWAY,
  type Hands,
  haunt,
  hauntChoice,
  heroes,
  heroesOn,
  isAlive,
  isHero,
  isInHouse,
  isMonster,
  isStart,
  isStunned,
  keep,
  layMade,
  lies,
  monster,
  monstersOf,
  monstersOn,
  place,
  placeToken,
  plainDice,
  REGIONS,
  removeToken,
  STAIRS,
  say,
  spawn,
  type TileId,
  TUNNEL,
  tileOf,
  tiles,
  tilesIn,
  tilesWith,
  tokensOn,
  traitOf,
  UPPER,
  use,
} from '../kit.ts';

const numbers = {
  diggers: [2, 3, 3, 4],
  pipes: [6, 8, 10, 12],
  water: [2, 3, 5, 8],
  depth: [7, 7, 7, 7],
} as const;
const memory = {
  water: keep.count(40),
  /** Pipes for which there was no room: so much less water is enough. */
  missing: keep.count(12),
  breached: keep.flag,
  /** Diggers that spend this turn getting up. */
  rising: keep.list(() => shape.text, 10),
};
type Mine = Hands<typeof memory, typeof numbers>;

const LAKE: TileId = 'underground-lake';
const STARTING: readonly TileId[] = [ENTRANCE, HALLWAY, UPPER, STAIRS, BASEMENT];
const LAST_ROUND = 13;

const tunnel = (g: Betrayal): TileId[] => TUNNEL.map(({ id }) => id).filter((tile) => isInHouse(g, tile));
const depth = (g: Betrayal): number => tunnel(g).length;
const face = (g: Betrayal): TileId => tunnel(g).at(-1) ?? BASEMENT;
const target = (g: Betrayal, me: Mine): number => depth(g) + Math.max(0, me.n.water - me.memory.missing);
const isFlooded = (g: Betrayal, me: Mine): boolean => me.memory.water >= target(g, me);

function dig(g: Betrayal): void {
  const next = TUNNEL[depth(g)];
  if (next !== undefined) layMade(g, next.id, { region: 'sub-basement', x: depth(g), y: 0, turn: 0 });
}

const isBare = (g: Betrayal, tile: TileId): boolean =>
  tokensOn(g, tile, 'pipe').length + tokensOn(g, tile, 'broken-pipe').length === 0;

/** Random rooms, of each region in turn while they last; then the starting spaces. What is left over is left out. */
function layPipes(g: Betrayal, me: Mine): void {
  const rooms = REGIONS.map((region) => {
    const own = tilesIn(g, region).filter((tile) => !isStart(tile) && tile !== LAKE);
    g.shuffle('pipes', own);
    return own;
  });
  const most = Math.max(...rooms.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, i) => rooms.flatMap((own) => own[i] ?? [])).flat();
  const places = [...inTurn, ...STARTING].slice(0, me.n.pipes);
  for (const at of places) placeToken(g, 'pipe', { at });
  me.memory.missing = me.n.pipes - places.length;
}

/** A pipe here is turned to its other side. */
function turnPipe(g: Betrayal, at: TileId, from: 'pipe' | 'broken-pipe'): void {
  const [pipe] = tokensOn(g, at, from);
  if (pipe === undefined) return;
  removeToken(g, pipe);
  placeToken(g, from === 'pipe' ? 'broken-pipe' : 'pipe', { at });
}

function rise(g: Betrayal, me: Mine, by: number): void {
  me.memory.water = Math.max(0, me.memory.water + by);
  say(g, 'water', { n: me.memory.water });
}

const isDigging = (g: Betrayal, me: Mine, who: FigureId): boolean =>
  isMonster(who) ? !isStunned(g, who) && !me.memory.rising.includes(who) : who === me.traitor;

const FOLLOW: readonly (Option & { readonly goes: boolean })[] = [
  { id: 'dig-on', goes: true },
  { id: 'dig-stay', goes: false },
];

/** After all Diggers have acted: one die and one more for each who digs, one fewer for each hero in the way. */
function* digs(g: Betrayal, me: Mine): Rules {
  const there = figuresOn(g, face(g)).filter((who) => isDigging(g, me, who));
  const dice = 1 + there.length - heroesOn(g, face(g)).length;
  if (there.length === 0 || dice <= 0) return;
  use(g, 'dig');
  const roller = me.traitor !== null && isAlive(g, me.traitor) ? me.traitor : null;
  if ((yield* plainDice(g, dice, roller, [3, 0])) < 3) return;
  dig(g);
  say(g, 'deeper', { n: depth(g) });
  for (const who of there) {
    const goes = isMonster(who) || (yield* hauntChoice(g, who, 'follow', FOLLOW)).goes;
    if (goes) yield* place(g, who, face(g));
  }
}

const at = (g: Betrayal, kind: string): TileId[] => tilesWith(g, kind);

function aims(g: Betrayal, me: Mine, seat: number): Aim[] {
  const strength = traitOf(g, seat, 'might');
  if (!isHero(g, seat)) {
    const spoilt = at(g, 'broken-pipe');
    return [
      { worth: me.memory.water === 0 ? 0 : 6, at: spoilt },
      { worth: depth(g) >= me.n.depth - 2 || spoilt.length === 0 ? 6 : 1, at: [face(g)] },
      ...heroes(g).map((prey) => ({
        worth: spoilt.includes(tileOf(g, prey)) || tileOf(g, prey) === face(g) ? 4 : 2,
        prey,
      })),
    ];
  }
  const isUrgent = depth(g) >= me.n.depth - 1;
  const isStrongest = heroes(g).every((other) => traitOf(g, other, 'might') <= strength);
  const goesDown = isUrgent || (depth(g) >= 4 && isStrongest);
  return [
    { worth: 6, at: at(g, 'pipe') },
    { worth: me.memory.breached || strength < 4 ? 0 : 7, at: [LAKE] },
    { worth: goesDown ? (isUrgent ? 9 : 5) : 0, at: [face(g)] },
    ...monstersOn(g, face(g)).map((prey) => ({ worth: goesDown ? 4 : 1, prey })),
  ];
}

export const subBasement = haunt<typeof memory, typeof numbers>({
  number: 22,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['tunnel', 'late'], traitor: ['dig'] },
  tallies: {
    depth: { count: depth, goal: 'depth', side: 'traitor' },
    water: { count: (_g, me) => me.memory.water, goal: target, side: 'heroes' },
  },
  tokens: [
    {
      id: 'pipe',
      *onTileGone(g, { token }, tile) {
        if (token?.at !== tile) return;
        const bare = tiles(g).filter((one) => one !== tile && !isStart(one) && isBare(g, one));
        if (bare.length > 0) token.at = g.pick('pipes', bare);
      },
    },
    { id: 'broken-pipe' },
  ],
  monsters: [{ id: 'digger', traits: { might: 4, speed: 3, knowledge: 1, sanity: 2 } }],
  rises: { might: 1 },
  setup: {
    *heroes(g, me) {
      yield* ensureTile(g, LAKE, null);
      layPipes(g, me);
      if (isInHouse(g, LAKE)) return;
      me.memory.breached = true;
      me.memory.water = 1;
    },
    *traitor(g, me) {
      dig(g);
      dig(g);
      for (let i = 0; i < me.n.diggers; i++) spawn(g, 'digger', 'dig-1');
    },
  },
  *startOfMonsters(g, me) {
    me.memory.rising = monstersOf(g, 'digger').flatMap(({ id, stunned }) => (stunned ? [id] : []));
  },
  *endOfMonsters(g, me) {
    yield* digs(g, me);
    me.memory.rising = [];
  },
  actions: [
    {
      id: 'burst',
      by: 'heroes',
      roll: ['might', 'knowledge'],
      can: (g, _me, _who, at) => lies(g, 'pipe', at),
      rows: {
        *5(g, me, { at }) {
          turnPipe(g, at, 'pipe');
          rise(g, me, 1);
        },
      },
    },
    {
      id: 'breach-the-lake',
      by: 'heroes',
      roll: 'might',
      can: (_g, me, _who, at) => !me.memory.breached && at === LAKE,
      rows: {
        *5(g, me) {
          me.memory.breached = true;
          rise(g, me, 2);
        },
      },
    },
    {
      id: 'cave-in',
      by: 'heroes',
      roll: 'might',
      can: (g, _me, _who, at) => depth(g) >= 2 && at === face(g),
      rows: {
        *5(g) {
          const before = tunnel(g).at(-2);
          if (before !== undefined) yield* dropTile(g, face(g), before);
          say(g, 'caved-in', { n: depth(g) });
        },
      },
    },
    {
      id: 'patch',
      by: 'traitor',
      roll: 'knowledge',
      can: (g, _me, _who, at) => lies(g, 'broken-pipe', at),
      rows: {
        *4(g, me, { at }) {
          turnPipe(g, at, 'broken-pipe');
          rise(g, me, -1);
        },
      },
    },
  ],
  tells: ['water', 'deeper', 'caved-in'],
  asks: ['follow'],
  ends: [
    { side: 'heroes', why: 'flooded', at: 'turn', when: isFlooded },
    { side: 'heroes', why: 'flooded', at: 'monsters', when: isFlooded },
    { side: 'traitor', why: 'through', reached: 'depth' },
    { side: 'heroes', why: 'early', after: LAST_ROUND, when: (g) => depth(g) < 5 },
    { side: 'traitor', why: 'late', after: LAST_ROUND },
  ],
  progress: { heroes: (g, me) => Math.min(1, me.memory.water / Math.max(1, target(g, me))), traitor: 'depth' },
  aims,
  monsterAims: (g, me, one) => [
    { worth: 8, at: [face(g)] },
    ...heroesOn(g, face(g)).map((prey) => ({ worth: 5, prey })),
    ...heroesOn(g, monster(g, one.id).at).map((prey) => ({ worth: me.n.depth - depth(g) > 2 ? 3 : 1, prey })),
  ],
  likes: {
    burst: 8,
    'breach-the-lake': 10,
    'cave-in': (g, me) => (depth(g) >= me.n.depth - 2 ? 9 : 6),
    patch: 7,
    follow: (_g, _me, _seat, { id }) => (id === 'dig-on' ? 1 : 0),
  },
});
