import type { Betrayal, Deed, Hands, Rules, Seat, TileId } from '../kit.ts';
import {
  adjacent,
  advance,
  awakeMonstersOn,
  distancesFrom,
  ENTRANCE,
  haunt,
  hauntChoice,
  hauntTile,
  heroes,
  isAlive,
  isHero,
  isTraitorOn,
  keep,
  place,
  push,
  say,
  tileOf,
  use,
} from '../kit.ts';
import {
  buried,
  buriedOn,
  carve,
  fall,
  free,
  graveOf,
  gravestones,
  isTrue,
  pull,
  sites,
  stoneOf,
  trueOn,
  trueStonesNear,
  WRONG,
  wayDown,
} from './35-graves.ts';
import { carves, guards, isLast } from './35-wishes.ts';

const numbers = { diggers: [1, 2, 3, 5], earth: [3, 3, 3, 3], bell: [10, 10, 10, 10] } as const;
const memory = { earth: keep.count(99), bell: keep.count(99) };
type Mine = Hands<typeof memory, typeof numbers>;

/** Drag: in place of the damage some tiles along the way to the grave. */
function* drag(g: Betrayal, traitor: Seat, hero: Seat, most: number): Rules<boolean> {
  const way = wayDown(g, hero).slice(0, most);
  if (way.length === 0) return false;
  const steps = way.map((to, i) => ({ id: `drag:${i + 1}`, at: `tile:${to}`, details: { tile: to, n: i + 1 }, to }));
  const { to } = yield* hauntChoice(g, traitor, 'drag', [...steps, { id: 'drag-not', to: null }]);
  if (to === null) return false;
  use(g, 'drag');
  yield* push(g, hero, to);
  return true;
}

/** Whether the traitor or an awake Digger stands on a tile. */
const isManned = (g: Betrayal, tile: TileId): boolean => awakeMonstersOn(g, tile).length > 0 || isTraitorOn(g, tile);

/** Shovel: earth on everybody who is Buried, watched over, and alone. */
function shovel(g: Betrayal, me: Mine): void {
  for (const seat of buried.heroes(g)) {
    const at = tileOf(g, seat);
    if (free(g, at).length > 0 || !isManned(g, at)) continue;
    use(g, 'shovel');
    advance(g, me.memory, 'earth', { who: seat });
  }
}

/** Heroes whose own stone is wrong. */
const spared = (g: Betrayal): Seat[] => heroes(g).filter((seat) => !isTrue(stoneOf(g, seat)));
const areAll = (g: Betrayal, some: readonly Seat[]): boolean => some.length > 0 && some.length === heroes(g).length;
const allBuried = (g: Betrayal): boolean => areAll(g, buried.heroes(g));

