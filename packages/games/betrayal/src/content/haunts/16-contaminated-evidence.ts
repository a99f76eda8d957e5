import type { Aim, Betrayal, Hands, Rules, Seat } from '../kit.ts';
import {
  damageAll,
  haunt,
  heroesHunted,
  huntsNearest,
  isOpen,
  isShown,
  isTraitor,
  livesShare,
  living,
  othersOn,
  revealTraitor,
  rise,
  roleOf,
  SIX_ROUNDS_LATER,
  say,
  showRole,
  tileOf,
  tiles,
  voteOn,
} from '../kit.ts';
import { isFree, memory, poltergeists, read, readings, redraw, spoils, suspects, suspicion } from './16-case.ts';

const numbers = { samples: [3, 3, 4, 4], clean: [2, 3, 5, 4], dirty: [2, 2, 4, 3] } as const;
type Mine = Hands<typeof memory, typeof numbers, 'hidden'>;

/** All living explorers but the accused vote openly; with more yes than no the role is shown. */
function* accuse(g: Betrayal, accused: Seat): Rules {
  say(g, 'accused', { who: accused });
  const { yes, no } = yield* voteOn(g, accused);
  if (yes.length <= no.length) return say(g, 'let-go', { who: accused });
  if (roleOf(g, accused) === 'tainted') return yield* revealTraitor(g, accused);
  showRole(g, accused);
  yield* damageAll(g, yes, 'mental', 1);
}

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  if (isOpen(g)) {
    const traitor = me.traitor ?? seat;
    return isTraitor(g, seat) ? heroesHunted(g, 5) : [{ worth: 5, prey: traitor }];
  }
  const free = tiles(g).filter((tile) => isFree(g, tile));
  const doubtful = living(g).filter((other) => other !== seat && suspicion(g, me, seat, other) >= 0.5);
  const isHunter = roleOf(g, seat) !== 'tainted';
  return [
    { worth: 6, at: free },
    { worth: free.length < living(g).length ? 4 : 1, explore: true },
    ...(isHunter
      ? doubtful.map((other) => ({ worth: 8 * suspicion(g, me, seat, other), at: [tileOf(g, other)] }))
      : []),
  ];
}

export const contaminatedEvidence = haunt<Mine>({
  number: 16,
  type: 'hidden',
  numbers,
  memory,
  books: { all: ['attacks', 'case', 'reveal', 'poltergeists', 'later'] },
  counters: { clean: { goal: 'clean' }, dirty: { goal: 'dirty' } },
  tallies: { case: { count: (_g, me) => me.memory.case.length, goal: 'samples' } },
  role: {
    secret: 'tainted',
    others: 'hunter',
    suspects,
    *onReveal(g, _me, seat) {
      rise(g, seat, { might: 1 });
      poltergeists.spawn(g, tileOf(g, seat));
    },
  },
  secrets: [{ pieces: (_g, me) => me.memory.case.map(({ sample }) => sample), redraw }],
  tokens: [readings],
  monsters: {
    poltergeist: {
      traits: { might: 3, speed: 3, knowledge: 2, sanity: 4 },
      attack: 'sanity',
      isWild: (g) => !isOpen(g),
      behaviour: huntsNearest,
    },
  },
  actions: {
    read: {
      by: 'all',
      roll: 'knowledge',
      can: (g, _me, _who, at) => !isOpen(g) && isFree(g, at),
      rows: { 4: (g, me, { who }) => read(g, me, who) },
    },
    accuse: {
      by: 'all',
      limit: { times: 1, per: 'game' },
      can: (g, _me, who) => !isOpen(g) && othersOn(g, who).filter((other) => !isShown(g, other)),
      does: (g, _me, { whom }) => accuse(g, whom),
    },
  },
  tells: ['sample', 'case-clean', 'case-dirty', 'accused', 'vote-yes', 'vote-no', 'let-go'],
  asks: ['sample', 'vote'],
  ends: [
    { side: 'heroes', why: 'clean', reached: 'clean' },
    { side: 'traitor', why: 'dirty', reached: 'dirty' },
    ...SIX_ROUNDS_LATER,
  ],
  progress: {
    heroes: (g, me) => (isOpen(g) ? livesShare(g) : me.memory.clean / me.n.clean),
    traitor: (g, me) => (isOpen(g) ? 1 - livesShare(g) : me.memory.dirty / me.n.dirty),
  },
  aims,
  likes: {
    sample: (g, me, seat, { id }) => (id === 'sample-dirty' ? spoils(g, me, seat) : 0),
    accuse: (g, me, seat, { whom }) => {
      const doubt = suspicion(g, me, seat, whom);
      return roleOf(g, seat) === 'tainted' || doubt < 0.5 ? -1 : 9 * doubt;
    },
    vote: (g, me, seat, { id, whom }) => (id === 'vote-yes' ? suspicion(g, me, seat, whom) - 0.4 : 0),
  },
});
