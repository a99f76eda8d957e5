import type { Aim, Betrayal, Hands, Rules, Seat } from '../kit.ts';
import {
  advance,
  damage,
  expose,
  haunt,
  isAlive,
  isUsed,
  living,
  othersAlive,
  othersOn,
  say,
  secretSeat,
  stepsTo,
  tileOf,
} from '../kit.ts';
import { belief, exchange, HOLLOW, hasStarted, look, memory, shows } from './27-faces.ts';

const numbers = { shame: [1, 1, 1, 1], bell: [5, 6, 6, 6], near: [2, 2, 2, 2] } as const;
type Mine = Hands<typeof memory, typeof numbers, 'hidden'>;

const hasCompany = (g: Betrayal, me: Mine, seat: Seat): boolean =>
  othersAlive(g, seat).some((other) => stepsTo(g, seat, other) <= me.n.near);

function* unmask(g: Betrayal, me: Mine, who: Seat, other: Seat): Rules {
  if (shows(g, me, who) || shows(g, me, other)) {
    me.memory.unmasked = true;
    return;
  }
  advance(g, me.memory, 'shame');
  yield* damage(g, who, 'mental', 2, 'BH-STRUCT-06');
}

function hum(g: Betrayal, me: Mine): void {
  const wearer = secretSeat(g);
  if (wearer === null) return;
  const company = hasCompany(g, me, wearer);
  expose(g, company ? 'company' : 'alone', {}, 'BH-STRUCT-05');
  me.memory.log.push({ what: 'hum', seats: living(g).filter((seat) => hasCompany(g, me, seat) === company) });
  advance(g, me.memory, 'bell');
}

/** How sure somebody must be to accuse: less where a Shame can be borne, hardly at all before the last bell. */
function sure({ memory, n }: Mine): number {
  if (memory.bell + 1 >= n.bell) return 0.15;
  return memory.shame + 1 < n.shame ? 0.5 : 0.62;
}

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const odds = belief(me, seat);
  const others = othersAlive(g, seat);
  // Whoever may be the wearer goes where the others are.
  if ((odds[seat] ?? 0) > 0.5) return others.map((other) => ({ worth: 3, at: [tileOf(g, other)] }));
  return others
    .filter((other) => !hasStarted(me, seat, other))
    .map((other) => ({ worth: 9 * (odds[other] ?? 0), at: [tileOf(g, other)] }));
}

export const borrowedFaces = haunt<Mine>({
  number: 27,
  type: 'hidden',
  numbers,
  memory,
  books: { all: ['wearer', 'hum', 'death'] },
  counters: { shame: { goal: 'shame' }, bell: { goal: 'bell' } },
  role: { secret: HOLLOW, others: 'true', odds: (_g, me, seat) => belief(me, seat) },
  setup: {
    all(g, me) {
      for (const seat of living(g)) look(g, me, seat);
    },
  },
  onDeath(_g, me, seat) {
    // The Face has been shown: it was a True one, or all is over.
    me.memory.log.push({ what: 'true', seats: [seat] });
  },
  endOfRound: (g, me) => hum(g, me),
  actions: {
    'exchange-faces': {
      by: 'all',
      can: (g, _me, who) => othersOn(g, who),
      does: (g, me, { who, whom }) => exchange(g, me, who, whom),
    },
    'look-behind': {
      by: 'all',
      cost: 'turn',
      does(g, me, { who }) {
        look(g, me, who);
        say(g, 'looked', { who });
      },
    },
    unmask: {
      by: 'all',
      can: (g, me, who) => !isUsed(g, 'exchanged') && othersOn(g, who).filter((other) => !hasStarted(me, who, other)),
      does: (g, me, { who, whom }) => unmask(g, me, who, whom),
    },
  },
  tells: [
    ...['face-swap', 'face-keep', 'exchanged', 'own-hollow', 'own-true', 'looked'],
    ...['shame', 'company', 'alone', 'bell'],
  ],
  asks: ['exchange'],
  ends: [
    { side: 'heroes', why: 'unmasked', when: (_g, me) => me.memory.unmasked },
    { side: 'traitor', why: 'shame', reached: 'shame' },
    { side: 'traitor', why: 'bell', at: 'round', reached: 'bell' },
  ],
  progress: { heroes: (_g, me) => (me.memory.unmasked ? 1 : 0), traitor: 'bell' },
  aims,
  likes: {
    unmask: (g, me, seat, { whom }) => {
      const odds = belief(me, seat);
      const named = odds[whom] ?? 0;
      const own = isAlive(g, seat) ? (odds[seat] ?? 0) : 1;
      return own < 0.3 && named >= sure(me) ? 10 * named : -1;
    },
    'exchange-faces': (g, me, seat) => ((belief(me, seat)[seat] ?? 0) > 0.5 && othersOn(g, seat).length > 0 ? 1 : -1),
    // Whoever gives the Hollow Face away can never accuse its new wearer: mostly it is enough to pretend.
    exchange: (_g, me, seat, { id }) => {
      const isMine = (belief(me, seat)[seat] ?? 0) > 0.5;
      return (id === 'face-swap') === (isMine && me.memory.bell % 3 === 2) ? 1 : 0;
    },
    'look-behind': (_g, me, seat) => {
      const own = belief(me, seat)[seat] ?? 0;
      return own > 0.25 && own < 0.75 ? 3 : -1;
    },
  },
});
