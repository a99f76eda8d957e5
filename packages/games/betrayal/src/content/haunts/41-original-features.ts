import type { Hands } from '../kit.ts';
import {
  advance,
  byRound,
  haunt,
  heal,
  helped,
  heroes,
  heroesHunted,
  heroesOn,
  hurts,
  isMonster,
  isStart,
  monstersOn,
  place,
  pushChosen,
  regionOf,
  shadowOf,
  shuffled,
  tileOf,
  tilesIn,
  together,
  tokens,
  UPPER,
  use,
} from '../kit.ts';
import { awakeOn, fall, gargoyles, isBearing, jump, landings, loose, memory, taken } from './41-bearing.ts';

const cracks = tokens('crack');

const numbers = {
  fallen: [3, 5, 6, 7],
  gargoyles: [3, 4, 5, 5],
  might: [3, 4, 5, 4],
  roost: [3, 3, 3, 3],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;
const MOST_CRACKS = 2;
const LAST_ROUND = 12;
/** With fewer players the traitor is not healed. */
const HEALED_FROM = 4;

export const originalFeatures = haunt<Mine>({
  number: 41,
  type: 'traitor',
  traitor: { least: 'sanity' },
  numbers,
  memory,
  books: { all: ['plumb'], heroes: ['bearing', 'falls'], traitor: ['roost'] },
  counters: { fallen: { goal: 'fallen', side: 'heroes' }, roost: { goal: 'roost', side: 'traitor' } },
  tallies: { landings: { count: (g) => taken(g).length, goal: () => landings.length, side: 'traitor' } },
  tokens: [cracks],
  monsters: {
    gargoyle: {
      traits: { might: 'might', speed: 3, knowledge: 1, sanity: 3 },
      /** Won, attacking or defending: 1 Physical damage in place of the difference. */
      outcome(_g, { monster: own }, fight) {
        if (fight.winner === own?.id && fight.loser !== null && !isMonster(fight.loser)) fight.damage = 1;
      },
      *afterAttack(g, { monster: own, traitor }, { attacker, winner, loser }) {
        if (winner !== attacker || winner !== own?.id || typeof loser !== 'number') return;
        if (heroes(g).includes(loser)) yield* pushChosen(g, traitor, loser, 'BH-STRUCT-14');
      },
      instead: [
        {
          id: 'drop',
          can: (g, _me, one) => shadowOf(g, one.at),
          *does(g, _me, one, target) {
            yield* place(g, one.id, target);
            yield* together(g, jump(g, heroesOn(g, target), 4));
          },
        },
      ],
    },
  },
  setup: {
    traitor(g, me, traitor) {
      if (g.seats >= HEALED_FROM) heal(g, traitor, 'all');
      const free = tilesIn(g, 'upper').filter((tile) => !isStart(tile) && heroesOn(g, tile).length === 0);
      const nests = shuffled(g, 'gargoyles', free);
      for (let i = 0; i < me.n.gargoyles; i++) gargoyles.spawn(g, nests[i] ?? UPPER);
    },
  },
  endOfMonsters(g, me) {
    if (taken(g).length < landings.length) return;
    use(g, 'roost');
    advance(g, me.memory, 'roost');
  },
  actions: {
    'knock-out': {
      by: 'heroes',
      roll: 'might',
      bonus: (g, me, deed) => cracks.on(g, deed.at).length + helped(g, me, deed),
      can: (g, _me, _who, at) => regionOf(g, at) === 'upper' && (!isBearing(g, at) || 'bearing'),
      rows: {
        *5(g, me, { who }) {
          use(g, 'bearing');
          use(g, 'falls');
          yield* together(g, fall(g, me, who));
        },
        2(g, _me, { at }) {
          if (cracks.on(g, at).length < MOST_CRACKS) cracks.place(g, { at });
        },
        0: hurts('physical'),
      },
    },
    wake: {
      by: 'traitor',
      dice: 3,
      can: (g, me) => gargoyles.count(g) < me.n.gargoyles,
      rows: { 4: (g) => gargoyles.spawn(g, UPPER) },
    },
  },
  tells: ['smashed', 'falls', 'roost'],
  asks: ['below'],
  ends: [
    { side: 'heroes', why: 'fallen', reached: 'fallen' },
    { side: 'traitor', why: 'roost', reached: 'roost' },
    { side: 'traitor', why: 'listed', after: LAST_ROUND },
  ],
  progress: { heroes: 'fallen', traitor: ['roost', byRound(LAST_ROUND + 1)] },
  aims: {
    heroes(g, me) {
      const rooms = loose(g);
      const held = taken(g);
      const isUrgent = held.length === landings.length || (held.length === 2 && me.memory.roost > 0);
      const isScarce = rooms.length < 2;
      return [
        { worth: 6, at: rooms },
        { worth: 2, at: rooms.filter((tile) => cracks.lieOn(g, tile)) },
        { worth: 2, at: rooms.filter((tile) => monstersOn(g, tile).length > 0) },
        { worth: isUrgent ? 3 + 3 * me.memory.roost : 0, at: held },
        { worth: isScarce ? 5 : 0, explore: true },
        { worth: 3, at: isScarce ? tilesIn(g, 'upper') : [] },
      ];
    },
    traitor: (g) => heroesHunted(g, (prey) => (regionOf(g, tileOf(g, prey)) === 'upper' ? 5 : 3)),
    // One on each landing stays there; the others shove whoever stands in the way, or go for the weak.
    monsters: (g, _me, one) => [
      { worth: 7, at: landings.filter((tile) => awakeOn(g, tile).every(({ id }) => id === one.id)) },
      ...heroesHunted(g, (prey) => (landings.includes(tileOf(g, prey)) ? 5 : 3)),
    ],
  },
  likes: {
    'knock-out': 9,
    wake: 6,
    // A drop hurts a little; where it leads to is worth more.
    drop: (g, _me, _seat, { tile }) => 0.5 * heroesOn(g, tile).length,
  },
});
