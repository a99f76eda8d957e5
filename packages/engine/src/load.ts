import type { Answer } from './decision.ts';
import type { Checked, Game } from './game.ts';
import { type Checkpoint, contentHash, type Header, type MatchHistory, type Snapshot } from './history.ts';
import { Match, type MatchSettings } from './match.ts';
import { canonical, fingerprint, oddIn } from './plain.ts';
import { digestOf, FORMAT, FORMAT_VERSION, type SavedMatch } from './save.ts';
import * as shape from './shape.ts';

export type LoadRefusal =
  | 'not-json'
  | 'foreign'
  | 'newer'
  | 'malformed'
  | 'damaged'
  | 'other-game'
  | 'bad-options'
  | 'unplayable';

export type Loaded<S> =
  | { readonly ok: true; readonly match: Match<S>; readonly changed: RulesChange | null }
  | { readonly ok: false; readonly why: LoadRefusal; readonly where: string };

/** A match that was begun under other rules went on from a boundary; the answers after it may be lost. */
export interface RulesChange {
  readonly from: string;
  readonly to: string;
  readonly resumedAt: number;
  readonly lost: number;
}

const luck = shape.either(
  shape.record({
    kind: shape.exactly('fast'),
    seed: shape.text,
    stacks: shape.optional(shape.recordOf(shape.listOf(shape.count))),
  }),
  shape.record({
    kind: shape.exactly('secure'),
    secret: shape.matching(/^[0-9a-f]{64}$/, '64 hexadecimal digits'),
    commitment: shape.matching(/^[0-9a-f]{64}$/, '64 hexadecimal digits'),
    nonces: shape.listOf(shape.matching(/^[0-9a-f]{16,128}$/, '16 to 128 hexadecimal digits')),
  }),
);

const snapshot = shape.record({
  position: shape.count,
  phase: shape.text,
  state: shape.anything,
  places: shape.recordOf(shape.count),
});

const header = shape.record({
  game: shape.text,
  rules: shape.text,
  content: shape.text,
  options: shape.anything,
  players: shape.listOf(shape.text),
  luck,
  layout: shape.optional(snapshot),
});

const outcome = shape.record({ side: shape.text, winners: shape.listOf(shape.count) });

const savedMatch = shape.record({
  format: shape.exactly(FORMAT),
  formatVersion: shape.exactly(FORMAT_VERSION),
  header,
  answers: shape.listOf(
    shape.either(shape.tuple(shape.count, shape.text), shape.tuple(shape.count, shape.text, shape.exactly(1))),
  ),
  marks: shape.listOf(shape.tuple(shape.count, shape.text, shape.text)),
  snapshots: shape.listOf(snapshot),
  notes: shape.listOf(
    shape.record({ kind: shape.text, position: shape.count, undone: shape.count, details: shape.optional(shape.text) }),
  ),
  outcome: shape.nullable(outcome),
  rolls: shape.optional(shape.recordOf(shape.listOf(shape.tuple(shape.count, shape.count)))),
  digest: shape.text,
  seats: shape.optional(
    shape.listOf(
      shape.record({
        kind: shape.either(shape.exactly('person'), shape.exactly('bot')),
        level: shape.optional(shape.text),
      }),
    ),
  ),
});

/** Reads a save from its text, or says what is wrong with it and where. Knows nothing of the game yet. */
export function readSave(
  source: string,
): { ok: true; saved: SavedMatch } | { ok: false; why: LoadRefusal; where: string } {
  let data: unknown;
  try {
    data = JSON.parse(source);
  } catch (error) {
    return { ok: false, why: 'not-json', where: (error as Error).message };
  }
  if (!shape.isRecord(data) || data['format'] !== FORMAT) return { ok: false, why: 'foreign', where: 'format' };
  if (typeof data['formatVersion'] === 'number' && data['formatVersion'] > FORMAT_VERSION) {
    return { ok: false, why: 'newer', where: `formatVersion ${data['formatVersion']}, known up to ${FORMAT_VERSION}` };
  }
  const trouble = oddIn(data) ?? savedMatch(data, 'match');
  if (trouble !== null) return { ok: false, why: 'malformed', where: trouble };
  const saved = data as unknown as SavedMatch; // its shape has just been checked
  const { digest, seats: _, ...body } = saved;
  if (digest !== digestOf(body)) return { ok: false, why: 'damaged', where: 'digest' };
  return { ok: true, saved };
}

/**
 * Brings a saved match back to the decision where it was left. With `whole` it is played again from the start, which brings its
 * events back too; without, from its last snapshot.
 */
export function load<S>(game: Game<S>, source: string, settings: MatchSettings & { whole?: boolean } = {}): Loaded<S> {
  const read = readSave(source);
  if (!read.ok) return read;
  return restore(game, read.saved, settings);
}

/** A match as its holder keeps it, part by part. */
export type KeptMatch = Pick<SavedMatch, 'header' | 'answers' | 'marks' | 'snapshots' | 'notes'>;

