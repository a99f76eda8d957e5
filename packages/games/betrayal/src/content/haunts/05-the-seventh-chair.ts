import { type Option, type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  type Betrayal,
  checkEnds,
  damageAll,
  distance,
  ENTRANCE,
  gain,
  HALLWAY,
  type Hands,
  has,
  haunt,
  heal,
  heroes,
  hunt,
  isHero,
  isMonster,
  isOpen,
  isStart,
  isTraitor,
  keep,
  learn,
  livesShare,
  living,
  monstersOf,
  nearestOf,
  othersOn,
  placeToken,
  put,
  regionOf,
  roleOf,
  rollAgainst,
  roundOf,
  say,
  sealed,
  spawn,
  type TileId,
  tileOf,
  tiles,
  tokensOf,
  tokensOn,
  UPPER,
  unset,
} from '../kit.ts';

const numbers = {
  quorum: [2, 3, 3, 4],
  callers: [2, 3, 3, 4],
  bonds: [1, 1, 2, 2],
  might: [1, 1, 2, 2],
  called: [0, 1, 2, 2],
  right: [5, 5, 5, 5],
  wrong: [3, 3, 3, 3],
} as const;
const MOST_LETTERS = 13;
const memory = {
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
type Mine = Hands<typeof memory, typeof numbers>;

const [SEATED, BOUND] = ['seated', 'bound'];
/** How far a hand reaches along the table, and how far the chairs stand from the Hallway. */
const FAR = 4;
const FIRST_LETTER = 2;

const withStatus = (g: Betrayal, status: string): Seat[] => living(g).filter((seat) => has(g, seat, status));
const sitting = (g: Betrayal): Seat[] => withStatus(g, SEATED);
const isFree = (g: Betrayal, tile: TileId): boolean =>
  tokensOn(g, tile, 'chair').length > sitting(g).filter((seat) => tileOf(g, seat) === tile).length;
const quorum = (g: Betrayal, me: Mine): number =>
  Math.min(me.n.quorum, isOpen(g) ? heroes(g).length : living(g).length - 1);

function layChairs(g: Betrayal): void {
  const far = (tile: TileId): number => distance(g, HALLWAY, tile);
  const rooms = tiles(g).filter((tile) => !isStart(tile));
  const near = rooms.filter((tile) => regionOf(g, tile) !== 'basement' && far(tile) <= FAR);
  g.shuffle('chairs', near);
  const others = rooms.filter((tile) => !near.includes(tile)).sort((a, b) => far(a) - far(b));
  placeToken(g, 'seventh-chair', { at: HALLWAY });
  for (const at of [...near, ...others, ENTRANCE, UPPER].slice(0, g.seats)) placeToken(g, 'chair', { at });
}

interface Hand extends Option {
  readonly whom: Seat | null;
}

/** Push, or feel whether somebody else does; with nobody in reach a hand can only hold still. */
function hands(g: Betrayal, seat: Seat): Hand[] {
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
  g.reveal('all', 'haunt-tells', { haunt: 5, what: 'idle', n: idle, rule: 'BH-STRUCT-05' });
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
function* letter(g: Betrayal, me: Mine): Rules {
  const there = sitting(g);
  const isFull = there.length >= quorum(g, me);
  const isRight = isFull && (isOpen(g) || (yield* idleHands(g, me, there)) < 2);
  me.memory[isRight ? 'right' : 'wrong'] += 1;
  say(g, isRight ? 'right' : 'wrong', { n: isRight ? me.memory.right : me.memory.wrong });
  checkEnds(g); // before it hurts
  if (isRight) return;
  yield* damageAll(g, there, 'mental', 1);
  if (monstersOf(g, 'caller').length < me.n.callers) spawn(g, 'caller', HALLWAY);
}

function* takeHold(g: Betrayal, who: Seat, other: Seat): Rules {
  const [mine, theirs] = yield* rollAgainst(g, who, other, 'might', 'BH-STRUCT-06');
  if (mine <= theirs) return;
  put(g, other, BOUND);
  unset(g, other, SEATED);
}

/** How much a seat doubts another: whoever sat at every letter with two idle hands, and most of those with one. */
function doubt({ memory }: Mine, seat: Seat, whom: Seat): number {
  const spoilt = memory.letters.filter(({ idle }) => idle >= 2);
  if (spoilt.length === 0 || !spoilt.every(({ hands: there }) => there.includes(whom))) return 0;
  const possible = new Set(spoilt.flatMap(({ hands: there }) => there).filter((one) => one !== seat));
  const left = [...possible].filter((one) => spoilt.every(({ hands: there }) => there.includes(one)));
  return spoilt.length >= 2 || left.length <= 2 ? 1 / Math.max(1, left.length) : 0;
}

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
      heal(g, seat, 'all');
      gain(g, seat, 'might', me.n.might);
      gain(g, seat, 'speed');
      for (let i = 0; i < me.n.called; i++) spawn(g, 'caller', tileOf(g, seat));
    },
  },
  setup: {
    *all(g) {
      layChairs(g);
    },
  },
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