export const fiveGraves = haunt<Mine>({
  number: 35,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['stones', 'pull', 'fall', 'dead'], traitor: ['drag', 'shovel', 'bell'] },
  counters: { earth: { goal: 'earth', side: 'traitor' }, bell: { goal: 'bell', side: 'traitor', eachRound: 1 } },
  tallies: {
    wrong: { count: (g) => spared(g).length, goal: (g) => heroes(g).length, side: 'heroes' },
  },
  tokens: [gravestones],
  statuses: [buried],
  monsters: {
    digger: {
      traits: { might: 4, speed: 3, knowledge: 1, sanity: 2 },
      comes: { count: 'diggers', to: 'traitor', last: true },
    },
  },
  rises: {},
  setup: {
    *traitor(g, _me, traitor) {
      for (const of of heroes(g)) {
        const at = yield* hauntTile(g, traitor, 'stone', sites(g, of));
        if (at !== undefined) gravestones.place(g, { at, of });
      }
    },
  },
  *endOfTurn(g, _me, seat) {
    if (!isHero(g, seat) || !isAlive(g, seat)) return;
    yield* pull(g, seat);
    fall(g, seat);
  },
  endOfMonsters(g, me) {
    for (const seat of heroes(g)) fall(g, seat);
    shovel(g, me);
  },
  won: [{ by: 'enemy', over: 'hero', does: (g, _me, { by, loser, margin }) => drag(g, by, loser, margin) }],
  onDeath: (g, _me, seat) => gravestones.remove(g, stoneOf(g, seat)),
  actions: {
    carve: {
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, who, at) => trueOn(g, at, who) !== undefined,
      rows: { 4: (g, _me, { who, at }) => carve(g, trueOn(g, at, who)) },
    },
    'carve-your-own': {
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, who, at) => isLast(g, who) && at === graveOf(g, who),
      rows: { 5: (g, _me, { who }) => carve(g, stoneOf(g, who)) },
    },
    'dig-out': {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, _who, at) => buriedOn(g, at).length > 0,
      rows: { 4: digOut },
    },
    claw: {
      by: 'heroes',
      also: [buried.id],
      roll: 'might',
      can: (g, _me, who) => buried.isOn(g, who),
      rows: {
        5: (g, _me, { who }) => buried.lift(g, who),
        0(g) {
          g.state.turn.over = true;
        },
      },
    },
    recut: {
      by: 'traitor',
      roll: ['might', 'knowledge'],
      can: (g, _me, _who, at) => gravestones.on(g, at).some(({ n }) => n > 0),
      rows: {
        4(g, _me, { at }) {
          const stone = gravestones.on(g, at).find(({ n }) => n > 0);
          if (stone === undefined) return;
          stone.n -= 1;
          say(g, 'recut', { who: stone.of, at: stone.at, n: stone.n });
        },
      },
    },
  },
  tells: ['letter', 'recut', 'earth', 'bell'],
  asks: ['stone', 'drag', 'out'],
  ends: [
    { side: 'heroes', why: 'wrong', at: 'hero-turn', when: (g) => areAll(g, spared(g)) },
    { side: 'traitor', why: 'earth', at: 'monsters', reached: 'earth' },
    { side: 'traitor', why: 'buried', at: 'monsters', when: allBuried },
    { side: 'traitor', why: 'buried', at: 'hero-turn', when: allBuried },
    { side: 'traitor', why: 'bell', at: 'round', reached: 'bell' },
  ],
  progress: {
    heroes: (g) => {
      const letters = heroes(g).reduce((sum, seat) => sum + Math.min(WRONG, stoneOf(g, seat)?.n ?? WRONG), 0);
      return letters / (WRONG * Math.max(1, heroes(g).length));
    },
    traitor: ['earth', (_g, me) => me.memory.bell / (me.n.bell + 1)],
  },
  aims: { heroes: carves, traitor: guards, monsters: guards },
  likes: {
    carve: 8,
    'carve-your-own': 8,
    'dig-out': 8,
    claw: 10,
    recut: 5,
    drag: (g, _me, _seat, { details, id, tile }) => {
      if (id === 'drag-not') return 1;
      const isGrave = gravestones.on(g, tile).some(isTrue);
      return (isGrave ? 4 : 0) + 0.3 * Number(details?.['n'] ?? 0);
    },
    // Close together: carving one means standing beside one's own.
    stone: (g, _me, _seat, { tile }) => {
      const far = distancesFrom(g, tile, 'explorer');
      return -gravestones.tiles(g).reduce((sum, other) => sum + Math.min(6, far.get(other) ?? 6), 0) / 10;
    },
    // Away from the own grave.
    out: (g, _me, _seat, { tile }) => -0.1 * trueStonesNear(g, tile),
  },
});

/** The hero who was dug out comes to stand beside the grave, where whoever dug says. */
function* digOut(g: Betrayal, _me: Mine, { who }: Deed): Rules {
  const [hero] = buriedOn(g, tileOf(g, who));
  if (hero === undefined) return;
  buried.lift(g, hero);
  const to = yield* hauntTile(g, who, 'out', adjacent(g, tileOf(g, hero), 'explorer'));
  yield* place(g, hero, to ?? ENTRANCE);
}
