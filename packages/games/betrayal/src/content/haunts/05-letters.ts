import type { Betrayal, Hands, Per, Rules, Seat, TileId } from '../kit.ts';
import {
  allRooms,
  checkEnds,
  damageAll,
  distance,
  ENTRANCE,
  expose,
  HALLWAY,
  heroes,
  isOpen,
  keep,
  learn,
  living,
  monsters,
  regionOf,
  rollAgainst,
  say,
  sealed,
  shape,
  shuffled,
  status,
  tileOf,
  tokens,
  UPPER,
} from '../kit.ts';

// The letters of The Seventh Chair: who sits at them, which hands push, and what each hand feels.

export const callers = monsters('caller');

export const chairs = tokens('chair');
export const seventhChair = tokens('seventh-chair');
export const seated = status('seated');
export const bound = status('bound');

const MOST_LETTERS = 13;
export const memory = {
  right: keep.count(MOST_LETTERS),
  wrong: keep.count(MOST_LETTERS),
  /** Who sat at each letter, and how many hands were idle: that is all the table sees. */
  letters: keep.list(
    (seat, players) => shape.record({ hands: shape.setOf(seat, players), idle: shape.whole(0, players + 1) }),
    MOST_LETTERS,
  ),
  /** What one hand has felt of another. */
  felt: keep.notes(
    (seat) => shape.record({ letter: shape.whole(0, MOST_LETTERS), whom: seat, pushed: shape.flag }),
    MOST_LETTERS,
  ),
};
type Mine = Hands<typeof memory, Record<'quorum' | 'callers', Per>, 'hidden'>;

/** How far a hand reaches along the table, and how far the chairs stand from the Hallway. */
const FAR = 4;

export const sitting = (g: Betrayal): Seat[] => living(g).filter((seat) => seated.isOn(g, seat));
export const isFree = (g: Betrayal, tile: TileId): boolean =>
  chairs.on(g, tile).length > sitting(g).filter((seat) => tileOf(g, seat) === tile).length;

export const quorum = (g: Betrayal, me: Mine): number =>
  Math.min(me.n.quorum, isOpen(g) ? heroes(g).length : living(g).length - 1);

export function layChairs(g: Betrayal): void {
  const far = (tile: TileId): number => distance(g, HALLWAY, tile);
  const rooms = allRooms(g);
  const near = shuffled(
    g,
    'chairs',
    rooms.filter((tile) => regionOf(g, tile) !== 'basement' && far(tile) <= FAR),
  );
  const others = rooms.filter((tile) => !near.includes(tile)).sort((a, b) => far(a) - far(b));
  seventhChair.place(g, { at: HALLWAY });
  for (const at of [...near, ...others, ENTRANCE, UPPER].slice(0, g.seats)) chairs.place(g, { at });
}

/** Push, or feel whether somebody else does; with nobody in reach a hand can only hold still. */
function hands(g: Betrayal, seat: Seat) {
  const near = sitting(g).filter((other) => other !== seat && distance(g, tileOf(g, seat), tileOf(g, other)) <= FAR);
  const feels = near.map((whom) => ({ id: `feel:${whom}`, whom, details: { seat: whom } }));
  return [{ id: 'push', whom: null }, ...(feels.length === 0 ? [{ id: 'hold-still', whom: null }] : feels)];
}

/** How many hands were idle, the Seventh Chair's included; each who felt somebody alone learns what. */
function* idleHands(g: Betrayal, me: Mine, hearts: readonly Seat[]): Rules<number> {
  const { memory } = me;
  const given = yield* sealed(g, hearts, 'hand', (seat) => hands(g, seat));
  const pushes = given.map(({ id }) => id === 'push');
  const idle = pushes.filter((one) => !one).length + (g.roll('seventh-chair', 3) === 3 ? 1 : 0);
  memory.letters.push({ hands: [...hearts], idle });
  expose(g, 'idle', { n: idle }, 'BH-STRUCT-05');
  for (const [i, { whom }] of given.entries()) {
    const who = hearts[i];
    if (whom === null || who === undefined) continue;
    const pushed = pushes[hearts.indexOf(whom)] === true;
    learn(g, memory.felt, who, { letter: memory.letters.length, whom, pushed }, pushed ? 'felt-push' : 'felt-idle', {
      who: whom,
    });
  }
  return idle;
}

/** At the end of a round the planchette writes one letter: right with the Quorum and at most one idle hand. */
export function* letter(g: Betrayal, me: Mine): Rules {
  const there = sitting(g);
  const isFull = there.length >= quorum(g, me);
  const isRight = isFull && (isOpen(g) || (yield* idleHands(g, me, there)) < 2);
  me.memory[isRight ? 'right' : 'wrong'] += 1;
  say(g, isRight ? 'right' : 'wrong', { n: isRight ? me.memory.right : me.memory.wrong });
  checkEnds(g); // before it hurts
  if (isRight) return;
  yield* damageAll(g, there, 'mental', 1);
  if (callers.count(g) < me.n.callers) callers.spawn(g, HALLWAY);
}

export function* takeHold(g: Betrayal, who: Seat, other: Seat): Rules {
  const [mine, theirs] = yield* rollAgainst(g, who, other, 'might', 'BH-STRUCT-06');
  if (mine <= theirs) return;
  bound.put(g, other);
  seated.lift(g, other);
}

/** How much a seat doubts another: whoever sat at every letter with two idle hands, and most of those with one. */
export function doubt({ memory }: Mine, seat: Seat, whom: Seat): number {
  const spoilt = memory.letters.filter(({ idle }) => idle >= 2);
  if (spoilt.length === 0 || !spoilt.every(({ hands: there }) => there.includes(whom))) return 0;
  const possible = new Set(spoilt.flatMap(({ hands: there }) => there).filter((one) => one !== seat));
  const left = [...possible].filter((one) => spoilt.every(({ hands: there }) => there.includes(one)));
  return spoilt.length >= 2 || left.length <= 2 ? 1 / Math.max(1, left.length) : 0;
}
