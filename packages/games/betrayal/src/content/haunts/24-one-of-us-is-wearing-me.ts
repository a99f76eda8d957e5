import type { Betrayal, Hands, Option, Rules, Seat, TileId } from '../kit.ts';
import {
  adjacent,
  advance,
  damage,
  expose,
  gain,
  gainChosen,
  halfLives,
  haunt,
  heal,
  hunting,
  isOpen,
  keep,
  living,
  othersAlive,
  othersOn,
  push,
  revealTraitor,
  roleOf,
  SIX_ROUNDS_LATER,
  sealed,
  secretSeat,
  stepsTo,
  tileOf,
} from '../kit.ts';

const numbers = { midnight: [5, 6, 6, 7], might: [1, 2, 2, 3] } as const;
const memory = {
  midnight: keep.count(8),
  /** Gains that the Wearer has in store, counted in the open. */
  stored: keep.count(100),
};
type Mine = Hands<typeof memory, typeof numbers, 'hidden'>;

interface Pull extends Option {
  readonly whom: Seat | null;
  readonly to: TileId | null;
}

/** Everybody is asked alike: whom they would pull, and where to. Only the Wearer's answer counts. */
function pulls(g: Betrayal, seat: Seat): Pull[] {
  const near = living(g).filter((other) => stepsTo(g, seat, other) <= 3);
  return near.flatMap((whom) => [
    { id: `stay:${whom}`, whom, to: null, details: { seat: whom } },
    ...adjacent(g, tileOf(g, whom), 'explorer').map((to) => ({
      ...{ id: `pull:${whom}:${to}`, whom, to, details: { seat: whom, tile: to } },
    })),
  ]);
}

function* pull(g: Betrayal, me: Mine): Rules {
  const seats = living(g);
  const answers = yield* sealed(g, seats, 'pull', (seat) => pulls(g, seat));
  const wearer = secretSeat(g);
  const given = wearer === null ? undefined : answers[seats.indexOf(wearer)];
  if (given === undefined || given.whom === null) return;
  // What everybody sees: somebody is pulled and hurt, so the Wearer was near.
  expose(g, 'pulled', { who: given.whom }, 'BH-STRUCT-05');
  if (given.to !== null) yield* push(g, given.whom, given.to);
  yield* damage(g, given.whom, 'general', 1, 'BH-STRUCT-05');
  if (isOpen(g)) return;
  advance(g, me.memory, 'midnight');
}

export const oneOfUsIsWearingMe = haunt<Mine>({
  number: 24,
  type: 'hidden',
  numbers,
  memory,
  books: { all: ['pull', 'reveal', 'midnight'] },
  counters: { midnight: { goal: 'midnight' }, stored: {} },
  role: {
    secret: 'wearer',
    others: 'guest',
    mayReveal: true,
    *onReveal(g, me, seat) {
      heal(g, seat, 'all');
      for (; me.memory.stored > 0; me.memory.stored -= 1) yield* gainChosen(g, seat);
      gain(g, seat, 'might', me.n.might);
      gain(g, seat, 'speed', 1);
    },
  },
  /** Once revealed, the Wearer attacks with Sanity or Might. */
  attacks: (_g, me, who) => (who === me.traitor ? [{ id: 'sanity', weapon: null, trait: 'sanity' }] : []),
  *endOfRound(g, me) {
    if (!isOpen(g)) yield* pull(g, me);
  },
  actions: {
    unmask: {
      by: 'all',
      can: (g, _me, who) => !isOpen(g) && othersOn(g, who),
      *does(g, me, { who, whom: named }) {
        if (roleOf(g, named) === 'wearer') return yield* revealTraitor(g, named);
        expose(g, 'wrong', { who: named }, 'BH-STRUCT-06');
        me.memory.stored += 1;
        yield* damage(g, who, 'mental', 2, 'BH-STRUCT-06');
      },
    },
  },
  tells: ['pulled', 'wrong', 'midnight'],
  asks: ['pull'],
  ends: [
    { side: 'traitor', why: 'midnight', at: 'round', reached: 'midnight', when: (g) => !isOpen(g) },
    ...SIX_ROUNDS_LATER,
  ],
  progress: { heroes: (g) => (isOpen(g) && halfLives(g) ? 1 : 0), traitor: 'midnight' },
  aims: (g, _me, seat) => hunting(othersAlive(g, seat), isOpen(g) ? 5 : 2),
  // Half the night is needed to see who was near whenever somebody was pulled; then there is no time left to be sure.
  likes: { unmask: (_g, me) => (2 * me.memory.midnight >= me.n.midnight ? 0.5 : -1) },
});
