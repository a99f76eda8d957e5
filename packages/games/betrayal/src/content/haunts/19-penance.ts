import type { Aim, Betrayal, Hands, Seat, TileId, Trait } from '../kit.ts';
import {
  ensureTile,
  everybody,
  explorerAt,
  explorersOn,
  expose,
  haunt,
  hauntChoice,
  hiddenShape,
  isAlive,
  isMonster,
  keep,
  living,
  othersAlive,
  othersOn,
  say,
  shape,
  stun,
  symbolOf,
  tileOf,
  traitOf,
  whereAre,
  whisper,
} from '../kit.ts';
import {
  bless,
  deeds,
  earned,
  findGift,
  losable,
  markNames,
  marksFor,
  placesFor,
  SINS,
  type Sin,
  waived,
} from './19-sins.ts';
import { absolved, confessed, confessors, hunts, isDoing, isSilent, lurk } from './19-the-confessor.ts';

const numbers = {
  severity: [12, 13, 14, 14],
  speed: [4, 4, 5, 5],
  pride: [2, 2, 3, 3],
  dead: [2, 2, 2, 3],
} as const;
const MOST_MARKS = 12;
const memory = {
  ...deeds,
  severity: keep.count(50),
  /** By seat. */
  sins: keep.list((_seat, players) => hiddenShape<Sin>(players, SINS), 6),
  /** Those that were not dealt. */
  rest: keep.list((_seat, players) => hiddenShape<Sin>(players, SINS), SINS.length),
  /** By seat: what each mark was earned with. */
  marks: keep.as(
    (players) => Array.from({ length: players }, (): string[] => []),
    (players) => shape.listOf(shape.listOf(shape.oneOf<string>(markNames(players)), MOST_MARKS), players, players),
  ),
  absolved: keep.seats,
  /** The round is ending: then a loss goes before a win. */
  night: keep.flag,
};
type Mine = Hands<typeof memory, typeof numbers, 'none'>;

const CHAPEL: TileId = 'chapel';
const STRONGEST = 8;

/** The Sin of somebody who has confessed; of nobody else. */
const sinOf = (g: Betrayal, { memory }: Mine, seat: Seat): Sin | null =>
  isSilent(g, seat) ? null : (memory.sins[seat]?.face ?? null);
const marksOf = ({ memory }: Mine, seat: Seat): string[] => memory.marks[seat] ?? [];
const needs = (g: Betrayal, me: Mine, seat: Seat): number => {
  const sin = sinOf(g, me, seat);
  return sin === null ? Number.POSITIVE_INFINITY : marksFor(g, seat, sin, me.n.pride);
};
const isComplete = (g: Betrayal, me: Mine, seat: Seat): boolean => marksOf(me, seat).length >= needs(g, me, seat);

function addMarks(g: Betrayal, me: Mine, seat: Seat, names: readonly string[]): void {
  if (names.length === 0 || isComplete(g, me, seat)) return;
  marksOf(me, seat).push(...names);
  say(g, 'mark', { who: seat, n: marksOf(me, seat).length });
}

/** The card is turned up for all. */
function turnUp(g: Betrayal, me: Mine, seat: Seat): void {
  const sin = me.memory.sins[seat];
  if (sin === undefined || sin.seen.length === g.seats) return;
  sin.seen = everybody(g);
  expose(g, sin.face, { who: seat }, 'BH-STRUCT-06');
}

function confess(g: Betrayal, me: Mine, seat: Seat): void {
  turnUp(g, me, seat);
  confessed.put(g, seat);
  if (me.memory.sins[seat]?.face === 'deceit') addMarks(g, me, seat, waived(g));
}

const isLost = (g: Betrayal, me: Mine): boolean =>
  me.memory.severity >= me.n.severity || g.seats - living(g).length >= me.n.dead;

