import type { Betrayal, Hands, Rules, Seat } from '../kit.ts';
import {
  advance,
  agrees,
  damage,
  everybody,
  explorersOn,
  expose,
  haunt,
  hauntChoice,
  isAlive,
  isOpen,
  livesShare,
  living,
  othersOn,
  revealTraitor,
  rise,
  roleOf,
  rollFor,
  roundOf,
  sealed,
  secretSeat,
  showRole,
  tileOf,
  tiles,
} from '../kit.ts';
import {
  AUTHOR,
  aims,
  clear,
  dealSlip,
  free,
  isSite,
  lost,
  memory,
  NOBODY,
  near,
  openQuestions,
  pages,
  QUESTION_IDS,
  QUESTIONS,
  type QuestionId,
  strokes,
  struck,
  suspects,
} from './45-questions.ts';

const numbers = {
  might: [0, 2, 1, 1],
  unwritten: [3, 6, 6, 7],
  struck: [2, 3, 3, 3],
  rounds: [8, 8, 8, 8],
  ink: [6, 6, 6, 6],
} as const;
type Mine = Hands<typeof memory, typeof numbers, 'hidden'>;

const FIRST_PEN = 2;

// --- pages ---

const answersTo = (question: QuestionId) => [
  { id: 'one-yes', yes: true, details: { question } },
  { id: 'one-no', yes: false, details: { question } },
];

/** The finder asks; everybody hears a true answer, or the Author's. */
function* findPage(g: Betrayal, me: Mine, who: Seat): Rules {
  const { memory } = me;
  pages.place(g, { at: tileOf(g, who) });
  if (!tiles(g).some((tile) => isSite(g, tile))) pages.sweepUp(g);
  memory.found = true;
  const asked = openQuestions(memory).map((question) => ({ id: `one-${question}`, question }));
  const { question } = yield* hauntChoice(g, who, 'question', asked);
  const given = yield* hauntChoice(g, who, 'answer', answersTo(question));
  const author = secretSeat(g);
  const yes = author === who || author === null ? given.yes : QUESTIONS[question](g, author, who);
  expose(g, `${question}-${yes ? 'yes' : 'no'}`, { who });
  memory.closed = openQuestions(memory).length > 1 ? [...memory.closed, question] : [];
  clear(memory, (seat) => seat !== who && QUESTIONS[question](g, seat, who) !== yes, everybody(g));
}

// --- the pen ---

function* strike(g: Betrayal, whom: Seat): Rules {
  struck.put(g, whom);
  yield* damage(g, whom, 'mental', 1, 'BH-STRUCT-05');
}

function* write(g: Betrayal, me: Mine): Rules {
  const seats = living(g);
  const given = yield* sealed(g, seats, 'pen', (seat) => strokes(g, me.memory, seat));
  const author = secretSeat(g);
  const { whom = null } = (author === null ? undefined : given[seats.indexOf(author)]) ?? {};
  if (whom === null || author === null) return;
  if (whom === 'slip') return yield* strikeDry(g, me);
  expose(g, 'struck-wet', { who: whom });
  const question = g.pick('clue', QUESTION_IDS);
  const yes = QUESTIONS[question](g, author, whom);
  expose(g, `${question}-${yes ? 'yes' : 'no'}`, { who: whom });
  const fits = (seat: Seat): boolean =>
    near(g, seat).includes(tileOf(g, whom)) && QUESTIONS[question](g, seat, whom) === yes;
  clear(me.memory, (seat) => !fits(seat), everybody(g));
  yield* strike(g, whom);
}

function* strikeDry(g: Betrayal, me: Mine): Rules {
  const { memory } = me;
  const named = Number(memory.slip.face);
  memory.slip.face = NOBODY;
  memory.due = roundOf(g) + 1;
  expose(g, 'struck-dry', { who: named });
  clear(memory, (seat) => seat === named, [named]);
  if (isAlive(g, named)) yield* strike(g, named);
}

// --- in person ---

function* unwrite(g: Betrayal, me: Mine, who: Seat, author: Seat): Rules {
  const mine = yield* rollFor(g, who, 'knowledge', [], struck.isOn(g, who) ? 0 : 1);
  if (!isAlive(g, who)) return;
  const theirs = yield* rollFor(g, author, 'knowledge', []);
  if (mine <= theirs) return yield* damage(g, who, 'mental', 1, 'BH-STRUCT-06');
  advance(g, me.memory, 'unwritten', { who });
}

