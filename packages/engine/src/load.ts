import type { FastLuck, Luck, SecureLuck } from './chance/luck.ts';
import type { Answer } from './decision.ts';
import type { Checked, Game, Outcome } from './game.ts';
import {
  type Checkpoint,
  contentHash,
  type Header,
  type Mark,
  type MatchHistory,
  type Note,
  type Snapshot,
} from './history.ts';
import { Match, type MatchSettings } from './match.ts';
import { canonical, fingerprint, oddIn } from './plain.ts';
import { digestOf, FORMAT, FORMAT_VERSION, type SavedMatch, type SavedSeat } from './save.ts';
import * as shape from './shape.ts';
import { stateTrouble } from './state-trouble.ts';
import { atOnce, type Work } from './work.ts';

export type LoadRefusal =
  | 'not-json'
  | 'foreign'
  | 'newer'
  | 'malformed'
  | 'damaged'
  | 'other-game'
  | 'bad-options'
  | 'unplayable';

type Loaded<S> =
  | { readonly ok: true; readonly match: Match<S>; readonly changed: RulesChange | null }
  | { readonly ok: false; readonly why: LoadRefusal; readonly where: string };

type LoadSettings = MatchSettings & { readonly whole?: boolean };

/** A match that was begun under other rules went on from a boundary; the answers after it may be lost. */
export interface RulesChange {
  readonly from: string;
  readonly to: string;
  readonly resumedAt: number;
  readonly lost: number;
}

/**
 * No match of any game comes near these; the contract tries. They are there for files from elsewhere, whose numbers would otherwise be somebody's
 * loop or memory: every answer is given again when a match is loaded. Whoever holds matches of others lets none grow longer, either.
 */
export const MOST_ANSWERS = 5000;
const MOST_SEATS = 64;
const MOST_LUCK = 10_000_000;
const MOST_STREAMS = 500;
const MOST_STACKED = 10_000;
const MOST_SNAPSHOTS = 8;

const name = shape.textUpTo(100);
const position = shape.whole(0, MOST_ANSWERS);
const seat = shape.whole(0, MOST_SEATS - 1);
const hex = shape.matching(/^[0-9a-f]{64}$/, '64 hexadecimal digits');

const luck: shape.Shape<Luck> = shape.either(
  shape.record<FastLuck>({
    kind: shape.exactly('fast'),
    seed: shape.text,
    stacks: shape.optional(shape.recordOf(name, shape.listOf(shape.whole(0, 0xffff_ffff), MOST_STACKED), MOST_STREAMS)),
  }),
  shape.record<SecureLuck>({
    kind: shape.exactly('secure'),
    secret: hex,
    commitment: hex,
    nonces: shape.listOf(shape.matching(/^[0-9a-f]{16,128}$/, '16 to 128 hexadecimal digits'), MOST_SEATS),
  }),
);

const snapshot = shape.record<Snapshot>({
  position,
  phase: name,
  state: shape.anything, // the game knows
  places: shape.recordOf(name, shape.whole(0, MOST_LUCK), MOST_STREAMS),
});

const header = shape.record<Header>({
  game: name,
  rules: name,
  content: name,
  options: shape.anything, // the game knows
  players: shape.listOf(shape.text, MOST_SEATS),
  luck,
  layout: shape.optional(snapshot),
});

const roll = shape.tuple<[number, number]>(shape.whole(0, 0x1_0000_0000), shape.whole(0, 0xffff_ffff));