function aims(g: Betrayal, me: Mine, seat: Seat): Aim[] {
  const sin = sinOf(g, me, seat);
  const others = othersAlive(g, seat);
  if (absolved.isOn(g, seat)) {
    const prey = others.filter((other) => isDoing(g, other)).map((other) => tileOf(g, other));
    return [{ worth: 3, at: prey }];
  }
  if (sin === null) return [{ worth: 8, at: whereAre(g, others) }];
  if (isComplete(g, me, seat)) return [{ worth: 10, at: [CHAPEL] }];
  return [{ worth: 8, at: placesFor(g, seat, sin, marksOf(me, seat)) }];
}

export const penance = haunt<Mine>({
  number: 19,
  type: 'none',
  numbers,
  memory,
  books: { all: ['penance', ...SINS.map((sin) => `sin-${sin}`), 'shield', 'severity', 'confessor'] },
  counters: { severity: { goal: 'severity' } },
  tallies: {
    absolved: {
      count: (g) => living(g).filter((seat) => absolved.isOn(g, seat)).length,
      goal: (g) => living(g).length,
    },
    dead: { count: (g) => g.seats - living(g).length, goal: 'dead' },
  },
  statuses: [confessed, absolved],
  secrets: [{ pieces: (_g, me) => [...me.memory.sins, ...me.memory.rest] }],
  monsters: {
    confessor: {
      traits: {
        might: (_g, me) => Math.min(STRONGEST, 4 + Math.floor(me.memory.severity / 2)),
        speed: 'speed',
        knowledge: 4,
        sanity: (_g, me) => Math.min(STRONGEST, 4 + Math.floor(me.memory.severity / 2)),
      },
      attack: 'sanity',
      behaviour: hunts,
      harmed(g, me, one, combat) {
        if (!one.stunned && combat !== null && !isMonster(combat.attacker)) me.memory.severity += 1;
        stun(g, one);
      },
    },
  },
  setup: {
    *all(g, me) {
      yield* ensureTile(g, CHAPEL, g.pick('seat', living(g)));
      const faces: Sin[] = [...SINS];
      g.shuffle('sins', faces);
      me.memory.sins = faces.slice(0, g.seats).map((face, seat) => ({ face, seen: [seat] }));
      me.memory.rest = faces.slice(g.seats).map((face) => ({ face, seen: [] }));
      for (const [seat, { face }] of me.memory.sins.entries()) whisper(g, seat, `own-${face}`);
      confessors.spawn(g, lurk(g));
    },
  },
  *startOfTurn(g, me, seat) {
    Object.assign(me.memory, { moved: false, gave: false, onHim: false, night: false });
    const isGreedy = isDoing(g, seat) && sinOf(g, me, seat) === 'greed' && !isComplete(g, me, seat);
    if (isGreedy && (yield* findGift(g, seat))) addMarks(g, me, seat, ['gift']);
  },
  onMoved(g, me, { who }) {
    if (who === g.state.turn.seat) me.memory.moved = true;
  },
  onTraded(g, me, seat, given, taken) {
    if (isDoing(g, seat) && given > 0 && taken === 0) me.memory.gave = true;
  },
  endOfTurn(g, me, seat) {
    const sin = sinOf(g, me, seat);
    if (sin === null || !isDoing(g, seat) || isComplete(g, me, seat)) return;
    if (sin === 'haste' && me.memory.moved) me.memory.marks[seat] = [];
    me.memory.onHim = confessors.first(g)?.at === tileOf(g, seat);
    addMarks(g, me, seat, earned(g, seat, sin, marksOf(me, seat), me.memory));
  },
  /** Shield: the first of the absolved who is willing. */
  *onAttack(g, _me, combat) {
    const { attacker, defender } = combat;
    if (!isMonster(attacker) || isMonster(defender)) return;
    for (const seat of explorersOn(g, tileOf(g, defender))) {
      if (seat === defender || !absolved.isOn(g, seat)) continue;
      const { id } = yield* hauntChoice(g, seat, 'shield', [{ id: 'step-before' }, { id: 'step-aside' }]);
      if (id !== 'step-before') continue;
      combat.defender = seat;
      return;
    }
  },
  *outcome(g, me, { attacker, winner, loser }) {
    if (winner === null || winner !== attacker || !isMonster(winner) || loser === null || isMonster(loser)) return;
    const marks = marksOf(me, loser);
    if (!isDoing(g, loser) || isComplete(g, me, loser) || marks.length === 0) return;
    const options = losable(marks);
    const [only] = options;
    const { name } = options.length === 1 && only ? only : yield* hauntChoice(g, loser, 'unlearn', options);
    marks.splice(marks.indexOf(name), 1);
  },
  onDeath(g, me, seat) {
    turnUp(g, me, seat);
    if (!me.memory.absolved.includes(seat)) me.memory.severity += 2;
  },
  startOfMonsters(_g, me) {
    me.memory.night = true;
  },
  endOfRound(g, me) {
    me.memory.severity += living(g).some((seat) => isSilent(g, seat)) ? 2 : 1;
    say(g, 'severity', { n: me.memory.severity });
  },
  actions: {
    confess: {
      by: 'all',
      can: (g, _me, who, at) => {
        const isLast = living(g).length === 1 && at === CHAPEL;
        return isSilent(g, who) && (othersOn(g, who).length > 0 || isLast);
      },
      does: (g, me, { who }) => confess(g, me, who),
    },
    bless: {
      by: 'all',
      can: (g, me, who) => {
        if (sinOf(g, me, who) !== 'envy' || !isDoing(g, who)) return false;
        return othersOn(g, who).filter((other) => !marksOf(me, who).includes(`blessed:${other}`));
      },
      *does(g, me, { who, target, whom }) {
        yield* bless(g, who, whom);
        if (isAlive(g, who)) addMarks(g, me, who, [`blessed:${target}`]);
      },
    },
    testify: {
      by: 'all',
      roll: 'sanity',
      can: (g, me, who, at) => {
        const symbol = symbolOf(at);
        return (
          sinOf(g, me, who) === 'deceit' && isDoing(g, who) && symbol !== null && !marksOf(me, who).includes(symbol)
        );
      },
      rows: { 3: (g, me, { who, at }) => addMarks(g, me, who, [symbolOf(at) ?? 'event']) },
    },
    absolve: {
      by: 'all',
      roll: 'sanity',
      can: (g, me, who, at) => at === CHAPEL && isDoing(g, who) && isComplete(g, me, who),
      rows: {
        4(g, me, { who }) {
          confessed.lift(g, who);
          absolved.put(g, who);
          me.memory.absolved.push(who);
        },
      },
    },
  },
  tells: ['mark', 'severity', ...SINS, ...SINS.map((sin) => `own-${sin}`)],
  asks: ['give-up', 'shield', 'unlearn'],
  ends: [
    {
      side: 'heroes',
      why: 'absolved',
      when: (g, me) =>
        living(g).length > 0 &&
        living(g).every((seat) => absolved.isOn(g, seat)) &&
        !(me.memory.night && isLost(g, me)),
    },
    { side: 'house', why: 'severe', when: isLost },
  ],
  progress: {
    heroes: (g) =>
      living(g).reduce((sum, seat) => sum + (absolved.isOn(g, seat) ? 1 : isSilent(g, seat) ? 0 : 0.4), 0) /
      Math.max(1, g.seats),
    traitor: 'severity',
  },
  aims,
  likes: {
    confess: 12,
    absolve: 12,
    testify: 8,
    bless: 6,
    'hand-card': (g, me, seat) =>
      sinOf(g, me, seat) === 'greed' && isDoing(g, seat) && !isComplete(g, me, seat) && !me.memory.gave ? 1 : 0,
    shield: (g, _me, seat, { id }) =>
      id === 'step-before' && traitOf(g, seat, 'sanity') >= 3 ? 1 : id === 'step-aside' ? 0.5 : 0,
    'give-up': (g, _me, seat, { rest }) => explorerAt(g, seat).traits[rest as Trait],
  },
});