/** The same for a holder that has kept the parts safe by itself. */
export function restore<S>(
  game: Game<S>,
  saved: KeptMatch,
  settings: MatchSettings & { whole?: boolean } = {},
): Loaded<S> {
  if (saved.header.game !== game.id) return { ok: false, why: 'other-game', where: saved.header.game };
  const header = checkedHeader(game, saved.header);
  if (!header.ok) return { ok: false, why: 'bad-options', where: header.why };
  if (!sameRules(game, saved.header)) return carryOver(game, { ...saved, header: header.value }, settings);
  return resume(game, settings.whole === true ? { ...saved, snapshots: [] } : saved, settings);
}

/** A header whose seats and options the game accepts. Options must be complete already: a match keeps what it was started with. */
export function checkedHeader<S>(game: Game<S>, header: Header): Checked<Header> {
  const seats = header.players.length;
  const { min, max } = game.seats;
  if (seats < min || seats > max) return { ok: false, why: `${game.id} is for ${min} to ${max} seats, not ${seats}` };
  const options = game.options(header.options, seats);
  if (!options.ok) return options;
  if (!sameRules(game, header)) return { ok: true, value: { ...header, options: options.value } };
  if (canonical(options.value) === canonical(header.options)) return { ok: true, value: header };
  return { ok: false, why: 'the options are not complete' };
}

function sameRules<S>(game: Game<S>, { rules, content }: Header): boolean {
  return rules === game.version && content === contentHash(game);
}

/** The ordinary case: the last snapshot and the answers after it, or everything from the start. */
function resume<S>(game: Game<S>, saved: KeptMatch, settings: MatchSettings): Loaded<S> {
  const damaged = saved.snapshots.findIndex((one) => !isMarked(saved, one.position, one.phase, fingerprint(one.state)));
  if (damaged >= 0) return { ok: false, why: 'damaged', where: `snapshots[${damaged}].state` };
  try {
    const match = new Match(game, saved.header, settings, history<S>(saved, saved.answers.length));
    const parted = match.marks.find(([position, phase, hash]) => !isMarked(saved, position, phase, hash));
    if (parted !== undefined)
      return { ok: false, why: 'damaged', where: `marks: ${parted[1]} at position ${parted[0]}` };
    return { ok: true, match, changed: null };
  } catch (error) {
    return { ok: false, why: 'unplayable', where: (error as Error).message };
  }
}

/** Whether the save knows this boundary. A match that was kept without marks cannot tell, and is believed. */
function isMarked(saved: KeptMatch, position: number, phase: string, hash: string): boolean {
  return saved.marks.length === 0 || saved.marks.some(([p, name, h]) => p === position && name === phase && h === hash);
}

/** The rules have changed since: go on from the last boundary that still loads, keep the answers that still hold, and say so. */
function carryOver<S>(game: Game<S>, saved: KeptMatch, settings: MatchSettings): Loaded<S> {
  let where = 'no boundary is left';
  for (const boundary of [...saved.snapshots].reverse()) {
    try {
      const match = fromBoundary(game, saved, boundary, settings);
      const resumedAt = match.position;
      const lost = saved.answers.length - resumedAt;
      const { rules: from } = saved.header;
      match.notes.push({
        kind: 'rules-changed',
        position: resumedAt,
        undone: lost,
        details: `${from} to ${game.version}`,
      });
      return { ok: true, match, changed: { from, to: game.version, resumedAt, lost } };
    } catch (error) {
      where = (error as Error).message;
    }
  }
  return { ok: false, why: 'unplayable', where };
}

/**
 * What came before the boundary was played under the old rules and cannot be played again, so the match now begins here. Answers
 * after it that the new rules still offer are given again.
 */
function fromBoundary<S>(game: Game<S>, saved: KeptMatch, layout: Snapshot, settings: MatchSettings): Match<S> {
  const trouble = game.invariant?.(layout.state as S) ?? null;
  if (trouble !== null) throw new Error(trouble);
  const header: Header = { ...saved.header, rules: game.version, content: contentHash(game), layout };
  const match = new Match<S>(game, header, settings, history({ ...saved, snapshots: [], marks: [] }, layout.position));
  for (const [seat, option] of saved.answers.slice(layout.position)) if (!match.answer(seat, option).ok) break;
  return match;
}

/** What a match has gathered, from its save. */
export function history<S>(saved: Omit<KeptMatch, 'header'>, upTo: number): MatchHistory<S> {
  const answers: Answer[] = saved.answers
    .slice(0, upTo)
    .map(([seat, option, border]) => ({ seat, option, border: border === 1 }));
  const marksAt = (position: number) => saved.marks.filter(([p]) => p <= position).length;
  const checkpoints: Checkpoint<S>[] = saved.snapshots.map((one) => ({
    ...one,
    state: one.state as S,
    events: 0,
    marks: marksAt(one.position),
  }));
  return { answers, events: [], marks: saved.marks, checkpoints, notes: saved.notes };
}
