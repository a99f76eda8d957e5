import type { Betrayal, Hands, Seat } from '../kit.ts';
import { allRooms, BASEMENT, endTurnOf, haunt, heal, heroesHunted, heroesOn, isHero, place, tileOf } from '../kit.ts';
import { bath, develop, disturb, evidence, isQuiet, left, memory, quietTiles, samples, spoil } from './15-darkroom.ts';

const numbers = {
  evidence: [8, 8, 11, 11],
  cleaners: [0, 0, 1, 1],
  speed: [1, 1, 1, 2],
  developed: [3, 4, 5, 6],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;
const LAST_ROUND = 12;

/** Whether so many more Samples are enough, or all there can be. */
const isAll = (g: Betrayal, me: Mine, more: number): boolean =>
  me.memory.developed + more >= me.n.developed || evidence.count(g) === 0;

export const chainOfCustody = haunt<Mine>({
  number: 15,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['wound', 'blood'], heroes: ['custody', 'bath'], traitor: ['burn', 'late'] },
  counters: { developed: { goal: 'developed', side: 'heroes' } },
  tallies: { evidence: { count: evidence.count } },
  tokens: [evidence, samples],
  statuses: [bath],
  monsters: {
    cleaner: {
      traits: { might: 3, speed: 3, knowledge: 1, sanity: 2 },
      comes: { count: 'cleaners', to: 'traitor' },
      atEnd(g, me, one) {
        const { fought } = me.memory;
        me.memory.fought = false;
        if (!fought && heroesOn(g, one.at).length === 0) evidence.removeFrom(g, one.at);
      },
    },
  },
  rises: { speed: 'speed' },
  setup: {
    heroes: (g, me) => evidence.scatter(g, allRooms(g), me.n.evidence),
  },
  *startOfTurn(g, me, seat) {
    if (bath.isOn(g, seat)) yield* develop(g, me, seat);
  },
  startOfMonsters(_g, me) {
    me.memory.fought = false;
  },
  onAttack(g, me, { attacker, defender }) {
    me.memory.byHero = isHero(g, attacker);
    if (typeof attacker === 'string') me.memory.fought = true;
    disturb(g, tileOf(g, attacker), tileOf(g, defender));
  },
  onThrow: (g, _me, seat, at) => disturb(g, tileOf(g, seat), at),
  onMoved: (g, _me, { who }) => spoil(g, who),
  afterDamage(g, me, { who, from }) {
    spoil(g, who);
    // Every wound tells, if it is one that the traitor or a Cleaner came to inflict.
    if (from === 'attack' && isHero(g, who) && !me.memory.byHero) evidence.place(g, { at: tileOf(g, who) });
  },
  /** Burn it: a Sample in place of the damage, and so no new Evidence. */
  won: [
    {
      ...{ by: 'traitor', over: 'hero', margin: 2, asks: ['burn', 'burn-sample', 'burn-not'], rule: 'burn' },
      can: (g, _me, { loser }) => samples.areHeldBy(g, loser),
      does: (g, _me, { loser }) => samples.removeOf(g, loser),
    },
  ],
  /** Blood will out: the traitor does not die of it, but it shows. */
  *insteadOfDeath(g, me, seat) {
    if (seat !== me.traitor) return false;
    for (let i = 0; i < 2; i++) evidence.place(g, { at: tileOf(g, seat) });
    heal(g, seat, 'all');
    endTurnOf(g, seat);
    yield* place(g, seat, BASEMENT);
    return true;
  },
  onDeath(g, _me, seat) {
    for (const sample of samples.heldBy(g, seat)) {
      samples.remove(g, sample);
      evidence.place(g, { at: tileOf(g, seat) });
    }
  },
  actions: {
    'bag-it': {
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, who, at) => evidence.lieOn(g, at) && samples.fitWith(g, who),
      rows: {
        4(g, _me, { who, at }) {
          evidence.removeFrom(g, at);
          samples.place(g, { on: who });
        },
      },
    },
    'start-the-bath': {
      by: 'heroes',
      cost: 'turn',
      can: (g, _me, who) => samples.areHeldBy(g, who) && (isQuiet(g, who) || 'enemies-near'),
      does: (g, _me, { who }) => bath.put(g, who),
    },
    scrub: {
      by: 'traitor',
      roll: ['speed', 'knowledge'],
      where: evidence,
      rows: { 4: (g, _me, { at }) => evidence.removeFrom(g, at) },
    },
  },
  tells: ['spoilt', 'blank', 'developed'],
  asks: ['burn'],
  ends: [
    { side: 'heroes', why: 'developed', reached: 'developed' },
    { side: 'traitor', why: 'clean', at: 'turn', when: (g, me) => left(g, me) < me.n.developed },
    { side: 'traitor', why: 'closed', after: LAST_ROUND },
  ],
  progress: {
    heroes: (g, me) => Math.min(1, (me.memory.developed + 0.4 * samples.count(g)) / me.n.developed),
    traitor: (g, me) =>
      Math.min(1, Math.max(0, (me.n.evidence + 1 - left(g, me)) / (me.n.evidence + 2 - me.n.developed))),
  },
  aims: {
    heroes(g, me, seat) {
      const mine = samples.held(g, seat);
      const isFull = samples.fitWith(g, seat) !== true;
      const isEnough = isFull || isAll(g, me, mine);
      return [
        { worth: isFull ? 0 : isEnough ? 2 : 6, at: evidence.tiles(g) },
        { worth: mine === 0 ? 0 : isEnough ? 8 : 2, at: quietTiles(g, seat) },
      ];
    },
    traitor(g) {
      const lure = (hero: Seat): number => (samples.areHeldBy(g, hero) ? 2 + samples.held(g, hero) : 1);
      return [{ worth: 5, at: evidence.tiles(g) }, ...heroesHunted(g, (hero) => (bath.isOn(g, hero) ? 7 : lure(hero)))];
    },
    monsters: (g) => [
      { worth: 4, at: evidence.tiles(g).filter((tile) => heroesOn(g, tile).length === 0) },
      ...heroesHunted(g, (prey) => (bath.isOn(g, prey) ? 6 : 1)),
    ],
  },
  likes: {
    'bag-it': 7,
    'start-the-bath': (g, me, seat) => {
      const mine = samples.held(g, seat);
      return mine >= 2 || isAll(g, me, mine) ? 6 + mine : -1;
    },
    scrub: 6,
    burn: { 'burn-sample': 3 },
  },
});
