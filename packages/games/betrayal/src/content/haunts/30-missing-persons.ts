import type { Option, Rules, Seat } from '@dreadhouse/engine';
import {
  type Aim,
  adjacent,
  advance,
  agrees,
  awayBy,
  BASEMENT,
  type Betrayal,
  distance,
  ELEVATOR,
  ENTRANCE,
  endTurnOf,
  explorerAt,
  gain,
  HALLWAY,
  type Hands,
  has,
  haunt,
  hauntChoice,
  hauntTile,
  heroes,
  heroesOn,
  isCritical,
  isHero,
  isMonster,
  isStart,
  isStunned,
  keep,
  layDown,
  lies,
  monstersOn,
  offTheSkull,
  placeToken,
  plainDice,
  put,
  rather,
  removeToken,
  STAIRS,
  say,
  slip,
  sweepUp,
  type TileId,
  type Token,
  TRAITS,
  take,
  tileOf,
  tileOfToken,
  tiles,
  tilesWith,
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
const memory = {
  breath: keep.count(20, numbers.breath),
  grip: keep.count(9),
  /** Crawl steps of this turn, and whether Odile was carried in it. */
  crawled: keep.count(9),
  hauling: keep.flag,
};
type Mine = Hands<typeof memory, typeof numbers>;

const WALLED = 'walled';
const FRONT: readonly TileId[] = [STAIRS, HALLWAY, ENTRANCE];
const STEPS = 3;
const RING = 'ring';

const isWalled = (g: Betrayal, seat: Seat): boolean => has(g, seat, WALLED);
const outside = (g: Betrayal): Seat[] => heroes(g).filter((seat) => !isWalled(g, seat));
const walledOn = (g: Betrayal, at: TileId): Seat[] => heroesOn(g, at).filter((seat) => isWalled(g, seat));
const hasBrick = (g: Betrayal, at: TileId): boolean => lies(g, 'brick', at);

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
  sweepUp(g, 'brick', tileOf(g, seat));
  endTurnOf(g, seat);
}

/** A hero is walled up in place of the damage. */
function* wallUp(g: Betrayal, traitor: Seat, hero: Seat): Rules<boolean> {
  if (!(yield* agrees(g, traitor, 'walls', 'wall-up', 'wall-not'))) return false;
  use(g, 'wall-up');
  wall(g, hero);
  return true;
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
    return advance(g, me.memory, 'grip');
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
  const rooms = tiles(g).filter((tile) => !isStart(tile));
  const all = rather(rooms, (tile) => tile !== ELEVATOR);
  return awayBy(all, 3, (tile) => crawlSteps(g, tile, FRONT));
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
    { worth: 2, at: tilesWith(g, 'brick') },
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

export const missingPersons = haunt<typeof memory, typeof numbers>({
  number: 30,
  type: 'traitor',
  traitor: { least: 'speed' },
  numbers,
  memory,

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
  monsters: [
    { id: 'mason', traits: { might: 4, speed: 3, knowledge: 3, sanity: 2 }, comes: { count: 'masons', to: 'traitor' } },
  ],
  rises: { might: 'might' },
  setup: {
    *traitor(g, me) {
      if (me.traitor === null) return;
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
    offTheSkull(g, seat);
    wall(g, seat);
    return true;
  },
  won: [{ by: 'enemy', over: 'hero', margin: 'margin', does: (g, _me, { by, loser }) => wallUp(g, by, loser) }],
  *endOfRound(g, me) {
    me.memory.breath = Math.max(0, me.memory.breath - 1);
    say(g, 'breath', { n: me.memory.breath });
  },
  actions: [
    {
      id: 'crawl',
      by: 'heroes',
      limit: { times: STEPS, per: 'turn' },
      can: (g, me, who, at) => {
        const most = me.memory.hauling || guideOf(g) === who ? STEPS - 1 : STEPS;
        if (!isWalled(g, who) || me.memory.crawled >= most) return false;
        return crawlways(g, at).filter((tile) => !hasBrick(g, tile));
      },
      does: (g, me, { who, target }) => crawl(g, me, who, target as TileId), // as `can` has listed it
    },
    {
      id: 'slip-in',
      by: 'heroes',
      cost: 'turn',
      can: (g, _me, who, at) => !isWalled(g, who) && !hasBrick(g, at) && outside(g).some((other) => other !== who),
      does: (g, _me, { who }) => wall(g, who),
    },
    {
      id: 'take-her-hand',
      by: 'heroes',
      can: (g, _me, who, at) => isWalled(g, who) && guideOf(g) !== who && odileAt(g) === at,
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
          if (!(yield* agrees(g, who, 'knocked', 'come-out', 'stay-walled'))) return void mark(g, who);
          stepOut(g, who);
          g.state.turn.over = true;
        },
        3: (g, _me, { who }) => mark(g, who),
      },
    },
    {
      id: 'listen',
      by: 'heroes',
      can: (g, _me, who, at) => !isWalled(g, who) && walledOn(g, at).length > 0,
      roll: (g, _me, { who }) => ({
        traits: explorerAt(g, who).cards.includes(RING) ? ['knowledge', 'sanity'] : ['knowledge'],
        bonus: lies(g, 'knock', tileOf(g, who)) ? 2 : 0,
      }),
      does: (g, me, { who, result }) => listen(g, me, who, result),
    },
    {
      id: 'smash',
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who, at) => {
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
      can: (g, _me, _who, at) => !isStart(at) && !hasBrick(g, at) && walledOn(g, at).length === 0 && odileAt(g) !== at,
      does: (g, me, { who }) => brickUp(g, me, who),
    },
  ],
  tells: ['breath', 'grip', 'nothing-heard'],
  asks: ['hide-odile', 'knocked', 'heard', 'walls', 'which-brick'],
  ends: [
    { side: 'heroes', why: 'out', reached: 'grip' },
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
    listen: 8,
    heard: (_g, _me, _seat, { id }) => (id === 'get-grip' ? 5 : 3),
    smash: (g, _me, seat) => (guideOf(g) === seat ? 4 : 2),
    'brick-up': (g, _me, seat) => {
      const guide = guideOf(g);
      return guide !== null && distance(g, tileOf(g, seat), tileOf(g, guide)) <= 2 ? 5 : 1;
    },
    walls: (g, _me, _seat, { id }) => (id === 'wall-up' ? (outside(g).length <= 2 ? 6 : 2) : 1),
  },
});
