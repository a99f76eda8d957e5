import { type Option, type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  adjacent,
  BASEMENT,
  type Betrayal,
  distance,
  ELEVATOR,
  ENTRANCE,
  explorerAt,
  gain,
  HALLWAY,
  has,
  haunt,
  hauntChoice,
  hauntTile,
  heal,
  heroes,
  heroesOn,
  isCritical,
  isHero,
  isMonster,
  isStart,
  isStunned,
  layDown,
  type Mine as MineOf,
  monstersOn,
  placeToken,
  plainDice,
  put,
  removeToken,
  STAIRS,
  say,
  slip,
  spawn,
  type TileId,
  type Token,
  TRAITS,
  take,
  tileOf,
  tileOfToken,
  tiles,
  tokensOf,
  tokensOn,
  touching,
  UPPER,
  unset,
  use,
} from '../kit.ts';

const numbers = {
  masons: [1, 2, 2, 3],
  bricks: [2, 3, 3, 4],
  breath: [10, 9, 7, 7],
  might: [0, 1, 1, 1],
  house: [3, 3, 4, 4],
  grip: [1, 2, 2, 3],
  margin: [4, 4, 2, 2],
} as const;
interface Memory {
  breath: number;
  grip: number;
  /** Crawl steps of this turn, and whether Odile was carried in it. */
  crawled: number;
  hauling: boolean;
}
type Mine = MineOf<Memory, typeof numbers>;

const WALLED = 'walled';
const FRONT: readonly TileId[] = [STAIRS, HALLWAY, ENTRANCE];
const STEPS = 3;
const RING = 'ring';

const isWalled = (g: Betrayal, seat: Seat): boolean => has(g, seat, WALLED);
const outside = (g: Betrayal): Seat[] => heroes(g).filter((seat) => !isWalled(g, seat));
const walledOn = (g: Betrayal, at: TileId): Seat[] => heroesOn(g, at).filter((seat) => isWalled(g, seat));
const hasBrick = (g: Betrayal, at: TileId): boolean => tokensOn(g, at, 'brick').length > 0;

const odile = (g: Betrayal): Token | undefined => tokensOf(g, 'odile-hand')[0];
const guideOf = (g: Betrayal): Seat | null => {
  const on = odile(g)?.on ?? null;
  return on === null || isMonster(on) ? null : on;
};
function odileAt(g: Betrayal): TileId | null {
  const guide = guideOf(g);
  return guide === null ? (odile(g)?.at ?? null) : tileOf(g, guide);
}

/** Where one can crawl from here, Bricks apart: whatever touches this tile, and along both stairs. */
function crawlways(g: Betrayal, at: TileId): TileId[] {
  const stairs = at === STAIRS ? [UPPER, BASEMENT] : at === UPPER || at === BASEMENT ? [STAIRS] : [];
  return [...touching(g, at), ...stairs];
}

/** Crawl steps to the nearest of these tiles; `around` leaves out tiles with a Brick. */
function crawlSteps(g: Betrayal, from: TileId, to: readonly TileId[], around = false): number {
  const far = new Map<TileId, number>([[from, 0]]);
  for (const [tile, steps] of far) {
    if (to.includes(tile)) return steps;
    for (const next of crawlways(g, tile))
      if (!far.has(next) && !(around && hasBrick(g, next))) far.set(next, steps + 1);
  }
  return Number.POSITIVE_INFINITY;
}

/** A hero goes into the wall, and breaks the Brick that is there. */
function wall(g: Betrayal, seat: Seat): void {
  put(g, seat, WALLED);
  for (const brick of tokensOn(g, tileOf(g, seat), 'brick')) removeToken(g, brick);
  if (g.state.turn.seat === seat) g.state.turn.over = true;
}

/** A hero comes out; Odile stays in the wall. */
function stepOut(g: Betrayal, seat: Seat): void {
  unset(g, seat, WALLED);
  const held = odile(g);
  if (held !== undefined && held.on === seat) layDown(g, held);
}

function crawl(g: Betrayal, me: Mine, who: Seat, to: TileId): void {
  me.memory.crawled += 1;
  slip(g, who, to);
  if (guideOf(g) === who) me.memory.grip = 0;
}