export const guestList = haunt<Mine>({
  number: 45,
  type: 'hidden',
  numbers,
  memory,
  books: { all: ['questions', 'pen', 'struck', 'rounds', 'reveal', 'person'] },
  counters: { rounds: { goal: 'rounds' }, unwritten: { goal: 'unwritten' }, ink: {} },
  tallies: { open: { count: (_g, me) => openQuestions(me.memory).length } },
  tokens: [pages],
  statuses: [struck],
  role: {
    secret: AUTHOR,
    others: 'listed',
    mayReveal: true,
    suspects: (g, me) => living(g).filter((seat) => !me.memory.cleared.includes(seat)),
    *onReveal(g, me, seat) {
      rise(g, seat, { might: me.n.might, speed: 1 });
      pages.sweepUp(g);
      me.memory.ink = me.n.ink;
    },
  },
  secrets: [
    {
      pieces: (_g, me) => [me.memory.slip],
      redraw: (g, { memory }, seat, _unseen, chance) => {
        const author = secretSeat(g);
        if (author === seat || author === null) return;
        const names = free(g).filter((one) => one !== author);
        const named = memory.due > 0 || names.length === 0 ? NOBODY : String(chance.pick('imagine', names));
        memory.slip = { face: named, seen: [author] };
      },
    },
  ],
  setup: { all: (g, me) => dealSlip(g, me.memory) },
  /** Once revealed, the Author attacks with Might or Knowledge. */
  attacks: (_g, me, who) => (who === me.traitor ? [{ id: 'knowledge', weapon: null, trait: 'knowledge' }] : []),
  *outcome(g, me, fight) {
    const { attacker, winner, loser } = fight;
    if (winner !== attacker || winner !== me.traitor || winner === null || typeof loser !== 'number') return;
    if (struck.isOn(g, loser)) return;
    if (!(yield* agrees(g, winner, 'person', 'person-strike', 'person-hurt'))) return;
    fight.damage = 0;
    struck.put(g, loser);
  },
  *endOfRound(g, me) {
    const { memory } = me;
    if (isOpen(g)) {
      memory.ink = Math.max(0, memory.ink - 1);
      return;
    }
    if (roundOf(g) >= FIRST_PEN) yield* write(g, me);
    dealSlip(g, me.memory);
    memory.found = false;
    memory.rounds += 1;
  },
  actions: {
    'find-a-page': {
      by: 'all',
      roll: 'knowledge',
      can: (g, me, who, at) =>
        !isOpen(g) && isSite(g, at) && !struck.isOn(g, who) && (!me.memory.found || 'used-already'),
      rows: { 4: (g, me, { who }) => findPage(g, me, who) },
    },
    'accuse-the-author': {
      by: 'all',
      limit: { times: 1, per: 'game' },
      can: (g, _me, who) => !isOpen(g) && !struck.isOn(g, who) && othersOn(g, who),
      *does(g, me, { who, whom: named }) {
        if (roleOf(g, named) === AUTHOR) return yield* revealTraitor(g, named);
        expose(g, 'no-author', { who: named });
        showRole(g, named);
        clear(me.memory, () => true, [named]);
        yield* damage(g, who, 'mental', 2, 'BH-STRUCT-06');
      },
    },
    unwrite: {
      by: 'heroes',
      can: (g, me, _who, at) => me.traitor !== null && tileOf(g, me.traitor) === at,
      *does(g, me, { who }) {
        if (me.traitor !== null) yield* unwrite(g, me, who, me.traitor);
      },
    },
  },
  tells: [
    ...QUESTION_IDS.flatMap((id) => [`${id}-yes`, `${id}-no`]),
    ...['struck-dry', 'struck-wet', 'slip', 'no-slip', 'unwritten', 'no-author'],
  ],
  asks: ['question', 'answer', 'pen', 'person'],
  ends: [
    { side: 'heroes', why: 'unwritten', reached: 'unwritten' },
    { side: 'traitor', why: 'struck', when: (g, me) => lost(g) >= me.n.struck },
    { side: 'heroes', why: 'ink', at: 'round', when: (g, me) => isOpen(g) && me.memory.ink === 0 },
    { side: 'traitor', why: 'party', at: 'round', when: (g, me) => !isOpen(g) && me.memory.rounds >= me.n.rounds },
  ],
  progress: {
    heroes: (g, me) =>
      isOpen(g) ? Math.max(0.4 * livesShare(g), me.memory.unwritten / me.n.unwritten) : 0.1 * me.memory.cleared.length,
    traitor: (g, me) => living(g).filter((seat) => struck.isOn(g, seat)).length / me.n.struck,
  },
  aims: (g, me, seat) => aims(g, me.memory, seat),
  likes: {
    'find-a-page': 6,
    question: (g, me, seat, { id }) => {
      const asks = QUESTIONS[id.slice('one-'.length) as QuestionId];
      const left = suspects(g, me.memory, seat);
      const yes = left.filter((one) => asks(g, one, seat)).length;
      return roleOf(g, seat) === AUTHOR ? 0 : -Math.abs(left.length - 2 * yes);
    },
    // So that most of the others still can be the one.
    answer: (g, me, seat, { id, details }) => {
      const asks = QUESTIONS[details?.['question'] as QuestionId];
      return suspects(g, me.memory, seat).filter((one) => asks(g, one, seat) === (id === 'one-yes')).length;
    },
    pen: (g, _me, seat, { id, details }) => {
      if (id === 'pen-dry') return 3;
      const crowd = near(g, seat).reduce((sum, tile) => sum + explorersOn(g, tile).length, 0);
      return id === 'pen-rest' ? 0.5 : details?.['seat'] === seat ? -1 : crowd - 1.5;
    },
    'accuse-the-author': (g, me, seat, { whom }) => {
      const left = suspects(g, me.memory, seat);
      const isSure = left.length === 1 || (left.length === 2 && me.memory.rounds >= 5);
      return isSure && left.includes(whom) && roleOf(g, seat) !== AUTHOR ? 9 : -2;
    },
    person: { 'person-strike': 5 },
    unwrite: 7,
    reveal: (g, me, seat) => (suspects(g, me.memory, -1).every((one) => one === seat) ? 3 : -1),
  },
});
