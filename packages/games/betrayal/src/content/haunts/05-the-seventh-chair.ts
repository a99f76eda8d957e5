import type { Seat } from '@dreadhouse/engine';
import {
  type Aim,
  type Betrayal,
  type Hands,
  has,
  haunt,
  heroes,
  hunt,
  isHero,
  isMonster,
  isOpen,
  isTraitor,
  livesShare,
  living,
  nearestOf,
  othersOn,
  put,
  rise,
  roleOf,
  roundOf,
  spawn,
  tileOf,
  tokensOf,
  unset,
} from '../kit.ts';
import {
  BOUND,
  doubt,
  isFree,
  layChairs,
  letter,
  memory,
  quorum,
  SEATED,
  sitting,
  takeHold,
  withStatus,
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
type Mine = Hands<typeof memory, typeof numbers>;
const FIRST_LETTER = 2;

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  if (isTraitor(g, seat)) return heroes(g).map((prey) => ({ worth: has(g, prey, SEATED) ? 7 : 3, prey }));
  const chairs = tokensOf(g, 'chair').flatMap(({ at }) => at ?? []);
  const mine = has(g, seat, SEATED) ? [tileOf(g, seat)] : [];
  const isSure = (other: Seat): boolean =>
    roleOf(g, seat) !== 'impostor' && !isOpen(g) && doubt(me, seat, other) >= 0.5 && !has(g, other, BOUND);
  const isNeeded = sitting(g).length <= quorum(g, me);
  return [
    { worth: has(g, seat, BOUND) ? 0 : 6, at: [...mine, ...chairs.filter((tile) => isFree(g, tile))] },
    {
      worth: isNeeded ? 2 : 7,
      at: living(g)
        .filter(isSure)
        .map((other) => tileOf(g, other)),
    },
    ...(isOpen(g) && me.traitor !== null ? [{ worth: 3, prey: me.traitor }] : []),
  ];
}

export const theSeventhChair = haunt<typeof memory, typeof numbers>({
  number: 5,
  type: 'hidden',
  numbers,
  memory,
  books: { all: ['seated', 'letter', 'wrong', 'bound', 'reveal', 'callers'] },
  counters: { right: { goal: 'right' }, wrong: { goal: 'wrong' } },
  tallies: { seated: { count: (g) => sitting(g).length, goal: quorum } },
  tokens: [{ id: 'chair' }, { id: 'seventh-chair' }],
  statuses: [{ id: SEATED }, { id: BOUND }],
  monsters: [
    {
      id: 'caller',
      traits: { might: 3, speed: 3, knowledge: 3, sanity: 4 },
      attack: 'sanity',
      isWild: (g) => !isOpen(g),
      *behaviour(g, _me, one, steps) {
        const there = sitting(g);
        yield* hunt(g, one, nearestOf(g, one, there.length > 0 ? there : living(g)), steps);
      },
    },
  ],
  role: {
    secret: 'impostor',
    others: 'investigator',
    mayReveal: true,
    *onReveal(g, me, seat) {
      unset(g, seat, BOUND);
      unset(g, seat, SEATED);
      rise(g, seat, { might: me.n.might, speed: 1 });
      for (let i = 0; i < me.n.called; i++) spawn(g, 'caller', tileOf(g, seat));
    },
  },
  setup: { all: layChairs },
  *endOfTurn(g, _me, seat) {
    const mayTake = living(g).includes(seat) && !has(g, seat, SEATED) && !has(g, seat, BOUND) && isHero(g, seat);
    if (mayTake && isFree(g, tileOf(g, seat))) put(g, seat, SEATED);
  },
  *onMoved(g, _me, { who }) {
    if (!isMonster(who)) unset(g, who, SEATED);
  },
  *afterDamage(g, _me, { who }) {
    unset(g, who, SEATED);
  },
  *endOfRound(g, me) {
    if (roundOf(g) >= FIRST_LETTER) yield* letter(g, me);
  },
  actions: [
    {
      id: 'take-hold',
      by: 'all',
      cost: 'attack',
      can: (g, me, who) => {
        if (isOpen(g) || has(g, who, BOUND) || withStatus(g, BOUND).length >= me.n.bonds) return false;
        return othersOn(g, who).filter((other) => !has(g, other, BOUND));
      },
      does: (g, _me, { who, target }) => takeHold(g, who, Number(target)),
    },
    {
      id: 'untie',
      by: 'all',
      can: (g, _me, who) => othersOn(g, who).filter((other) => has(g, other, BOUND)),
      does: (g, _me, { target }) => unset(g, Number(target), BOUND),
    },
    {
      id: 'wriggle',
      by: 'all',
      roll: 'might',
      can: (g, _me, who) => has(g, who, BOUND),
      rows: { 5: (g, _me, { who }) => unset(g, who, BOUND) },
    },
  ],
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
  aims,
  likes: {
    // The first letter is for being trusted.
    hand: (g, me, seat, { id }) => {
      if (roleOf(g, seat) !== 'impostor') return id === 'push' ? 1 : 0;
      return (id === 'push') === (me.memory.letters.length === 0) ? 1 : 0;
    },
    'take-hold': (g, me, seat, { details }) => {
      const sure = doubt(me, seat, Number(details?.['target'])) >= 0.5;
      return roleOf(g, seat) !== 'impostor' && sure ? 6 : -1;
    },
    untie: (g, me, seat, { details }) => (doubt(me, seat, Number(details?.['target'])) > 0 ? -1 : isOpen(g) ? 2 : 3),
    reveal: (g, me, seat) => (has(g, seat, BOUND) || (me.memory.wrong >= 2 && me.memory.right >= 3) ? 5 : -1),
  },
});