interface Choice extends Option {
  readonly yes: boolean;
}
const KNOCKED: readonly Choice[] = [
  { id: 'come-out', yes: true },
  { id: 'stay-walled', yes: false },
];
const WALLS: readonly Choice[] = [
  { id: 'wall-up', yes: true },
  { id: 'wall-not', yes: false },
];

const mark = (g: Betrayal, who: Seat): Token => placeToken(g, 'knock', { at: tileOf(g, who), of: who });

function* listen(g: Betrayal, me: Mine, who: Seat, result: number): Rules {
  const at = tileOf(g, who);
  const against = monstersOn(g, at).filter((one) => !isStunned(g, one)).length;
  const isNear = me.traitor !== null && !explorerAt(g, me.traitor).dead && tileOf(g, me.traitor) === at;
  const house = yield* plainDice(g, Math.min(8, me.n.house + against + (isNear ? 1 : 0)));
  if (result <= house || !heroes(g).includes(who)) return say(g, 'nothing-heard', { who });
  const guide = guideOf(g);
  const pulls = walledOn(g, at).map((seat) => ({ id: `pull-out:${seat}`, seat, details: { seat } }));
  const grips = FRONT.includes(at) && guide !== null && tileOf(g, guide) === at ? [{ id: 'get-grip', seat: null }] : [];
  const options: (Option & { seat: Seat | null })[] = [...grips, ...pulls];
  if (options.length === 0) return;
  const { seat } = yield* hauntChoice(g, who, 'heard', options);
  if (seat === null) {
    me.memory.grip += 1;
    return say(g, 'grip', { n: me.memory.grip });
  }
  stepOut(g, seat);
  for (const trait of TRAITS) if (isCritical(g, seat, trait)) gain(g, seat, trait);
}

/** A Brick from the supply, or one from anywhere. */
function* brickUp(g: Betrayal, me: Mine, who: Seat): Rules {
  const laid = tokensOf(g, 'brick');
  if (laid.length >= me.n.bricks) {
    const from = yield* hauntTile(g, who, 'which-brick', laid.flatMap(tileOfToken));
    const brick = laid.find(({ at }) => at === from);
    if (brick !== undefined) removeToken(g, brick);
  }
  placeToken(g, 'brick', { at: tileOf(g, who) });
}

/** At least three crawl steps from the front rooms; where there is none such, as far as there is. */
function hidingPlaces(g: Betrayal): TileId[] {
  const rooms = tiles(g).filter((tile) => !isStart(tile) && tile !== ELEVATOR);
  const all = rooms.length > 0 ? rooms : tiles(g).filter((tile) => !isStart(tile));
  const far = (tile: TileId): number => crawlSteps(g, tile, FRONT);
  const distant = all.filter((tile) => far(tile) >= 3);
  if (distant.length > 0) return distant;
  const most = Math.max(...all.map(far));
  return all.filter((tile) => far(tile) === most);
}

function aims(g: Betrayal, _me: Mine, seat: Seat): Aim[] {
  if (!isHero(g, seat)) {
    const guide = guideOf(g);
    const route =
      guide === null ? [] : crawlways(g, tileOf(g, guide)).filter((tile) => !isStart(tile) && !hasBrick(g, tile));
    return [{ worth: 3, at: route }, ...outside(g).map((prey) => ({ worth: outside(g).length <= 2 ? 6 : 4, prey }))];
  }
  const guide = guideOf(g);
  const walled = heroes(g).filter((one) => isWalled(g, one) && one !== guide);
  const nearest = FRONT.filter((room) => guide !== null && tileOf(g, guide) === room);
  return [
    { worth: 8, at: nearest },
    { worth: guide === null ? 2 : 4, at: guide === null ? [HALLWAY] : FRONT },
    { worth: outside(g).length <= 2 ? 6 : 3, at: walled.map((one) => tileOf(g, one)) },
    { worth: 2, at: tokensOf(g, 'brick').flatMap(tileOfToken) },
  ];
}

/** Towards Odile, and with her to the nearest front room. */
function crawlWorth(g: Betrayal, seat: Seat, to: TileId): number {
  const at = odileAt(g);
  const guide = guideOf(g);
  const goal = guide === seat ? FRONT : guide === null && at !== null ? [at] : [];
  const far = (tile: TileId): number => Math.min(50, crawlSteps(g, tile, goal, true));
  return goal.length === 0 ? -1 : 8 * (far(tileOf(g, seat)) - far(to));
}

