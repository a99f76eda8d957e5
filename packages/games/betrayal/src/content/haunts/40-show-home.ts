import type { Aim, Betrayal, FigureId, Hands, MonsterState, Rules, Seat } from '../kit.ts';
import {
  distance,
  ENTRANCE,
  everybody,
  expose,
  HALLWAY,
  haunt,
  hauntChoice,
  heroes,
  heroesHunted,
  heroesOn,
  hurts,
  inSight,
  isHero,
  keep,
  monster,
  monsters,
  monstersOn,
  place,
  say,
  shape,
  shuffled,
  symbolOf,
  theseFirst,
  tileOf,
  tiles,
  tokens,
  use,
} from '../kit.ts';
import {
  BREATHING,
  DINING,
  faceOf,
  faces,
  guests,
  isUnknown,
  landing,
  PLASTER,
  rooms,
  warm,
} from './40-the-mannequins.ts';

const mannequins = monsters('mannequin');

const MOST = 10;
const viewers = tokens('viewer', { carried: { most: MOST, by: 'heroes' } });

const numbers = {
  mannequins: [6, 8, 9, 10],
  breathing: [2, 2, 3, 3],
  table: [4, 5, 6, 6],
  might: [5, 4, 4, 4],
  dims: [1, 1, 2, 2],
  viewing: [5, 8, 9, 9],
} as const;
const IDS = Array.from({ length: 200 }, (_, n) => `mannequin:${n}`);
const memory = {
  saved: keep.count(99),
  viewing: keep.count(99),
  /** In the coming monster turn heroes see only their own tile. */
  dim: keep.flag,
  /** The Mannequins that were seen when the monster turn began. */
  seen: keep.list(() => shape.oneOf<string>(IDS), MOST),
};
type Mine = Hands<typeof memory, typeof numbers>;

/** On random rooms, those with symbols first; where there are too few, once more from the beginning. */
function furnish(g: Betrayal, me: Mine, traitor: Seat): void {
  const all = shuffled(g, 'mannequins', rooms(g));
  const order = theseFirst(all, (tile) => symbolOf(tile) !== null);
  for (let i = 0; i < me.n.mannequins; i++) {
    const { id } = mannequins.spawn(g, order[i % order.length] ?? HALLWAY);
    faces.place(g, { on: id, up: false, face: { face: PLASTER ?? '', seen: [traitor] } });
  }
}

/** The traitor gives some of them a pulse, and nobody sees which. */
function* breathe(g: Betrayal, me: Mine, traitor: Seat): Rules {
  for (let i = 0; i < me.n.breathing; i++) {
    const still = () =>
      mannequins
        .all(g)
        .filter(({ id }) => faceOf(g, id)?.face !== BREATHING)
        .map(({ id, at }) => ({ id: `breath:${id}`, at: `monster:${id}`, details: { who: id, tile: at }, who: id }));
    const { who } = yield* hauntChoice(g, traitor, 'breath', still);
    const face = faceOf(g, who);
    if (face !== null) face.face = BREATHING ?? '';
  }
}

/** A Breathing one becomes a Viewer; one of plaster stays as it is. */
function turnUp(g: Betrayal, seat: Seat, id: MonsterState['id']): void {
  const token = faces.firstHeldBy(g, id);
  if (token?.face === undefined || token.face === null) return;
  token.face.seen = everybody(g);
  token.up = true;
  expose(g, token.face.face === BREATHING ? 'pulse' : 'plaster', { who: seat, at: tileOf(g, seat) });
  if (token.face.face !== BREATHING) return;
  faces.remove(g, token);
  mannequins.remove(g, id);
  viewers.place(g, { on: seat });
}

/** Show them out: whoever stands in the Entrance Hall with Viewers. */
function showOut(g: Betrayal, me: Mine, seat: Seat): void {
  if (tileOf(g, seat) !== ENTRANCE) return;
  for (const viewer of viewers.heldBy(g, seat)) {
    viewers.remove(g, viewer);
    me.memory.saved += 1;
    use(g, 'out');
    say(g, 'saved', { who: seat, n: me.memory.saved });
  }
}

/** Eyes: a living hero on its tile or in line of sight; with dimmed lights only on its tile. */
function isSeen(g: Betrayal, me: Mine, { at }: MonsterState): boolean {
  return heroes(g).some((seat) => {
    const from = tileOf(g, seat);
    return from === at || (!me.memory.dim && inSight(g, from, at));
  });
}

const seats = (g: Betrayal, me: Mine): number => me.n.table - guests(g);

