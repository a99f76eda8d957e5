import type { Betrayal, Hands, Per, Rules, Seat, Token } from '../kit.ts';
import {
  allRooms,
  distance,
  ENTRANCE,
  HALLWAY,
  hasSeen,
  hauntChoice,
  keep,
  living,
  revealTraitor,
  roleOf,
  say,
  sealed,
  secretSeat,
  see,
  shape,
  shuffled,
  tileOf,
  turnUp,
} from '../kit.ts';
import { ANSWERS, closed, closedOn, FACES, memories, type Said } from './44-friends.ts';

// The Memories of Familiar Stranger: how they are laid, talked about, and listened for.

export const memory = {
  dawn: keep.count(20),
  said: keep.list(
    (seat) => shape.record<Said>({ who: seat, about: shape.whole(1, 9), answer: shape.oneOf(ANSWERS) }),
    20,
  ),
};
type Mine = Hands<typeof memory, Record<'memories', Per>, 'hidden'>;

export const DOUBLE = 'double';
// --- Memories ---

/** On different tiles with a way to the door; with too few of these, round again. */
export function layMemories(g: Betrayal, me: Mine): void {
  const free = shuffled(
    g,
    'memories',
    allRooms(g).filter((tile) => Number.isFinite(distance(g, tile, ENTRANCE))),
  );
  for (let i = 0; i < me.n.memories; i++) {
    const face = FACES[g.roll('faces', FACES.length) - 1] ?? 'sun';
    memories.place(g, {
      at: free[i % free.length] ?? HALLWAY,
      n: i + 1,
      up: false,
      face: { face, seen: [], alone: true },
    });
  }
}

/** A Friend says what is so; the Double may say anything. */
function answers(g: Betrayal, memory: Token, seat: Seat) {
  const true_ = hasSeen(memory, seat) ? memory.face?.face : 'blank';
  return ANSWERS.filter((answer) => roleOf(g, seat) === DOUBLE || answer === true_).map((answer) => ({
    ...{ id: `say-${answer}`, answer, details: { n: memory.n } },
  }));
}

export function* remember(g: Betrayal, me: Mine, who: Seat, other: Seat): Rules {
  const here = closedOn(g, tileOf(g, who)).map((memory) => ({
    id: `memory:${memory.n}`,
    memory,
    details: { n: memory.n },
  }));
  const [only] = here;
  if (only === undefined) return;
  const { memory } = here.length === 1 ? only : yield* hauntChoice(g, who, 'memory', here);
  const speakers = [who, other];
  const given = yield* sealed(g, speakers, 'recall', (seat) => answers(g, memory, seat));
  for (const [i, { answer }] of given.entries()) {
    const speaker = speakers[i];
    if (speaker === undefined) continue;
    me.memory.said.push({ who: speaker, about: memory.n, answer });
    say(g, `says-${answer}`, { who: speaker });
  }
  turnUp(g, memory, 'is');
  const isWrong = (answer: string): boolean => answer !== 'blank' && answer !== memory.face?.face;
  const liar = speakers[given.findIndex(({ answer }) => isWrong(answer))];
  if (liar !== undefined) yield* revealTraitor(g, liar);
}

/** Everybody names a Memory, and one of them learns something. */
export function* listen(g: Betrayal): Rules {
  const seats = living(g);
  const all = closed(g).map((memory) => ({ id: `listen:${memory.n}`, memory, details: { n: memory.n } }));
  if (all.length === 0) return;
  const named = yield* sealed(g, seats, 'listen', () => all);
  const double = secretSeat(g);
  const heard = double === null ? undefined : named[seats.indexOf(double)];
  if (double !== null && heard !== undefined) see(g, heard.memory, double, 'heard');
}
