import type { Betrayal, CardId, Habits, Hands, Rules, Seat, TileId } from '../kit.ts';
import {
  adjacent,
  checkEnds,
  distance,
  everybody,
  explorerAt,
  expose,
  handOver,
  haunt,
  hauntTile,
  heal,
  heroes,
  heroesHunted,
  heroesOn,
  hideAway,
  hidingPlaces,
  isAlive,
  isFoundAt,
  isHero,
  keep,
  otherHeroes,
  placesOf,
  prowl,
  rollFor,
  roundOf,
  runAway,
  say,
  scentFrom,
  seatsFrom,
  tileOf,
  tokens,
  unseenFalls,
  unseenSecrets,
  walkShape,
  walkStart,
  whereAre,
  whereUnseen,
} from '../kit.ts';

const flour = tokens('flour');
const claws = tokens('claw');

const numbers = {
  flour: [4, 5, 6, 7],
  wounds: [3, 4, 7, 8],
  marks: [4, 5, 6, 6],
  night: [10, 10, 10, 10],
} as const;
const memory = {
  walk: keep.as(walkStart, (players) => walkShape(players, HABITS)),
  wounds: keep.count(100),
  night: keep.count(100),
};
type Mine = Hands<typeof memory, typeof numbers>;

const BEAST = 'beast';
const DOG: CardId = 'dog';
/** How far from every hero it begins. */
const FAR = 3;
const MOST_CLAWS = 2;
const MOST_BONUS = 2;

const HABITS: Habits = { kind: BEAST, tracks: flour.id, steps: 4 };

const around = (g: Betrayal, tile: TileId): readonly TileId[] => adjacent(g, tile, 'explorer');

/** The dead count for two. */
const marks = (g: Betrayal): number =>
  everybody(g)
    .filter((seat) => isHero(g, seat))
    .reduce((sum, seat) => sum + (isAlive(g, seat) ? claws.held(g, seat) : MOST_CLAWS), 0);

/** 1 for each tile of those about it that holds flour or another living hero. */
function bonusAt(g: Betrayal, tile: TileId, who: Seat): number {
  const holds = [tile, ...around(g, tile)].filter(
    (one) => flour.lieOn(g, one) || heroesOn(g, one).some((seat) => seat !== who),
  );
  return Math.min(MOST_BONUS, holds.length);
}

function* lashOut(g: Betrayal, me: Mine, who: Seat, at: TileId): Rules {
  const { memory, traitor } = me;
  const { walk } = memory;
  if (!isFoundAt(g, walk, HABITS, at)) return;
  const result = yield* rollFor(g, who, ['might', 'speed'], [5, 0], bonusAt(g, at, who));
  if (result < 5 || !isAlive(g, who)) return;
  memory.wounds += 1;
  say(g, 'wounded', { n: memory.wounds });
  checkEnds(g);
  yield* runAway(g, walk, traitor, HABITS);
}

function askTheDog(g: Betrayal, { memory }: Mine, from: TileId): void {
  const far = scentFrom(g, memory.walk, from);
  if (Number.isFinite(far)) expose(g, 'scent', { at: from, n: far });
  else expose(g, 'no-scent', { at: from });
}

function scatter(g: Betrayal, { memory }: Mine, at: TileId): void {
  const token = flour.place(g, { at });
  if (isFoundAt(g, memory.walk, HABITS, at)) flour.turn(g, token, false);
}