export const showHome = haunt<Mine>({
  number: 40,
  type: 'traitor',
  traitor: { most: 'sanity' },
  numbers,
  memory,
  books: { all: ['eyes', 'mannequins', 'faces'], heroes: ['out'], traitor: ['usher', 'viewing'] },
  counters: {
    saved: { goal: 'breathing', side: 'heroes' },
    viewing: { goal: 'viewing', side: 'traitor', eachRound: 1 },
  },
  tallies: {
    table: { count: guests, goal: 'table', side: 'traitor' },
    unknown: { count: (g) => mannequins.all(g).filter(({ id }) => isUnknown(g, id)).length },
  },
  tokens: [faces, viewers],
  secrets: [{ pieces: (g) => mannequins.all(g).flatMap(({ id }) => faceOf(g, id) ?? []) }],
  monsters: {
    mannequin: {
      traits: { might: 'might', speed: 3, knowledge: 1, sanity: 1 },
      ...{ harmed: 'unharmed', attackable: false, hinders: false },
    },
  },
  places: [DINING],
  rises: {},
  setup: {
    *traitor(g, me, traitor) {
      furnish(g, me, traitor);
      yield* breathe(g, me, traitor);
    },
  },
  startOfMonsters(g, me) {
    me.memory.seen = mannequins.ids(g, (one) => isSeen(g, me, one));
  },
  endOfMonsters(_g, me) {
    me.memory.seen = [];
    me.memory.dim = false;
  },
  cannot: (_g, me, who, doing) =>
    ['move', 'attack'].includes(doing) && me.memory.seen.includes(String(who)) ? 'kept-from-it' : undefined,
  onMoved(g, me, { who }) {
    if (isHero(g, who)) showOut(g, me, who);
  },
  onGain(g, me, who, what) {
    if (what === 'viewer') showOut(g, me, who);
  },
  onDeath(g, _me, seat) {
    for (const viewer of viewers.heldBy(g, seat)) {
      viewers.remove(g, viewer);
      const { id } = mannequins.spawn(g, tileOf(g, seat));
      faces.place(g, { on: id, face: { face: BREATHING ?? '', seen: everybody(g) } });
    }
  },
  won: [
    {
      ...{ by: 'monster', over: 'hero', asks: ['usher', 'usher-in', 'usher-not'], rule: 'usher' },
      can: (g, _me, { loser }) => tileOf(g, loser) !== DINING,
      *does(g, _me, { winner, loser }) {
        for (const one of [winner, loser]) yield* place(g, one, DINING);
      },
    },
  ],
  actions: {
    feel: {
      by: 'heroes',
      roll: ['knowledge', 'sanity'],
      can: (g, _me, _who, at) => warm(g, at),
      rows: {
        4(g, me, { who, target }) {
          turnUp(g, who, monster(g, target as MonsterState['id']).id); // the targets are Mannequins
          showOut(g, me, who);
        },
        2() {},
        0: hurts('mental'),
      },
    },
    topple: {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, _who, at) => at === DINING && monstersOn(g, DINING),
      rows: {
        *4(g, _me, { target }) {
          const to = landing(g);
          if (to !== undefined) yield* place(g, target as MonsterState['id'], to); // the targets are Mannequins
        },
      },
    },
    'dim-the-lights': {
      by: 'traitor',
      limit: { times: 'dims', per: 'game', of: 'side' },
      can: (_g, me) => !me.memory.dim || 'used-already',
      does(_g, me) {
        me.memory.dim = true;
      },
    },
  },
  tells: ['pulse', 'plaster', 'saved', 'viewing'],
  asks: ['breath', 'usher'],
  ends: [
    { side: 'heroes', why: 'saved', reached: 'saved' },
    { side: 'traitor', why: 'table', at: 'monsters', reached: 'table', when: (g) => heroesOn(g, DINING).length > 0 },
    { side: 'traitor', why: 'viewing', at: 'round', reached: 'viewing' },
  ],
  progress: {
    heroes: (g, me) =>
      Math.min(
        1,
        (me.memory.saved + 0.6 * heroes(g).flatMap((seat) => viewers.heldBy(g, seat)).length) / me.n.breathing,
      ),
    traitor: [(_g, me) => me.memory.viewing / (me.n.viewing + 1), (g, me) => (0.8 * guests(g)) / me.n.table],
  },
  aims: {
    heroes: searches,
    traitor: (g) => heroesHunted(g, 4),
    // Plaster goes to the table; those with a pulse keep away from it until it is nearly full.
    monsters: (g, me, { id }) => [
      { worth: faceOf(g, id)?.face === PLASTER || seats(g, me) <= 1 ? 5 : 1, at: [DINING] },
      ...heroesHunted(g, (prey) => (tileOf(g, prey) === DINING ? 5 : 3)),
    ],
  },
  likes: {
    feel: (g, _me, _seat, { details }) => (isUnknown(g, details?.['target'] as FigureId) ? 7 : 10), // the targets are Mannequins
    topple: (g, me) => (seats(g, me) <= 2 ? 6 : 0),
    'dim-the-lights': (g, me) => (countWatched(g, me) >= 2 ? 4 : -1),
    usher: (g, me, _seat, { id }) => (id === 'usher-not' ? 2 : seats(g, me) <= 1 ? 9 : seats(g, me) <= 2 ? 3 : 0),
    breath: (g, _me, _seat, { tile }) => Math.min(9, distance(g, ENTRANCE, tile)) / 10,
  },
});

const countWatched = (g: Betrayal, me: Mine): number =>
  mannequins.all(g).filter((one) => isSeen(g, me, one) && heroesOn(g, one.at).length === 0).length;

/** To whatever may have a pulse, and out with whoever has; nobody sits down at a table that is nearly full. */
function searches(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const mine = viewers.held(g, seat);
  const unsearched = [...new Set(mannequins.tiles(g))].filter((at) => warm(g, at).length > 0);
  const views = tiles(g).filter((tile) => unsearched.some((at) => inSight(g, tile, at)));
  const isEnough = me.memory.saved + mine >= me.n.breathing;
  return [
    { worth: mine === 0 ? 0 : isEnough ? 16 : 9, at: [ENTRANCE] },
    { worth: isEnough ? 0 : 10, at: unsearched },
    { worth: 0.5, at: views },
    { worth: 4, shun: seats(g, me) <= 2 ? [DINING] : [] },
  ];
}
