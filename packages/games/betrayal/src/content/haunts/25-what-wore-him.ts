import type { Hands, Seat } from '../kit.ts';
import { ENTRANCE, haunt, heroesHunted, keep, place, removeCard, tileOf, tokens, traitOf, use } from '../kit.ts';
import { armours, farthest, holding, hurt, isHeld, isWithIt, needed, throwOff, turnBuckle } from './25-hold.ts';

const bolts = tokens('bolt');

const numbers = {
  buckles: [4, 5, 9, 12],
  hold: [1, 2, 2, 2],
  might: [4, 5, 6, 6],
  bolts: [3, 3, 3, 3],
  pulse: [2, 2, 2, 2],
} as const;
const memory = {
  buckles: keep.count(20, numbers.buckles),
  pulse: keep.count(2, 2),
  /** Whether it was held when its turn began: then it does not move in it. */
  gripped: keep.flag,
};
type Mine = Hands<typeof memory, typeof numbers>;
const LAST_ROUND = 12;

export const whatWoreHim = haunt<Mine>({
  number: 25,
  type: 'traitor',
  traitor: { most: 'might' },
  numbers,
  memory,
  books: { all: ['hold', 'held', 'armour'], heroes: ['pulse'], traitor: ['wrench', 'door'] },
  tallies: {
    buckles: { count: (_g, me) => me.memory.buckles, from: 'buckles', side: 'heroes' },
    held: { count: (g) => holding.heroes(g).length, goal: needed },
    bolts: { count: bolts.count, from: 'bolts', side: 'traitor' },
    pulse: { count: (_g, me) => me.memory.pulse, from: 'pulse', side: 'traitor' },
    air: { until: LAST_ROUND, side: 'traitor' },
  },
  tokens: [bolts],
  statuses: [holding],
  monsters: {
    'the-armour': {
      traits: { might: 'might', speed: 2, knowledge: 3, sanity: 4 },
      ownLoss: 'unharmed',
      harmed: hurt,
      atEnd(g, me, one) {
        if (one.at !== ENTRANCE || bolts.count(g) === 0 || isHeld(g, me)) return;
        use(g, 'door');
        bolts.removeFrom(g, ENTRANCE);
      },
    },
  },
  rises: {},
  setup: {
    heroes(g, me) {
      for (let i = 0; i < me.n.bolts; i++) bolts.place(g, { at: ENTRANCE });
      removeCard(g, 'armor');
    },
    *traitor(g) {
      const armour = armours.spawn(g, ENTRANCE);
      yield* place(g, armour.id, farthest(g, armour.id));
    },
  },
  cannot: (g, me, who, doing) =>
    doing === 'move' && me.memory.gripped && who === armours.first(g)?.id ? 'kept-from-it' : undefined,
  startOfMonsters(g, me) {
    me.memory.gripped = isHeld(g, me);
  },
  endOfMonsters(_g, me) {
    me.memory.gripped = false;
  },
  onMoved(g, _me, { who }) {
    for (const one of who === armours.first(g)?.id ? holding.heroes(g) : [who]) holding.lift(g, one);
  },
  /** The Armour throws off whoever holds it, in place of the damage. */
  won: [{ by: 'monster', over: 'explorer', can: (g, _me, { loser }) => holding.isOn(g, loser), does: throwOff }],
  /** Wrench loose: the traitor does so besides the damage. */
  *afterAttack(g, me, { attacker, winner, loser }) {
    if (winner !== attacker || winner !== me.traitor || typeof loser !== 'number') return;
    if (!holding.heroes(g).includes(loser)) return;
    use(g, 'wrench');
    yield* throwOff(g, me, { loser });
  },
  actions: {
    grab: {
      by: 'heroes',
      roll: 'might',
      can: (g, _me, who) => isWithIt(g, who) && !holding.isOn(g, who),
      rows: { 3: (g, _me, { who }) => holding.put(g, who) },
    },
    'let-go': {
      by: 'heroes',
      limit: { times: 9, per: 'turn' },
      can: (g, _me, who) => holding.isOn(g, who),
      does: (g, _me, { who }) => holding.lift(g, who),
    },
    unbuckle: {
      by: 'heroes',
      roll: 'speed',
      can: (g, me, who) => isWithIt(g, who) && (isHeld(g, me) || 'not-held'),
      rows: { 4: (g, me) => turnBuckle(g, me, -1) },
    },
    refasten: {
      by: 'traitor',
      roll: 'knowledge',
      can: (g, me, who) => isWithIt(g, who) && me.memory.buckles < me.n.buckles,
      rows: { 4: (g, me) => turnBuckle(g, me, 1) },
    },
  },
  tells: ['buckles', 'pulse'],
  asks: ['throw-to'],
  ends: [
    { side: 'heroes', why: 'unbuckled', reached: 'buckles' },
    { side: 'traitor', why: 'door', reached: 'bolts' },
    { side: 'traitor', why: 'pulse', reached: 'pulse' },
    { side: 'traitor', why: 'air', after: LAST_ROUND },
  ],
  progress: { heroes: 'buckles', traitor: 'bolts' },
  aims: {
    heroes(g, me, seat) {
      // It must not be hurt, except when nothing else keeps it from the last bolt.
      const isDesperate = bolts.count(g) === 1 && holding.heroes(g).length === 0 && me.memory.pulse === 2;
      const isWeaker = traitOf(g, me.traitor, 'might') < traitOf(g, seat, 'might') + 2;
      return [
        { worth: 10, at: armours.tiles(g) },
        ...armours.hunted(g, ({ at }) => (isDesperate && at === ENTRANCE ? 6 : 0)),
        { worth: isWeaker ? 3 : 1, prey: me.traitor },
      ];
    },
    traitor(g) {
      const hangsOn = (hero: Seat): number => (holding.isOn(g, hero) ? 7 : isWithIt(g, hero) ? 4 : 2);
      return [{ worth: 4, at: armours.tiles(g) }, ...heroesHunted(g, hangsOn)];
    },
    monsters: (g, _me, one) => [
      { worth: 9, at: [ENTRANCE] },
      ...heroesHunted(g, (prey) => (holding.isOn(g, prey) ? 6 : tileOf(g, prey) === one.at ? 3 : 0.5)),
    ],
  },
  likes: {
    grab: (g, me, seat) => {
      const missing = needed(g, me) - holding.heroes(g).length;
      return missing > 0 ? 6 + traitOf(g, seat, 'might') : missing === 0 ? 2 : 0.2;
    },
    'let-go': -3,
    unbuckle: 12,
    refasten: 6,
  },
});