export const unseen = haunt<Mine>({
  number: 42,
  type: 'traitor',
  traitor: 'left',
  numbers,
  memory,
  books: { all: ['beast', 'tracks'], traitor: ['prowl', 'marks'] },
  counters: { wounds: { goal: 'wounds', side: 'heroes' }, night: { goal: 'night', side: 'heroes' } },
  tallies: {
    marks: { count: marks, goal: 'marks', side: 'traitor' },
    places: { count: (_g, me) => me.memory.walk.possible.length },
  },
  tokens: [flour, claws, { id: 'unseen' }],
  lairs: { unseen: (_g, me) => [me.memory.walk.at] },
  secrets: unseenSecrets((me) => (me as Mine).memory.walk, HABITS), // its own memory, as `start` makes it
  monsters: {
    [BEAST]: {
      traits: { might: 6, speed: 0, knowledge: 2, sanity: 4 },
      ...{ harmed: 'unharmed', hinders: false, hindered: false, attackable: false, pushed: 'never' },
      steps: () => 0,
      // Whether it can be seen or not, it moves as its own rule says.
      *behaviour() {},
    },
  },
  setup: {
    *heroes(g, me) {
      const owner = everybody(g).find((seat) => explorerAt(g, seat).cards.includes(DOG));
      const next = seatsFrom(g, me.traitor).find((seat) => seat !== me.traitor);
      if (owner === me.traitor && owner !== undefined && next !== undefined)
        yield* handOver(g, owner, next, [DOG], 'taken');
    },
    *traitor(g, me) {
      const { traitor, memory } = me;
      heal(g, traitor, 'all');
      const far = hidingPlaces(g, FAR);
      const at = yield* hauntTile(g, traitor, 'lair', far);
      if (at !== undefined) hideAway(memory.walk, traitor, at, far);
    },
  },
  *startOfMonsters(g, me) {
    for (const token of flour.all(g)) if (!token.up) flour.remove(g, token);
    yield* prowl(g, me.memory.walk, me.traitor, HABITS);
  },
  /** Won: at most 2, and a Claw mark; then it may go on. */
  outcome(g, me, fought) {
    const { attacker, winner, loser } = fought;
    if (winner !== attacker || typeof winner !== 'string' || typeof loser !== 'number') return;
    fought.damage = Math.min(2, fought.damage);
    me.memory.walk.runs = true;
    if (claws.held(g, loser) < MOST_CLAWS) claws.place(g, { on: loser });
  },
  /** Dynamite on its tile shows it. */
  onThrow: (g, me, _seat, at) => isFoundAt(g, me.memory.walk, HABITS, at),
  onTileGone: (_g, me, tile) => unseenFalls(me.memory.walk, tile),
  endOfRound(_g, me) {
    me.memory.night += 1;
  },
  actions: {
    scatter: {
      by: 'heroes',
      can: (g, me, _who, at) => !flour.lieOn(g, at) && flour.count(g) < me.n.flour,
      does: (g, me, { at }) => scatter(g, me, at),
    },
    'ask-the-dog': {
      by: 'heroes',
      can: (g, _me, who) => explorerAt(g, who).cards.includes(DOG),
      does: (g, me, { at }) => askTheDog(g, me, at),
    },
    'lash-out': {
      by: 'heroes',
      can: (g, _me, _who, at) => [at, ...around(g, at)],
      does: (g, me, { who, to }) => lashOut(g, me, who, to),
    },
    'sweep-up': {
      by: 'traitor',
      roll: 'speed',
      can: (g, _me, _who, at) => flour.on(g, at).some(({ up }) => up),
      rows: { 3: (g, _me, { at }) => flour.sweepUp(g, at) },
    },
  },
  tells: ['shown', 'vanished', 'came', 'left', 'nothing', 'wounded', 'scent', 'no-scent'],
  asks: ['lair', 'creep', 'pounce'],
  ends: [
    { side: 'heroes', why: 'wounds', reached: 'wounds' },
    {
      side: 'traitor',
      why: 'marks',
      reached: 'marks',
      when: (g) => heroes(g).every((seat) => claws.areHeldBy(g, seat)),
    },
    { side: 'heroes', why: 'night', at: 'round', reached: 'night' },
  ],
  progress: {
    heroes: ['wounds', (g, me) => roundOf(g) / (me.n.night + 1)],
    traitor: 'marks',
  },
  /** Where the Beast may be near; among friends until then. */
  aims: {
    heroes(g, me, seat) {
      const possible = placesOf(g, me.memory.walk);
      const near = possible.flatMap((tile) => [tile, ...around(g, tile)]);
      return [
        { worth: possible.length <= 8 ? 6 : 2, at: near },
        { worth: 3, at: whereAre(g, otherHeroes(g, seat)) },
      ];
    },
    traitor: (g) => [
      { worth: 2, at: flour.tiles(g, ({ up }) => up) },
      ...heroesHunted(g, (prey) => (claws.areHeldBy(g, prey) ? 3 : 4)),
    ],
  },
  likes: {
    'ask-the-dog': (_g, me) => (me.memory.walk.possible.length > 1 ? 20 : 0),
    'lash-out': (g, me, seat, { tile: at }) => {
      const { possible } = me.memory.walk;
      return possible.includes(at) ? (12 / possible.length) * (1 + 0.3 * bonusAt(g, at, seat)) : -1;
    },
    scatter: 1,
    'sweep-up': 3,
    creep: (g, me, _seat, { details }) => stalks(g, me, details?.['tile'] as TileId | undefined),
    pounce: (g, _me, _seat, { details }) => {
      const prey = details?.['seat'];
      return typeof prey === 'number' ? 5 - claws.held(g, prey) : 0;
    },
  },
});

/** To a hero who bears no mark yet, round flour, and away again to where many ways part. */
function stalks(g: Betrayal, me: Mine, to: TileId | undefined): number {
  const tile = to ?? whereUnseen(g, me.memory.walk);
  const strewn = to !== undefined && flour.lieOn(g, tile) ? 2 : 0;
  const lingers = to === undefined ? 0.1 : 0;
  if (me.memory.walk.runs) {
    const nearest = Math.min(...heroes(g).map((seat) => Math.min(5, distance(g, tileOf(g, seat), tile))));
    return nearest + 0.2 * around(g, tile).length - strewn + lingers;
  }
  const pull = heroes(g).map((seat) => (5 - 1.5 * claws.held(g, seat)) * 0.7 ** distance(g, tile, tileOf(g, seat)));
  return 3 * Math.max(0, ...pull) - 0.5 * strewn + lingers;
}