function slipWorth(g: Betrayal, seat: Seat): number {
  const at = odileAt(g);
  if (guideOf(g) !== null || at === null || outside(g).length < 2) return -5;
  const far = (one: Seat): number => crawlSteps(g, tileOf(g, one), [at], true);
  const inside = heroes(g).filter((one) => isWalled(g, one));
  if (inside.some((one) => far(one) <= 6)) return -5;
  const isNearest = outside(g).every((one) => far(seat) <= far(one));
  return isNearest ? 7 : -5;
}

export const missingPersons = haunt<Memory, typeof numbers>({
  number: 30,
  type: 'traitor',
  traitor: { least: 'speed' },
  numbers,
  start: (players) => ({ breath: numbers.breath[players - 3] ?? 0, grip: 0, crawled: 0, hauling: false }),
  shape: () =>
    shape.record<Memory>({
      breath: shape.whole(0, 20),
      grip: shape.whole(0, 9),
      crawled: shape.whole(0, 9),
      hauling: shape.flag,
    }),
  books: { all: ['walled', 'crawl', 'brick', 'nobody'], traitor: ['wall-up'] },
  tallies: {
    breath: { count: (_g, me) => me.memory.breath, goal: () => 0, side: 'traitor' },
    grip: { count: (_g, me) => me.memory.grip, goal: 'grip', side: 'heroes' },
    walled: { count: (g) => heroes(g).length - outside(g).length, goal: (g) => heroes(g).length, side: 'traitor' },
  },
  tokens: [{ id: 'odile-hand', carried: { most: 1, by: 'heroes', kept: true } }, { id: 'brick' }, { id: 'knock' }],
  statuses: [
    { id: WALLED, forbids: ['move', 'discover', 'attack', 'loot', 'trade', 'card'], untouched: true, hinders: false },
  ],
  monsters: [{ id: 'mason', traits: { might: 4, speed: 3, knowledge: 3, sanity: 2 } }],
  setup: {
    *traitor(g, me) {
      if (me.traitor === null) return;
      heal(g, me.traitor, 'all');
      gain(g, me.traitor, 'might', me.n.might);
      for (let i = 0; i < me.n.masons; i++) spawn(g, 'mason', tileOf(g, me.traitor));
      const at = yield* hauntTile(g, me.traitor, 'hide-odile', hidingPlaces(g));
      placeToken(g, 'odile-hand', { at: at ?? BASEMENT });
    },
  },
  *startOfTurn(g, me, seat) {
    me.memory.crawled = 0;
    me.memory.hauling = guideOf(g) === seat;
    for (const knock of tokensOf(g, 'knock')) if (knock.of === seat) removeToken(g, knock);
  },
  *insteadOfDeath(g, _me, seat) {
    if (!isHero(g, seat)) return false;
    const { traits } = explorerAt(g, seat);
    for (const trait of TRAITS) traits[trait] = Math.max(1, traits[trait]);
    wall(g, seat);
    return true;
  },
  *outcome(g, me, fight) {
    const { attacker, winner, loser } = fight;
    if (winner === null || winner !== attacker || loser === null || !isHero(g, loser) || isHero(g, winner)) return;
    if (me.traitor === null || fight.attack - fight.defence < me.n.margin) return;
    if (!(yield* hauntChoice(g, me.traitor, 'walls', WALLS)).yes) return;
    use(g, 'wall-up');
    fight.damage = 0;
    wall(g, loser);
  },
  *endOfRound(g, me) {
    me.memory.breath = Math.max(0, me.memory.breath - 1);
    say(g, 'breath', { n: me.memory.breath });
  },
  actions: [
    {
      id: 'crawl',
      by: 'heroes',
      limit: { times: STEPS, per: 'turn' },
      can: (g, me, who) => {
        const most = me.memory.hauling || guideOf(g) === who ? STEPS - 1 : STEPS;
        if (!isWalled(g, who) || me.memory.crawled >= most) return false;
        return crawlways(g, tileOf(g, who)).filter((tile) => !hasBrick(g, tile));
      },
      *does(g, me, { who, target }) {
        crawl(g, me, who, target as TileId); // as `can` has listed it
      },
    },
    {
      id: 'slip-in',
      by: 'heroes',
      cost: 'turn',
      can: (g, _me, who) =>
        !isWalled(g, who) && !hasBrick(g, tileOf(g, who)) && outside(g).some((other) => other !== who),
      *does(g, _me, { who }) {
        wall(g, who);
      },
    },
    {
      id: 'take-her-hand',
      by: 'heroes',
      can: (g, _me, who) => isWalled(g, who) && guideOf(g) !== who && odileAt(g) === tileOf(g, who),
      *does(g, me, { who }) {
        const held = odile(g);
        if (held !== undefined) take(g, held, who);
        me.memory.hauling = true;
      },
    },
    {
      id: 'knock',
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who) => isWalled(g, who),
      rows: {
        *5(g, _me, { who }) {
          if (!(yield* hauntChoice(g, who, 'knocked', KNOCKED)).yes) return void mark(g, who);
          stepOut(g, who);
          g.state.turn.over = true;
        },
        *3(g, _me, { who }) {
          mark(g, who);
        },
      },
    },
    {
      id: 'listen',
      by: 'heroes',
      can: (g, _me, who) => !isWalled(g, who) && walledOn(g, tileOf(g, who)).length > 0,
      roll: (g, _me, { who }) => ({
        traits: explorerAt(g, who).cards.includes(RING) ? ['knowledge', 'sanity'] : ['knowledge'],
        bonus: tokensOn(g, tileOf(g, who), 'knock').length > 0 ? 2 : 0,
      }),
      does: (g, me, { who, result }) => listen(g, me, who, result),
    },
    {
      id: 'smash',
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who) => {
        const at = tileOf(g, who);
        const near = isWalled(g, who) ? crawlways(g, at) : adjacent(g, at, who);
        return [at, ...near].filter((tile) => hasBrick(g, tile));
      },
      rows: {
        *4(g, _me, { who, target, result }) {
          const [brick] = tokensOn(g, target as TileId, 'brick'); // as `can` has listed it
          if (brick !== undefined && (result >= 5 || !isWalled(g, who))) removeToken(g, brick);
        },
      },
    },
    {
      id: 'brick-up',
      by: 'traitor',
      can: (g, _me, who) => {
        const at = tileOf(g, who);
        return !isStart(at) && !hasBrick(g, at) && walledOn(g, at).length === 0 && odileAt(g) !== at;
      },
      does: (g, me, { who }) => brickUp(g, me, who),
    },
  ],
  tells: ['breath', 'grip', 'nothing-heard'],
  asks: ['hide-odile', 'knocked', 'heard', 'walls', 'which-brick'],
  ends: [
    { side: 'heroes', why: 'out', when: (_g, me) => me.memory.grip >= me.n.grip },
    { side: 'traitor', why: 'walled', at: 'traitor-start', when: (g) => outside(g).length === 0 },
    { side: 'traitor', why: 'breath', when: (_g, me) => me.memory.breath <= 0 },
  ],
  progress: {
    heroes: (g, me) => Math.min(1, me.memory.grip / me.n.grip + (guideOf(g) === null ? 0 : 0.1)),
    traitor: (g, me) => Math.max(1 - me.memory.breath / me.n.breath, 0.5 * (1 - outside(g).length / heroes(g).length)),
  },
  aims,
  likes: {
    crawl: (g, _me, seat, { details }) => crawlWorth(g, seat, details?.['target'] as TileId), // as `can` has listed it
    'slip-in': (g, _me, seat) => slipWorth(g, seat),
    'take-her-hand': (g) => (guideOf(g) === null ? 20 : -1),
    knock: (g, _me, seat) => (guideOf(g) === seat && !FRONT.includes(tileOf(g, seat)) ? -1 : 5),
    knocked: (g, _me, seat, { id }) => {
      const isGuide = guideOf(g) === seat;
      return (id === 'come-out') === (!isGuide || outside(g).length === 0) ? 2 : 0;
    },
    listen: () => 8,
    heard: (_g, _me, _seat, { id }) => (id === 'get-grip' ? 5 : 3),
    smash: (g, _me, seat) => (guideOf(g) === seat ? 4 : 2),
    'brick-up': (g, _me, seat) => {
      const guide = guideOf(g);
      return guide !== null && distance(g, tileOf(g, seat), tileOf(g, guide)) <= 2 ? 5 : 1;
    },
    walls: (g, _me, _seat, { id }) => (id === 'wall-up' ? (outside(g).length <= 2 ? 6 : 2) : 1),
  },
});