const savedMatch = shape.record<SavedMatch>({
  format: shape.exactly(FORMAT),
  formatVersion: shape.exactly(FORMAT_VERSION),
  header,
  answers: shape.listOf(
    shape.either(
      shape.tuple<[number, string]>(seat, shape.text),
      shape.tuple<[number, string, 1]>(seat, shape.text, shape.exactly(1)),
    ),
    MOST_ANSWERS,
  ),
  marks: shape.listOf(shape.tuple<Mark>(position, name, name), 4 * MOST_ANSWERS),
  snapshots: shape.listOf(snapshot, MOST_SNAPSHOTS),
  notes: shape.listOf(
    shape.record<Note>({
      kind: shape.oneOf(['rewound', 'branched', 'rules-changed']),
      position,
      undone: position,
      details: shape.optional(shape.text),
    }),
    MOST_ANSWERS,
  ),
  outcome: shape.nullable(shape.record<Outcome>({ side: name, winners: shape.listOf(seat, MOST_SEATS) })),
  rolls: shape.optional(shape.recordOf(name, shape.listOf(roll, MOST_LUCK), MOST_STREAMS)),
  digest: name,
  seats: shape.optional(
    shape.listOf(
      shape.record<SavedSeat>({ kind: shape.oneOf(['person', 'bot']), level: shape.optional(name) }),
      MOST_SEATS,
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
  // Before anything that goes as deep as the data do: text can nest deeper than a program can follow.
  const odd = oddIn(data);
  const trouble = odd === null ? savedMatch(data, 'match') : `match: ${odd}`;
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
export function load<S>(game: Game<S>, source: string, settings: LoadSettings = {}): Loaded<S> {
  const read = readSave(source);
  if (!read.ok) return read;
  return restore(game, read.saved, settings);
}

/** A match as its holder keeps it, part by part. */
export type KeptMatch = Pick<SavedMatch, 'header' | 'answers' | 'marks' | 'snapshots' | 'notes'>;

/** The same for a holder that has kept the parts safe by itself. */
export function restore<S>(game: Game<S>, saved: KeptMatch, settings: LoadSettings = {}): Loaded<S> {
  return atOnce(restoring(game, saved, settings));
}

/** The same, an answer at a time: a long match takes seconds, and whoever holds many has others to attend to. */
export function* restoring<S>(game: Game<S>, saved: KeptMatch, settings: LoadSettings = {}): Work<Loaded<S>> {
  if (saved.header.game !== game.id) return { ok: false, why: 'other-game', where: saved.header.game };
  const header = checkedHeader(game, saved.header);
  if (!header.ok) return { ok: false, why: 'bad-options', where: header.why };
  if (!sameRules(game, saved.header)) return yield* carryOver(game, withOptions(saved, header.value), settings);
  const wanted = settings.whole === true ? { ...saved, snapshots: [] } : saved;
  const trouble = boundaryTrouble(game, wanted);
  if (trouble !== null) return { ok: false, why: 'malformed', where: trouble };
  return yield* resume(game, wanted, settings);
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

/** Options that the new rules have added are there from now on: in the header, and in states that keep the options themselves. */
function withOptions(saved: KeptMatch, header: Header): KeptMatch {
  const before = canonical(saved.header.options);
  const snapshots = saved.snapshots.map((one) => {
    if (!shape.isRecord(one.state)) return one;
    const fields = Object.entries(one.state).map(([key, part]) =>
      canonical(part) === before ? [key, header.options] : [key, part],
    );
    return { ...one, state: Object.fromEntries(fields) };
  });
  return { ...saved, header, snapshots };
}

function sameRules<S>(game: Game<S>, { rules, content }: Header): boolean {
  return rules === game.version && content === contentHash(game);
}

/** What is wrong with where the rules are to begin, and where that stands: nobody vouches for a state that comes from elsewhere. */
function boundaryTrouble<S>(game: Game<S>, saved: KeptMatch): string | null {
  const { header, snapshots, answers } = saved;
  const { layout } = header;
  if (layout !== undefined) {
    const trouble = snapshotTrouble(game, header, layout, 0, answers.length, 'match.header.layout');
    if (trouble !== null) return trouble;
  }
  for (const [i, one] of snapshots.entries()) {
    const trouble = snapshotTrouble(game, header, one, layout?.position ?? 0, answers.length, `match.snapshots[${i}]`);
    if (trouble !== null) return trouble;
  }
  return null;
}

function snapshotTrouble<S>(
  game: Game<S>,
  header: Header,
  { position, phase, state }: Snapshot,
  least: number,
  most: number,
  place: string,
): string | null {
  return (
    shape.whole(least, most)(position, `${place}.position`) ??
    shape.oneOf(Object.keys(game.phases))(phase, `${place}.phase`) ??
    stateTrouble(game, header, state, `${place}.state`)
  );
}

/** The ordinary case: the last snapshot and the answers after it, or everything from the start. */
function* resume<S>(game: Game<S>, saved: KeptMatch, settings: MatchSettings): Work<Loaded<S>> {
  const { header, answers, marks, snapshots } = saved;
  const isMarked = marked(marks);
  const damaged = snapshots.findIndex((one) => !isMarked([one.position, one.phase, fingerprint(one.state)]));
  if (damaged >= 0) return { ok: false, why: 'damaged', where: `snapshots[${damaged}].state` };
  const from = snapshots.at(-1)?.position ?? header.layout?.position ?? 0;
  try {
    const match = new Match(game, header, settings, history<S>(saved, from));
    for (const answer of answers.slice(from)) {
      match.again(answerOf(answer));
      yield;
    }
    const parted = match.marks.find((mark) => !isMarked(mark));
    if (parted !== undefined)
      return { ok: false, why: 'damaged', where: `marks: ${parted[1]} at position ${parted[0]}` };
    return { ok: true, match, changed: null };
  } catch (error) {
    return { ok: false, why: 'unplayable', where: (error as Error).message };
  }
}

/** Whether the save knows a boundary. A match that was kept without marks cannot tell, and is believed. */
function marked(marks: readonly Mark[]): (mark: Mark) => boolean {
  const known = new Set(marks.map((mark) => mark.join(' ')));
  return (mark) => known.size === 0 || known.has(mark.join(' '));
}

/** The rules have changed since: go on from the last boundary that still loads, keep the answers that still hold, and say so. */
function* carryOver<S>(game: Game<S>, saved: KeptMatch, settings: MatchSettings): Work<Loaded<S>> {
  let where = 'no boundary is left';
  for (const boundary of [...saved.snapshots].reverse()) {
    try {
      const match = yield* fromBoundary(game, saved, boundary, settings);
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
function* fromBoundary<S>(game: Game<S>, saved: KeptMatch, layout: Snapshot, settings: MatchSettings): Work<Match<S>> {
  const trouble = snapshotTrouble(game, saved.header, layout, 0, saved.answers.length, 'the boundary');
  if (trouble !== null) throw new Error(trouble);
  const header: Header = { ...saved.header, rules: game.version, content: contentHash(game), layout };
  const match = new Match<S>(game, header, settings, history({ ...saved, snapshots: [], marks: [] }, layout.position));
  for (const [seat, option] of saved.answers.slice(layout.position)) {
    if (!match.answer(seat, option).ok) break;
    yield;
  }
  return match;
}

/** What a match has gathered, from its save. */
export function history<S>(saved: Omit<KeptMatch, 'header'>, upTo: number): MatchHistory<S> {
  const answers = saved.answers.slice(0, upTo).map(answerOf);
  const marksAt = (position: number) => saved.marks.filter(([p]) => p <= position).length;
  const checkpoints: Checkpoint<S>[] = saved.snapshots.map((one) => ({
    ...one,
    state: one.state as S,
    events: 0,
    marks: marksAt(one.position),
  }));
  return { answers, events: [], marks: saved.marks, checkpoints, notes: saved.notes };
}

function answerOf([seat, option, border]: SavedMatch['answers'][number]): Answer {
  return { seat, option, border: border === 1 };
}
