import type { Seat } from '@dreadhouse/engine';
import {
  allRooms,
  BASEMENT,
  endTurnOf,
  type FigureId,
  type Hands,
  haunt,
  heal,
  heroes,
  heroesOn,
  hunting,
  isHero,
  isMonster,
  place,
  type Region,
  regionOf,
  removeToken,
  tileOf,
  tiles,
} from '../kit.ts';
import {
  bath,
  burn,
  develop,
  disturb,
  evidence,
  evidenceTiles,
  HANDFUL,
  isQuiet,
  left,
  memory,
  samples,
  samplesOf,
  spoil,
} from './15-darkroom.ts';

const numbers = {
  evidence: [8, 8, 11, 11],
  cleaners: [0, 0, 1, 1],
  speed: [1, 1, 1, 2],
  developed: [3, 4, 5, 6],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;
const LAST_ROUND = 12;

export const chainOfCustody = haunt<Mine>({
  number: 15,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['wound', 'blood'], heroes: ['custody', 'bath'], traitor: ['burn', 'late'] },
  counters: { developed: { goal: 'developed', side: 'heroes' } },
  tallies: { evidence: { count: (g) => evidence.count(g) } },
  tokens: [evidence, samples],
  statuses: [bath],
  monsters: {
    cleaner: {
      traits: { might: 3, speed: 3, knowledge: 1, sanity: 2 },
      comes: { count: 'cleaners', to: 'traitor' },
      *atEnd(g, me, one) {
        const { fought } = me.memory;
        me.memory.fought = false;
        if (!fought && heroesOn(g, one.at).length === 0) evidence.removeFrom(g, one.at);
      },
    },
  },
  rises: { speed: 'speed' },
  setup: {
    *heroes(g, me) {
      const rooms = allRooms(g);
      evidence.scatter(g, rooms, me.n.evidence);
    },
  },
  *startOfTurn(g, me, seat) {
    if (bath.isOn(g, seat)) yield* develop(g, me, seat);
  },
  *startOfMonsters(_g, me) {
    me.memory.fought = false;
  },
  *onAttack(g, me, { attacker, defender }) {
    me.memory.byHero = isHero(g, attacker);
    if (isMonster(attacker)) me.memory.fought = true;
    const region = (who: FigureId): Region => regionOf(g, tileOf(g, who));
    disturb(g, region(attacker), region(defender));
  },
  *onThrow(g, _me, seat, at) {
    disturb(g, regionOf(g, tileOf(g, seat)), regionOf(g, at));
  },
  *onMoved(g, _me, { who }) {
    if (!isMonster(who)) spoil(g, who);
  },
  *afterDamage(g, me, { who, from }) {
    spoil(g, who);
    // Every wound tells, if it is one that the traitor or a Cleaner came to inflict.
    if (from === 'attack' && isHero(g, who) && !me.memory.byHero) evidence.place(g, { at: tileOf(g, who) });
  },
  won: [{ by: 'traitor', over: 'hero', margin: 2, does: (g, _me, { by, loser }) => burn(g, by, loser) }],
  /** Blood will out: the traitor does not die of it, but it shows. */
  *insteadOfDeath(g, me, seat) {
    if (seat !== me.traitor) return false;
    for (let i = 0; i < 2; i++) evidence.place(g, { at: tileOf(g, seat) });
    heal(g, seat, 'all');
    endTurnOf(g, seat);
    yield* place(g, seat, BASEMENT);
    return true;
  },
  *onDeath(g, _me, seat) {
    for (const sample of samples.heldBy(g, seat)) {
      removeToken(g, sample);
      evidence.place(g, { at: tileOf(g, seat) });
    }
  },
  actions: {
    'bag-it': {
      by: 'heroes',
      roll: 'knowledge',
      can: (g, _me, who, at) => evidence.lieOn(g, at) && (samplesOf(g, who) < HANDFUL || 'carries-enough'),
      rows: {
        *4(g, _me, { who, at }) {
          evidence.removeFrom(g, at);
          samples.place(g, { on: who });
        },
      },
    },
    'start-the-bath': {
      by: 'heroes',
      cost: 'turn',
      can: (g, _me, who) => samplesOf(g, who) > 0 && (isQuiet(g, who) || 'enemies-near'),
      does: (g, _me, { who }) => bath.put(g, who),
    },
    scrub: {
      by: 'traitor',
      roll: ['speed', 'knowledge'],
      can: (g, _me, _who, at) => evidence.lieOn(g, at),
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
      const mine = samplesOf(g, seat);
      const isEnough = mine >= HANDFUL || me.memory.developed + mine >= me.n.developed || evidenceTiles(g).length === 0;
      const quiet = tiles(g).filter((tile) => isQuiet(g, seat, tile));
      return [
        { worth: mine < HANDFUL ? (isEnough ? 2 : 6) : 0, at: evidenceTiles(g) },
        { worth: mine === 0 ? 0 : isEnough ? 8 : 2, at: quiet },
      ];
    },
    traitor(g) {
      const bathing = heroes(g).filter((one) => bath.isOn(g, one));
      const prey = (one: Seat): number =>
        bathing.includes(one) ? 7 : samplesOf(g, one) > 0 ? 2 + samplesOf(g, one) : 1;
      return [{ worth: 5, at: evidenceTiles(g) }, ...hunting(heroes(g), (one) => prey(one))];
    },
    monsters: (g) => [
      { worth: 4, at: evidenceTiles(g).filter((tile) => heroesOn(g, tile).length === 0) },
      ...hunting(heroes(g), (prey) => (bath.isOn(g, prey) ? 6 : 1)),
    ],
  },
  likes: {
    'bag-it': 7,
    'start-the-bath': (g, me, seat) => {
      const mine = samplesOf(g, seat);
      const isEnough = mine >= 2 || me.memory.developed + mine >= me.n.developed || evidenceTiles(g).length === 0;
      return isEnough ? 6 + mine : -1;
    },
    scrub: 6,
    burn: { 'burn-sample': 3 },
  },
});
