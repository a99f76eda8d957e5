import type { Betrayal, Chance, Hands, Hidden, Option, Per, Rules, Seat, TileId } from '../kit.ts';
import {
  expose,
  hiddenShape,
  isShown,
  keep,
  living,
  monsters,
  roleOf,
  say,
  sealed,
  shape,
  symbolOf,
  tileOf,
  tokens,
} from '../kit.ts';

// The Case of Contaminated Evidence: what is given to it, what it shows, and whom it leaves in doubt.

export const poltergeists = monsters('poltergeist');

export const readings = tokens('reading');

const FACES = ['clean', 'dirty'] as const;
type Sample = (typeof FACES)[number];

export const memory = {
  clean: keep.count(5),
  dirty: keep.count(4),
  /** The Case: who gave each sample is open, what it is only its giver knows. */
  case: keep.list((seat, players) => shape.record({ by: seat, sample: hiddenShape(players, FACES) }), 4),
  /** Whom the opened Cases have ruled out. */
  cleared: keep.seats,
};
type Mine = Hands<typeof memory, Record<'samples' | 'clean' | 'dirty', Per>, 'hidden'>;

export const isFree = (g: Betrayal, tile: TileId): boolean => symbolOf(tile) !== null && !readings.lieOn(g, tile);
/** Who can be the Tainted as far as the table knows: a Case with so many dirty samples got at least so many from them. */
export const suspects = (g: Betrayal, me: Mine): Seat[] =>
  living(g).filter((seat) => !isShown(g, seat) && !me.memory.cleared.includes(seat));

interface Choice extends Option {
  readonly face: Sample;
}

/** Everybody is asked alike; only the Tainted can spoil a sample. */
const samples = (g: Betrayal, seat: Seat): Choice[] => [
  { id: 'sample-clean', face: 'clean' },
  { id: 'sample-dirty', face: 'dirty', blocked: roleOf(g, seat) !== 'tainted' && 'only-the-tainted' },
];

export function* read(g: Betrayal, me: Mine, who: Seat): Rules {
  readings.place(g, { at: tileOf(g, who) });
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
  expose(g, what, { n: dirty }, 'BH-STRUCT-06');
  if (dirty > 0) poltergeists.spawn(g, at);
  readings.sweepUp(g);
}

/** What somebody else has given, as far as a seat can tell: only the Tainted can have spoilt it. */
export function redraw(g: Betrayal, me: Mine, _seat: Seat, unseen: readonly Hidden[], chance: Chance): void {
  for (const { by, sample } of me.memory.case)
    if (unseen.includes(sample)) sample.face = roleOf(g, by) === 'tainted' ? chance.pick('imagine', FACES) : 'clean';
}

/** How much a seat believes that somebody is the Tainted: nothing without a dirty Case, everything with one suspect left. */
export function suspicion(g: Betrayal, me: Mine, seat: Seat, whom: Seat): number {
  const possible = suspects(g, me).filter((one) => one !== seat);
  if (me.memory.dirty === 0 || !possible.includes(whom)) return 0;
  return 1 / possible.length;
}

/** One dirty sample is enough for a Case, and better where others have given to it, too; in the last one it must be. */
export function spoils(g: Betrayal, me: Mine, seat: Seat): number {
  const { memory, n } = me;
  const own = memory.case.filter(({ by }) => by === seat);
  if (own.some(({ sample }) => sample.face === 'dirty')) return -1;
  const isLast = memory.case.length + 1 >= n.samples;
  const others = new Set(memory.case.map(({ by }) => by).filter((by) => by !== seat && suspects(g, me).includes(by)));
  if (memory.clean + 1 >= n.clean || memory.dirty + 1 >= n.dirty) return 3;
  return isLast && others.size === 0 ? -1 : 1 + others.size;
}
