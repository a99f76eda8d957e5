import { type Chance, type Option, type Rules, type Seat, shape } from '@dreadhouse/engine';
import {
  type Aim,
  type Betrayal,
  damageAll,
  gain,
  type Hands,
  type Hidden,
  haunt,
  heal,
  heroes,
  hiddenShape,
  hunt,
  hunting,
  isOpen,
  isShown,
  isTraitor,
  keep,
  lies,
  livesShare,
  living,
  nearestOf,
  othersOn,
  placeToken,
  revealTraitor,
  roleOf,
  SIX_ROUNDS_LATER,
  say,
  sealed,
  showRole,
  spawn,
  sweepUp,
  symbolOf,
  type TileId,
  tileOf,
  tiles,
  voteOn,
} from '../kit.ts';

const numbers = { samples: [3, 3, 4, 4], clean: [2, 3, 5, 4], dirty: [2, 2, 4, 3] } as const;
const FACES = ['clean', 'dirty'] as const;
type Sample = (typeof FACES)[number];

const memory = {
  clean: keep.count(5),
  dirty: keep.count(4),
  /** The Case: who gave each sample is open, what it is only its giver knows. */
  case: keep.list((seat, players) => shape.record({ by: seat, sample: hiddenShape(players, FACES) }), 4),
  /** Whom the opened Cases have ruled out. */
  cleared: keep.seats,
};
type Mine = Hands<typeof memory, typeof numbers>;

const isFree = (g: Betrayal, tile: TileId): boolean => symbolOf(tile) !== null && !lies(g, 'reading', tile);

/** Who can be the Tainted as far as the table knows: a Case with so many dirty samples got at least so many from them. */
const suspects = (g: Betrayal, me: Mine): Seat[] =>
  living(g).filter((seat) => !isShown(g, seat) && !me.memory.cleared.includes(seat));

interface Choice extends Option {
  readonly face: Sample;
}

/** Everybody is asked alike; only the Tainted can spoil a sample. */
const samples = (g: Betrayal, seat: Seat): Choice[] => [
  { id: 'sample-clean', face: 'clean' },
  { id: 'sample-dirty', face: 'dirty', blocked: roleOf(g, seat) !== 'tainted' && 'only-the-tainted' },
];

function* read(g: Betrayal, me: Mine, who: Seat): Rules {
  placeToken(g, 'reading', { at: tileOf(g, who) });
  const [given] = yield* sealed(g, [who], 'sample', (seat) => samples(g, seat));
  if (given === undefined) return;
  me.memory.case.push({ by: who, sample: { face: given.face, seen: [who] } });
  say(g, 'sample', { who, n: me.memory.case.length });
  if (me.memory.case.length >= me.n.samples) openCase(g, me, tileOf(g, who));
}

/** The Case is shuffled and opened: how many are dirty is all that it shows. */
function openCase(g: Betrayal, me: Mine, at: TileId): void {
  const { memory } = me;
  const opened = memory.case;
  const dirty = opened.filter(({ sample }) => sample.face === 'dirty').length;
  memory.case = [];
  for (const seat of g.state.explorers.keys())
    if (opened.filter(({ by }) => by === seat).length < dirty && !memory.cleared.includes(seat))
      memory.cleared.push(seat);
  if (dirty === 0) memory.clean += 1;
  else memory.dirty += 1;
  const what = dirty === 0 ? 'case-clean' : 'case-dirty';
  g.reveal('all', 'haunt-tells', { haunt: 16, what, n: dirty, rule: 'BH-STRUCT-06' });
  if (dirty > 0) spawn(g, 'poltergeist', at);
  sweepUp(g, 'reading');
}

/** All living explorers but the accused vote openly; with more yes than no the role is shown. */
function* accuse(g: Betrayal, accused: Seat): Rules {
  say(g, 'accused', { who: accused });
  const { yes, no } = yield* voteOn(g, accused);
  if (yes.length <= no.length) return say(g, 'let-go', { who: accused });
  if (roleOf(g, accused) === 'tainted') return yield* revealTraitor(g, accused);
  showRole(g, accused);
  yield* damageAll(g, yes, 'mental', 1);
}

/** What somebody else has given, as far as a seat can tell: only the Tainted can have spoilt it. */
function redraw(g: Betrayal, me: Mine, _seat: Seat, unseen: readonly Hidden[], chance: Chance): void {
  for (const { by, sample } of me.memory.case)
    if (unseen.includes(sample)) sample.face = roleOf(g, by) === 'tainted' ? chance.pick('imagine', FACES) : 'clean';
}

/** How much a seat believes that somebody is the Tainted: nothing without a dirty Case, everything with one suspect left. */
function suspicion(g: Betrayal, me: Mine, seat: Seat, whom: Seat): number {
  const possible = suspects(g, me).filter((one) => one !== seat);
  if (me.memory.dirty === 0 || !possible.includes(whom)) return 0;
  return 1 / possible.length;
}

/** One dirty sample is enough for a Case, and better where others have given to it, too; in the last one it must be. */
function spoils(g: Betrayal, me: Mine, seat: Seat): number {
  const { memory, n } = me;
  const own = memory.case.filter(({ by }) => by === seat);
  if (own.some(({ sample }) => sample.face === 'dirty')) return -1;
  const isLast = memory.case.length + 1 >= n.samples;
  const others = new Set(memory.case.map(({ by }) => by).filter((by) => by !== seat && suspects(g, me).includes(by)));
  if (memory.clean + 1 >= n.clean || memory.dirty + 1 >= n.dirty) return 3;
  return isLast && others.size === 0 ? -1 : 1 + others.size;
}

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  if (isOpen(g)) {
    const traitor = me.traitor ?? seat;
    return isTraitor(g, seat) ? hunting(heroes(g), 5) : [{ worth: 5, prey: traitor }];
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

export const contaminatedEvidence = haunt<typeof memory, typeof numbers>({
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
      heal(g, seat, 'all');
      gain(g, seat, 'might');
      spawn(g, 'poltergeist', tileOf(g, seat));
    },
  },
  secrets: [{ pieces: (_g, me) => me.memory.case.map(({ sample }) => sample), redraw }],
  tokens: [{ id: 'reading' }],
  monsters: [
    {
      id: 'poltergeist',
      traits: { might: 3, speed: 3, knowledge: 2, sanity: 4 },
      attack: 'sanity',
      isWild: (g) => !isOpen(g),
      *behaviour(g, _me, one, steps) {
        yield* hunt(g, one, nearestOf(g, one), steps);
      },
    },
  ],
  actions: [
    {
      id: 'read',
      by: 'all',
      roll: 'knowledge',
      can: (g, _me, _who, at) => !isOpen(g) && isFree(g, at),
      rows: { 4: (g, me, { who }) => read(g, me, who) },
    },
    {
      id: 'accuse',
      by: 'all',
      limit: { times: 1, per: 'game' },
      can: (g, _me, who) => !isOpen(g) && othersOn(g, who).filter((other) => !isShown(g, other)),
      does: (g, _me, { target }) => accuse(g, Number(target)),
    },
  ],
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
    accuse: (g, me, seat, { details }) => {
      const doubt = suspicion(g, me, seat, Number(details?.['target']));
      return roleOf(g, seat) === 'tainted' || doubt < 0.5 ? -1 : 9 * doubt;
    },
    vote: (g, me, seat, { id, details }) =>
      id === 'vote-yes' ? suspicion(g, me, seat, Number(details?.['seat'])) - 0.4 : 0,
  },
});
