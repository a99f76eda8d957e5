import type { Betrayal, Hands, Rules, Seat } from '../kit.ts';
import {
  damageAll,
  distance,
  ENTRANCE,
  hasSeen,
  haunt,
  isOpen,
  isTraitorOn,
  livesShare,
  living,
  othersAlive,
  othersOn,
  redrawSights,
  rise,
  roleOf,
  roundOf,
  secretSeat,
  seeSome,
  tileOf,
  tokens,
  turnUp,
  voteOn,
} from '../kit.ts';
import {
  aims,
  closed,
  closedOn,
  doubt,
  FACES,
  FIRST_KEY,
  isTrusted,
  key,
  memories,
  sightsOf,
  suspects,
} from './44-friends.ts';
import { DOUBLE, layMemories, listen, memory, remember } from './44-memories.ts';

const bolts = tokens('door-bolt');

const numbers = {
  memories: [6, 7, 8, 9],
  sees: [4, 5, 5, 6],
  locks: [2, 3, 4, 4],
  dawn: [7, 7, 8, 8],
  night: [6, 6, 6, 6],
  bolts: [2, 3, 5, 6],
  might: [1, 2, 2, 3],
} as const;
type Mine = Hands<typeof memory, typeof numbers, 'hidden'>;
/** The Double has seen so many Memories at the start. */
const STRANGE = 1;

const keys = (g: Betrayal): Seat[] => living(g).filter((seat) => key.isOn(g, seat));
const locks = (g: Betrayal, me: Mine): number => Math.min(me.n.locks, living(g).length - 1);
const isUnlocked = (g: Betrayal, me: Mine): boolean => !isOpen(g) && locks(g, me) > 0 && keys(g).length >= locks(g, me);

function* takeBack(g: Betrayal, named: Seat): Rules {
  const { yes, no } = yield* voteOn(g, named);
  if (yes.length <= no.length) return;
  key.lift(g, named);
  yield* damageAll(g, yes, 'mental', 1);
}

