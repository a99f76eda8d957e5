import type { Betrayal, Hands, Rules, Seat } from '../kit.ts';
import { keep, learn, roleOf, say, sealed, shape, showRole, useUp } from '../kit.ts';

// The Faces of Borrowed Faces: how they are exchanged and shown, and what each seat can conclude.

export const HOLLOW = 'hollow';
const MOST = 200;
export const memory = {
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
type Mine = Hands<typeof memory, Record<never, never>, 'hidden'>;

export const hasStarted = ({ memory }: Mine, seat: Seat, other: Seat): boolean =>
  memory.log.some(({ what, seats: [a, b] }) => what === 'exchange' && a === seat && b === other);

const noteOf = ({ memory }: Mine, seat: Seat) => memory.notes.find(({ of }) => of === seat);

/** How likely each seat wears the Hollow Face, as far as a seat can tell from what all have seen and what it has noted. */
export function belief(me: Mine, seat: Seat): number[] {
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

const TRICKS = [
  { id: 'face-swap', swaps: true },
  { id: 'face-keep', swaps: false },
];

/** Both Faces go under the mask. Who starts it can follow them; everybody else loses sight of both. */
export function* exchange(g: Betrayal, me: Mine, who: Seat, other: Seat): Rules {
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
export function look(g: Betrayal, me: Mine, seat: Seat): void {
  const face = g.state.haunt?.roles[seat];
  if (face === undefined) return;
  if (!face.seen.includes(seat)) face.seen.push(seat);
  const what = face.face === HOLLOW ? HOLLOW : 'true';
  learn(g, me.memory.notes, seat, { after: me.memory.log.length, what }, `own-${what}`);
}

/** A Face is shown to all; whether it is the Hollow one. */
export function shows(g: Betrayal, me: Mine, seat: Seat): boolean {
  showRole(g, seat);
  if (roleOf(g, seat) === HOLLOW) return true;
  me.memory.log.push({ what: 'true', seats: [seat] });
  return false;
}
