import type { Betrayal, Hands, Option, Rules, Seat, Token } from '../kit.ts';
import {
  adjacent,
  advance,
  agrees,
  awakeMonstersOn,
  BASEMENT,
  distance,
  explorerAt,
  gain,
  haunt,
  hauntChoice,
  hauntTile,
  heroes,
  isCritical,
  isHero,
  isStart,
  isTraitorOn,
  keep,
  offTheSkull,
  plainDice,
  say,
  TRAITS,
  tileOf,
  tokens,
} from '../kit.ts';
import {
  bricks,
  crawl,
  crawling,
  crawlways,
  FRONT,
  guideOf,
  hidingPlaces,
  odileAt,
  odiles,
  stepOut,
  wall,
  walled,
  walledOn,
} from './30-walls.ts';
import { aims, crawlWorth, slipWorth } from './30-wishes.ts';

const knocks = tokens('knock');

const numbers = {
  masons: [1, 2, 2, 3],
  bricks: [2, 3, 3, 4],
  breath: [10, 9, 7, 7],
  might: [0, 1, 1, 1],
  house: [3, 3, 4, 4],
  grip: [1, 2, 2, 3],
  margin: [4, 4, 2, 2],
} as const;
const memory = { breath: keep.count(20, numbers.breath), ...crawling };
type Mine = Hands<typeof memory, typeof numbers>;
const STEPS = 3;
const RING = 'ring';

const mark = (g: Betrayal, who: Seat): Token => knocks.place(g, { at: tileOf(g, who), of: who });

function* listen(g: Betrayal, me: Mine, who: Seat, result: number): Rules {
  const at = tileOf(g, who);
  const against = awakeMonstersOn(g, at).length + (isTraitorOn(g, at) ? 1 : 0);
  const house = yield* plainDice(g, Math.min(8, me.n.house + against));
  if (result <= house || !heroes(g).includes(who)) return say(g, 'nothing-heard', { who });
  const guide = guideOf(g);
  const pulls = walledOn(g, at).map((seat) => ({ id: `pull-out:${seat}`, seat, details: { seat } }));
  const grips = FRONT.includes(at) && guide !== null && tileOf(g, guide) === at ? [{ id: 'get-grip', seat: null }] : [];
  const options: (Option & { seat: Seat | null })[] = [...grips, ...pulls];
  if (options.length === 0) return;
  const { seat } = yield* hauntChoice(g, who, 'heard', options);
  if (seat === null) return advance(g, me.memory, 'grip');
  stepOut(g, seat);
  for (const trait of TRAITS) if (isCritical(g, seat, trait)) gain(g, seat, trait);
}

/** A Brick from the supply, or one from anywhere. */
function* brickUp(g: Betrayal, me: Mine, who: Seat): Rules {
  const laid = bricks.all(g);
  if (laid.length >= me.n.bricks) {
    const from = yield* hauntTile(g, who, 'which-brick', bricks.tiles(g));
    const brick = laid.find(({ at }) => at === from);
    bricks.remove(g, brick);
  }
  bricks.place(g, { at: tileOf(g, who) });
}