export const familiarStranger = haunt<Mine>({
  number: 44,
  type: 'hidden',
  numbers,
  memory,
  books: { all: ['memories', 'listening', 'door', 'dawn', 'reveal'] },
  tallies: {
    keys: { count: (g) => keys(g).length, goal: (g, me) => Math.max(0, locks(g, me)) },
    dawn: { count: (_g, me) => me.memory.dawn, goal: (g, me) => (isOpen(g) ? me.n.night : me.n.dawn) },
    bolts: { count: bolts.count },
  },
  tokens: [memories, bolts],
  statuses: [key],
  role: {
    secret: DOUBLE,
    others: 'friend',
    mayReveal: true,
    suspects,
    *onReveal(g, me, seat) {
      rise(g, seat, { might: me.n.might, speed: 1 });
      for (const one of living(g)) key.lift(g, one);
      memories.sweepUp(g);
      for (let i = 0; i < me.n.bolts; i++) bolts.place(g, { at: ENTRANCE });
      me.memory.dawn = 0;
    },
  },
  secrets: [
    {
      pieces: (g) => closed(g).flatMap(({ face }) => face ?? []),
      redraw: (g, me, seat, _unseen, chance) =>
        redrawSights(g, closed(g), FACES, seat, chance, (other) =>
          sightsOf(me, other, roleOf(g, other) === DOUBLE ? STRANGE + roundOf(g) - 1 : null, chance),
        ),
    },
  ],
  setup: {
    all(g, me) {
      layMemories(g, me);
      seeSome(g, memories.all(g), 'saw', (seat) => (roleOf(g, seat) === DOUBLE ? STRANGE : me.n.sees));
    },
  },
  *endOfRound(g, me) {
    if (!isOpen(g)) yield* listen(g);
    me.memory.dawn += 1;
  },
  onTileGone(g, _me, tile) {
    for (const memory of closedOn(g, tile)) turnUp(g, memory, 'is');
  },
  actions: {
    remember: {
      by: 'all',
      can: (g, _me, who, at) => !isOpen(g) && closedOn(g, at).length > 0 && othersOn(g, who),
      does: (g, me, { who, whom }) => remember(g, me, who, whom),
    },
    'hand-over': {
      by: 'all',
      can: (g, _me, who, at) => {
        if (isOpen(g) || at !== ENTRANCE) return false;
        const others = othersOn(g, who).filter((other) => !key.isOn(g, other));
        return roundOf(g) < FIRST_KEY ? others.length > 0 && 'too-early' : others;
      },
      *does(g, _me, { whom }) {
        const { yes, no } = yield* voteOn(g, whom);
        if (no.length <= yes.length) key.put(g, whom);
      },
    },
    'take-back': {
      by: 'all',
      can: (g, _me, who) => !isOpen(g) && othersOn(g, who).filter((other) => key.isOn(g, other)),
      does: (g, _me, { whom }) => takeBack(g, whom),
    },
    'draw-a-bolt': {
      by: 'heroes',
      roll: ['might', 'knowledge'],
      can: (g, _me, _who, at) => isOpen(g) && at === ENTRANCE && bolts.count(g) > 0,
      does(g, _me, { result }) {
        if (result >= (isTraitorOn(g, ENTRANCE) ? 6 : 5)) bolts.removeFrom(g, ENTRANCE);
      },
    },
  },
  tells: [
    ...['saw', 'heard', 'is', 'says'].flatMap((how) => FACES.map((face) => `${how}-${face}`)),
    ...['says-blank', 'vote-yes', 'vote-no'],
  ],
  asks: ['memory', 'recall', 'listen', 'vote'],
  ends: [
    { side: 'heroes', why: 'out', when: (g) => isOpen(g) && bolts.count(g) === 0 },
    { side: 'heroes', why: 'door', when: (g, me) => isUnlocked(g, me) && !keys(g).includes(secretSeat(g) ?? -1) },
    { side: 'traitor', why: 'door', when: (g, me) => isUnlocked(g, me) && keys(g).includes(secretSeat(g) ?? -1) },
    { side: 'traitor', why: 'dawn', at: 'round', reached: 'dawn' },
  ],
  progress: {
    heroes: (g, me) => (isOpen(g) ? 0.5 * livesShare(g) : (0.9 * keys(g).length) / Math.max(1, locks(g, me))),
    traitor: 'dawn',
  },
  aims: (g, me, seat) => aims(g, me.traitor, seat),
  likes: {
    remember: (g, me, seat, { whom }) => {
      const isSafe = roleOf(g, seat) !== DOUBLE || closedOn(g, tileOf(g, seat)).some((one) => hasSeen(one, seat));
      return isSafe ? 5 + doubt(me, whom) : 1;
    },
    // The Double owns up to what it knows, and guesses now and then.
    recall: (g, _me, seat, { id, details }) => {
      const memory = closed(g).find(({ n }) => n === details?.['n']);
      if (memory === undefined) return 0;
      if (hasSeen(memory, seat)) return id === `say-${memory.face?.face}` ? 2 : 0;
      const guesses = (memory.n + seat) % 4 === 0;
      return id === 'say-blank' ? 1 : guesses && id === `say-${FACES[memory.n % 2]}` ? 2 : 0;
    },
    listen: (g, _me, seat, { details }) => {
      const memory = closed(g).find(({ n }) => n === details?.['n']);
      const far = memory?.at ? distance(g, tileOf(g, seat), memory.at) : 9;
      return memory !== undefined && hasSeen(memory, seat) ? -9 : -Math.min(9, far);
    },
    vote: (g, me, seat, { id, whom }) => (id === 'vote-yes' ? trust(g, me, seat, whom) : 0),
    'hand-over': (g, me, seat, { whom }) => 4 * trust(g, me, seat, whom),
    'take-back': (g, me, seat, { whom }) => (roleOf(g, seat) !== DOUBLE && doubt(me, whom) > 2 ? 3 : -2),
    reveal: (g, me, seat) => {
      const others = othersAlive(g, seat);
      const mostDoubted = others.every((other) => doubt(me, other) < doubt(me, seat));
      return mostDoubted && doubt(me, seat) > 2 && roundOf(g) > FIRST_KEY ? 4 : -1;
    },
  },
});

/** Whether it is a good thing that this one gets a key: 1 yes, -1 no. The Double lets others have all but the last. */
function trust(g: Betrayal, me: Mine, seat: Seat, named: Seat): number {
  if (roleOf(g, seat) !== DOUBLE) return isTrusted(g, me, seat, named) ? 1 : -1;
  return keys(g).length + 1 < locks(g, me) && !isTrusted(g, me, seat, named) ? 1 : -1;
}
