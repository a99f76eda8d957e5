import type { Hands } from '../kit.ts';
import { advance, haunt, heroesHunted, hurts, inSight, isAlive, roundOf, tileOf, tiles, use } from '../kit.ts';
import {
  drink,
  isPowered,
  isShielded,
  lastDrunk,
  laySockets,
  memory,
  powering,
  socketOn,
  sockets,
  socketTokens,
} from './47-sockets.ts';

const numbers = {
  sockets: [4, 5, 7, 9],
  breach: [3, 3, 6, 7],
  charge: [8, 8, 8, 8],
  might: [0, 0, 1, 1],
  speed: [0, 1, 1, 1],
} as const;
type Mine = Hands<typeof memory, typeof numbers>;
const STORM = 7;

export const staticShield = haunt<Mine>({
  number: 47,
  type: 'traitor',
  traitor: 'revealer',
  numbers,
  memory,
  books: { all: ['powered', 'shield'], traitor: ['arc', 'storm'] },
  counters: { charge: { goal: 'charge', side: 'traitor' }, breach: { goal: 'breach', side: 'heroes' } },
  tallies: { live: { count: (g) => sockets(g, true).length } },
  tokens: [socketTokens, lastDrunk],
  rises: { might: 'might', speed: 'speed' },
  setup: { traitor: laySockets },
  /** The Shield: attacks, cards and Events do no damage; what is lost without damage is lost. */
  beforeDamage(g, me, blow) {
    if (blow.who === me.traitor && ['attack', 'card', 'event'].includes(blow.from) && isShielded(g, me))
      blow.amount = 0;
  },
  /** Arc: an attack with Speed at whoever is in sight of a powered tile. */
  attacks: (_g, me, who) =>
    who === me.traitor
      ? [
          {
            ...{ id: 'arc', weapon: null, trait: 'speed', safe: true },
            reach: (g, from) => (isPowered(g, from) ? tiles(g).filter((tile) => inSight(g, from, tile)) : []),
          },
        ]
      : [],
  onAttack(g, me, { attacker, weapon, trait }) {
    if (attacker === me.traitor && weapon === null && trait === 'speed') use(g, 'arc');
  },
  endOfRound(g, me) {
    if (roundOf(g) < STORM) return;
    use(g, 'storm');
    advance(g, me.memory, 'charge');
  },
  actions: {
    short: {
      by: 'heroes',
      roll: ['might', 'knowledge'],
      can: (g, _me, _who, at) => socketOn(g, at, true) !== undefined,
      rows: {
        5: (g, _me, { at }) => socketTokens.turn(g, socketOn(g, at, true), false),
        3() {},
        0: hurts('physical'),
      },
    },
    ground: {
      by: 'heroes',
      roll: ['might', 'knowledge'],
      can: (g, me, _who, at) => tileOf(g, me.traitor) === at && (!isShielded(g, me) || 'powered'),
      rows: {
        4: (g, me) => advance(g, me.memory, 'breach'),
        0: hurts('physical'),
      },
    },
    drink: {
      by: 'traitor',
      can: (g, _me, _who, at) => socketOn(g, at, true) !== undefined && (!lastDrunk.lieOn(g, at) || 'drunk-last'),
      does: (g, me, { who }) => drink(g, me, who),
    },
    rewire: {
      by: 'traitor',
      roll: 'knowledge',
      can: (g, _me, _who, at) => socketOn(g, at, false) !== undefined,
      rows: { 4: (g, _me, { at }) => socketTokens.turn(g, socketOn(g, at, false), true) },
    },
  },
  tells: ['charge', 'breach'],
  ends: [
    { side: 'heroes', why: 'breach', reached: 'breach' },
    { side: 'heroes', why: 'tin', when: (g, me) => !isAlive(g, me.traitor) },
    { side: 'traitor', why: 'charge', reached: 'charge' },
  ],
  progress: { heroes: 'breach', traitor: 'charge' },
  aims: {
    heroes(g, me) {
      const live = sockets(g, true);
      const there = tileOf(g, me.traitor);
      const shields = powering(g, there);
      const isOpen = shields.length === 0;
      return [
        { worth: 5, at: live },
        { worth: 3, at: shields },
        { worth: isOpen ? 9 : 2, at: [there] },
        // As long as the light is on, a blow at it is wasted.
        { worth: isOpen ? 3 : 0, prey: me.traitor },
      ];
    },
    traitor(g) {
      const live = sockets(g, true);
      const fresh = live.filter((tile) => !lastDrunk.lieOn(g, tile));
      return [
        { worth: 7, at: fresh },
        { worth: 1.5, at: live },
        { worth: live.length < 3 ? 4 : 1, at: sockets(g, false) },
        ...heroesHunted(g, 2),
      ];
    },
  },
  likes: {
    short: (g, me, seat) => {
      const there = tileOf(g, me.traitor);
      return there !== null && inSight(g, tileOf(g, seat), there) ? 8 : 6;
    },
    ground: 10,
    drink: 10,
    rewire: 4,
  },
});