export const missingPersons = haunt<Mine>({
  number: 30,
  type: 'traitor',
  traitor: { least: 'speed' },
  numbers,
  memory,
  books: { all: ['walled', 'crawl', 'brick', 'nobody'], traitor: ['wall-up'] },
  tallies: {
    breath: { count: (_g, me) => me.memory.breath, from: 'breath', side: 'traitor' },
    grip: { count: (_g, me) => me.memory.grip, goal: 'grip', side: 'heroes' },
    walled: { count: (g) => walled.heroes(g).length, goal: (g) => heroes(g).length, side: 'traitor' },
  },
  tokens: [odiles, bricks, knocks],
  statuses: [walled],
  monsters: {
    mason: { traits: { might: 4, speed: 3, knowledge: 3, sanity: 2 }, comes: { count: 'masons', to: 'traitor' } },
  },
  rises: { might: 'might' },
  setup: {
    *traitor(g, _me, traitor) {
      const at = yield* hauntTile(g, traitor, 'hide-odile', hidingPlaces(g));
      odiles.place(g, { at: at ?? BASEMENT });
    },
  },
  startOfTurn(g, me, seat) {
    me.memory.crawled = 0;
    me.memory.hauling = guideOf(g) === seat;
    for (const knock of knocks.all(g)) if (knock.of === seat) knocks.remove(g, knock);
  },
  insteadOfDeath(g, _me, seat) {
    if (!isHero(g, seat)) return false;
    offTheSkull(g, seat);
    wall(g, seat);
    return true;
  },
  won: [
    {
      ...{ by: 'enemy', over: 'hero', margin: 'margin', asks: ['walls', 'wall-up', 'wall-not'], rule: 'wall-up' },
      does: (g, _me, { loser }) => wall(g, loser),
    },
  ],
  endOfRound(g, me) {
    me.memory.breath = Math.max(0, me.memory.breath - 1);
    say(g, 'breath', { n: me.memory.breath });
  },
  actions: {
    crawl: {
      by: 'heroes',
      limit: { times: STEPS, per: 'turn' },
      can: (g, me, who, at) => {
        const most = me.memory.hauling || guideOf(g) === who ? STEPS - 1 : STEPS;
        if (!walled.isOn(g, who) || me.memory.crawled >= most) return false;
        return crawlways(g, at).filter((tile) => !bricks.lieOn(g, tile));
      },
      does: (g, me, { who, to }) => crawl(g, me, who, to),
    },
    'slip-in': {
      by: 'heroes',
      cost: 'turn',
      can: (g, _me, who, at) =>
        !walled.isOn(g, who) && !bricks.lieOn(g, at) && walled.others(g).some((other) => other !== who),
      does: (g, _me, { who }) => wall(g, who),
    },
    'take-her-hand': {
      by: 'heroes',
      can: (g, _me, who, at) => walled.isOn(g, who) && guideOf(g) !== who && odileAt(g) === at,
      does(g, me, { who }) {
        odiles.take(g, odiles.first(g), who);
        me.memory.hauling = true;
      },
    },
    knock: {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who) => walled.isOn(g, who),
      rows: {
        *5(g, _me, { who }) {
          if (!(yield* agrees(g, who, 'knocked', 'come-out', 'stay-walled'))) return void mark(g, who);
          stepOut(g, who);
          g.state.turn.over = true;
        },
        3: (g, _me, { who }) => mark(g, who),
      },
    },
    listen: {
      by: 'heroes',
      can: (g, _me, who, at) => !walled.isOn(g, who) && walledOn(g, at).length > 0,
      roll: (g, _me, { who }) => (explorerAt(g, who).cards.includes(RING) ? ['knowledge', 'sanity'] : 'knowledge'),
      bonus: (g, _me, { at }) => (knocks.lieOn(g, at) ? 2 : 0),
      does: (g, me, { who, result }) => listen(g, me, who, result),
    },
    smash: {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who, at) => {
        const near = walled.isOn(g, who) ? crawlways(g, at) : adjacent(g, at, who);
        return [at, ...near].filter((tile) => bricks.lieOn(g, tile));
      },
      rows: {
        4(g, _me, { who, result, to }) {
          const brick = bricks.firstOn(g, to);
          if (brick !== undefined && (result >= 5 || !walled.isOn(g, who))) bricks.remove(g, brick);
        },
      },
    },
    'brick-up': {
      by: 'traitor',
      can: (g, _me, _who, at) =>
        !isStart(at) && !bricks.lieOn(g, at) && walledOn(g, at).length === 0 && odileAt(g) !== at,
      does: (g, me, { who }) => brickUp(g, me, who),
    },
  },
  tells: ['breath', 'grip', 'nothing-heard'],
  asks: ['hide-odile', 'knocked', 'heard', 'walls', 'which-brick'],
  ends: [
    { side: 'heroes', why: 'out', reached: 'grip' },
    { side: 'traitor', why: 'walled', at: 'traitor-start', when: (g) => walled.others(g).length === 0 },
    { side: 'traitor', why: 'breath', reached: 'breath' },
  ],
  progress: {
    heroes: (g, me) => Math.min(1, me.memory.grip / me.n.grip + (guideOf(g) === null ? 0 : 0.1)),
    traitor: ['breath', (g) => 0.5 * (1 - walled.others(g).length / heroes(g).length)],
  },
  aims,
  likes: {
    crawl: (g, _me, seat, { tile }) => crawlWorth(g, seat, tile),
    'slip-in': (g, _me, seat) => slipWorth(g, seat),
    'take-her-hand': (g) => (guideOf(g) === null ? 20 : -1),
    knock: (g, _me, seat) => (guideOf(g) === seat && !FRONT.includes(tileOf(g, seat)) ? -1 : 5),
    knocked: (g, _me, seat, { id }) => {
      const isGuide = guideOf(g) === seat;
      return (id === 'come-out') === (!isGuide || walled.others(g).length === 0) ? 2 : 0;
    },
    listen: 8,
    heard: { 'get-grip': 5, 'pull-out': 3 },
    smash: (g, _me, seat) => (guideOf(g) === seat ? 4 : 2),
    'brick-up': (g, _me, seat) => {
      const guide = guideOf(g);
      return guide !== null && distance(g, tileOf(g, seat), tileOf(g, guide)) <= 2 ? 5 : 1;
    },
    walls: (g, _me, _seat, { id }) => (id === 'wall-up' ? (walled.others(g).length <= 2 ? 6 : 2) : 1),
  },
});
