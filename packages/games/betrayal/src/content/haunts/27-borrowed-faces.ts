import { type Option, type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  advance,
  type Betrayal,
  damage,
  distance,
  type Hands,
  haunt,
  isAlive,
  isUsed,
  keep,
  learn,
  living,
  othersAlive,
  othersOn,
  roleOf,
  say,
  sealed,
  secretSeat,
  showRole,
  tileOf,
  useUp,
} from '../kit.ts';

const numbers = { shame: [1, 1, 1, 1], bell: [5, 6, 6, 6], near: [2, 2, 2, 2] } as const;
const HOLLOW = 'hollow';
const MOST = 200;
const memory = {
  shame: keep.count(9),
  bell: keep.count(9),
  /** What the whole table has seen or heard: two Faces taken under the mask, who can have hummed so, a True Face. */
  log: keep.list(
    (seat, players) =>
      shape.record({ what: shape.oneOf(['exchange', 'hum', 'true']), seats: shape.listOf(seat, players) }),
    MOST,
  ),
  /** What one seat alone knows, and after how many happenings. */
  notes: keep.notes(
    () => shape.record({ after: shape.whole(0, MOST), what: shape.oneOf(['swap', 'keep', HOLLOW, 'true']) }),
    MOST,
  ),
  unmasked: keep.flag,
};
type Mine = Hands<typeof memory, typeof numbers>;

const hasCompany = (g: Betrayal, me: Mine, seat: Seat): boolean =>
  living(g).some((other) => other !== seat && distance(g, tileOf(g, seat), tileOf(g, other)) <= me.n.near);
const hasStarted = ({ memory }: Mine, seat: Seat, other: Seat): boolean =>
  memory.log.some(({ what, seats: [a, b] }) => what === 'exchange' && a === seat && b === other);
const noteOf = ({ memory }: Mine, seat: Seat) => memory.notes.find(({ of }) => of === seat);

/** How likely each seat wears the Hollow Face, as far as a seat can tell from what all have seen and what it has noted. */
function belief(me: Mine, seat: Seat): number[] {
  const { log, notes } = me.memory;
  const own = noteOf(me, seat)?.own ?? [];
  const odds: number[] = notes.map(() => 1 / Math.max(1, notes.length));
  const at = (one: Seat): number => odds[one] ?? 0;
  const keepOnly = (isPossible: (one: Seat) => boolean): void => {
    const sum = odds.reduce((total, p, one) => (isPossible(one) ? total + p : total), 0);
    for (const one of odds.keys()) odds[one] = isPossible(one) && sum > 0 ? at(one) / sum : 0;
  };
  for (let i = 0; i <= log.length; i++) {
    for (const { after, what } of own)
      if (after === i && (what === HOLLOW || what === 'true')) keepOnly((one) => (one === seat) === (what === HOLLOW));
    const happened = log[i];
    if (happened === undefined) break;
    const [a = 0, b = 0] = happened.seats;
    if (happened.what === 'hum') keepOnly((one) => happened.seats.includes(one));
    else if (happened.what === 'true') keepOnly((one) => one !== a);
    else {
      const choice =
        a === seat ? own.find(({ after, what }) => after === i && (what === 'swap' || what === 'keep')) : undefined;
      const share = choice === undefined ? 0.5 : choice.what === 'swap' ? 1 : 0;
      const [mine, theirs] = [at(a), at(b)];
      odds[a] = mine * (1 - share) + theirs * share;
      odds[b] = theirs * (1 - share) + mine * share;
    }
  }
  return odds;
}

interface Trick extends Option {
  readonly swaps: boolean;
}
const TRICKS: readonly Trick[] = [
  { id: 'face-swap', swaps: true },
  { id: 'face-keep', swaps: false },
];

/** Both Faces go under the mask. Who starts it can follow them; everybody else loses sight of both. */
function* exchange(g: Betrayal, me: Mine, who: Seat, other: Seat): Rules {
  const roles = g.state.haunt?.roles ?? [];
  const [mine, theirs] = [roles[who], roles[other]];
  const [answer] = yield* sealed(g, [who], 'exchange', () => TRICKS, { who: other });
  if (mine === undefined || theirs === undefined || answer === undefined) return;
  useUp(g, 'exchanged');
  for (const face of [mine, theirs]) face.seen = face.seen.filter((one) => one === who);
  if (answer.swaps) [roles[who], roles[other]] = [theirs, mine];
  learn(g, me.memory.notes, who, { after: me.memory.log.length, what: answer.swaps ? 'swap' : 'keep' }, answer.id);
  me.memory.log.push({ what: 'exchange', seats: [who, other] });
  say(g, 'exchanged', { who: other });
}

/** A seat looks at its own Face. */
function look(g: Betrayal, me: Mine, seat: Seat): void {
  const face = g.state.haunt?.roles[seat];
  if (face === undefined) return;
  if (!face.seen.includes(seat)) face.seen.push(seat);
  const what = face.face === HOLLOW ? HOLLOW : 'true';
  learn(g, me.memory.notes, seat, { after: me.memory.log.length, what }, `own-${what}`);
}

/** A Face is shown to all; whether it is the Hollow one. */
function shows(g: Betrayal, me: Mine, seat: Seat): boolean {
  showRole(g, seat);
  if (roleOf(g, seat) === HOLLOW) return true;
  me.memory.log.push({ what: 'true', seats: [seat] });
  return false;
}

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
  g.reveal('all', 'haunt-tells', { haunt: 27, what: company ? 'company' : 'alone', rule: 'BH-STRUCT-05' });
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

export const borrowedFaces = haunt<typeof memory, typeof numbers>({
  number: 27,
  type: 'hidden',
  numbers,
  memory,
  books: { all: ['wearer', 'hum', 'death'] },
  counters: { shame: { goal: 'shame' }, bell: { goal: 'bell' } },
  role: { secret: HOLLOW, others: 'true', odds: (_g, me, seat) => belief(me, seat) },
  setup: {
    *all(g, me) {
      for (const seat of living(g)) look(g, me, seat);
    },
  },
  *onDeath(_g, me, seat) {
    // The Face has been shown: it was a True one, or all is over.
    me.memory.log.push({ what: 'true', seats: [seat] });
  },
  *endOfRound(g, me) {
    hum(g, me);
  },
  actions: [
    {
      id: 'exchange-faces',
      by: 'all',
      can: (g, _me, who) => othersOn(g, who),
      does: (g, me, { who, target }) => exchange(g, me, who, Number(target)),
    },
    {
      id: 'look-behind',
      by: 'all',
      cost: 'turn',
      can: () => true,
      *does(g, me, { who }) {
        look(g, me, who);
        say(g, 'looked', { who });
      },
    },
    {
      id: 'unmask',
      by: 'all',
      can: (g, me, who) => !isUsed(g, 'exchanged') && othersOn(g, who).filter((other) => !hasStarted(me, who, other)),
      does: (g, me, { who, target }) => unmask(g, me, who, Number(target)),
    },
  ],
  tells: [
    'face-swap',
    'face-keep',
    'exchanged',
    'own-hollow',
    'own-true',
    'looked',
    'shame',
    'company',
    'alone',
    'bell',
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
    unmask: (g, me, seat, { details }) => {
      const odds = belief(me, seat);
      const named = odds[Number(details?.['target'])] ?? 0;
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
