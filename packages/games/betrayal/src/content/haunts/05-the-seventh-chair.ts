import type { Hands, Seat } from '../kit.ts';
import {
  haunt,
  heroesHunted,
  hunt,
  isHero,
  isOpen,
  livesShare,
  living,
  nearestOf,
  othersOn,
  rise,
  roleOf,
  roundOf,
  tileOf,
  whereAre,
} from '../kit.ts';
import {
  bound,
  callers,
  chairs,
  doubt,
  isFree,
  layChairs,
  letter,
  memory,
  quorum,
  seated,
  seventhChair,
  sitting,
  takeHold,
} from './05-letters.ts';

const numbers = {
  quorum: [2, 3, 3, 4],
  callers: [2, 3, 3, 4],
  bonds: [1, 1, 2, 2],
  might: [1, 1, 2, 2],
  called: [0, 1, 2, 2],
  right: [5, 5, 5, 5],
  wrong: [3, 3, 3, 3],
} as const;
type Mine = Hands<typeof memory, typeof numbers, 'hidden'>;
const FIRST_LETTER = 2;

export const theSeventhChair = haunt<Mine>({
  number: 5,
  type: 'hidden',
  numbers,
  memory,
  books: { all: ['seated', 'letter', 'wrong', 'bound', 'reveal', 'callers'] },
  counters: { right: { goal: 'right' }, wrong: { goal: 'wrong' } },
  tallies: { seated: { count: (g) => sitting(g).length, goal: quorum } },
  tokens: [chairs, seventhChair],
  statuses: [seated, bound],
  monsters: {
    caller: {
      traits: { might: 3, speed: 3, knowledge: 3, sanity: 4 },
      attack: 'sanity',
      isWild: (g) => !isOpen(g),
      *behaviour(g, _me, one, steps) {
        const there = sitting(g);
        yield* hunt(g, one, nearestOf(g, one, there.length > 0 ? there : living(g)), steps);
      },
    },
  },
  role: {
    secret: 'impostor',
    others: 'investigator',
    mayReveal: true,
    *onReveal(g, me, seat) {
      bound.lift(g, seat);
      seated.lift(g, seat);
      rise(g, seat, { might: me.n.might, speed: 1 });
      for (let i = 0; i < me.n.called; i++) callers.spawn(g, tileOf(g, seat));
    },
  },
  setup: { all: layChairs },
  endOfTurn(g, _me, seat) {
    const mayTake = living(g).includes(seat) && !seated.isOn(g, seat) && !bound.isOn(g, seat) && isHero(g, seat);
    if (mayTake && isFree(g, tileOf(g, seat))) seated.put(g, seat);
  },
  onMoved: (g, _me, { who }) => seated.lift(g, who),
  afterDamage: (g, _me, { who }) => seated.lift(g, who),
  *endOfRound(g, me) {
    if (roundOf(g) >= FIRST_LETTER) yield* letter(g, me);
  },
  actions: {
    'take-hold': {
      by: 'all',
      cost: 'attack',
      can: (g, me, who) => {
        if (isOpen(g) || bound.isOn(g, who) || living(g).filter((one) => bound.isOn(g, one)).length >= me.n.bonds)
          return false;
        return othersOn(g, who).filter((other) => !bound.isOn(g, other));
      },
      does: (g, _me, { who, whom }) => takeHold(g, who, whom),
    },
    untie: {
      by: 'all',
      can: (g, _me, who) => othersOn(g, who).filter((other) => bound.isOn(g, other)),
      does: (g, _me, { whom }) => bound.lift(g, whom),
    },
    wriggle: {
      by: 'all',
      roll: 'might',
      can: (g, _me, who) => bound.isOn(g, who),
      rows: { 5: (g, _me, { who }) => bound.lift(g, who) },
    },
  },
  tells: ['idle', 'right', 'wrong', 'felt-push', 'felt-idle'],
  asks: ['hand'],
  ends: [
    { side: 'heroes', why: 'leave', reached: 'right' },
    { side: 'traitor', why: 'sit', reached: 'wrong' },
  ],
  progress: {
    heroes: (g, me) => Math.max(0.5 * (isOpen(g) ? livesShare(g) : 0), me.memory.right / me.n.right),
    traitor: 'wrong',
  },
  aims: {
    heroes(g, me, seat) {
      const mine = seated.isOn(g, seat) ? [tileOf(g, seat)] : [];
      const isSure = (other: Seat): boolean =>
        roleOf(g, seat) !== 'impostor' && !isOpen(g) && doubt(me, seat, other) >= 0.5 && !bound.isOn(g, other);
      const isNeeded = sitting(g).length <= quorum(g, me);
      return [
        { worth: bound.isOn(g, seat) ? 0 : 6, at: [...mine, ...chairs.tiles(g).filter((tile) => isFree(g, tile))] },
        { worth: isNeeded ? 2 : 7, at: whereAre(g, living(g).filter(isSure)) },
        ...(isOpen(g) && me.traitor !== null ? [{ worth: 3, prey: me.traitor }] : []),
      ];
    },
    traitor: (g) => heroesHunted(g, (prey) => (seated.isOn(g, prey) ? 7 : 3)),
  },
  likes: {
    // The first letter is for being trusted.
    hand: (g, me, seat, { id }) => {
      if (roleOf(g, seat) !== 'impostor') return id === 'push' ? 1 : 0;
      return (id === 'push') === (me.memory.letters.length === 0) ? 1 : 0;
    },
    'take-hold': (g, me, seat, { whom }) => {
      const sure = doubt(me, seat, whom) >= 0.5;
      return roleOf(g, seat) !== 'impostor' && sure ? 6 : -1;
    },
    untie: (g, me, seat, { whom }) => (doubt(me, seat, whom) > 0 ? -1 : isOpen(g) ? 2 : 3),
    reveal: (g, me, seat) => (bound.isOn(g, seat) || (me.memory.wrong >= 2 && me.memory.right >= 3) ? 5 : -1),
  },
});
