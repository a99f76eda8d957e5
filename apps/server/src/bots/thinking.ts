import {
  type Advice,
  type AnyGame,
  advise,
  type BotLevel,
  botAnswer,
  type KeptMatch,
  type Match,
  type Odds,
  oddsOf,
  outlooksOf,
  restore,
  withOutlooks,
} from '@dreadhouse/engine';

/** A bot is asked for its answer; it only ever looks at worlds that its seat could be in. */
interface AnswerWanted {
  readonly what: 'answer';
  readonly seat: number;
  readonly level: BotLevel;
}

/** Somebody wants to know what may come of each answer. */
interface OddsWanted {
  readonly what: 'odds';
  readonly seat: number;
}

/** Somebody wants to know what a good player would answer. */
interface AdviceWanted {
  readonly what: 'advice';
  readonly seat: number;
}

/** What is to be thought about: a decision of one seat. */
export type Wanted = AnswerWanted | OddsWanted | AdviceWanted;

/** What comes of it: the option that a bot answers with, odds, or advice. */
export type Thought<W extends Wanted = Wanted> = W extends OddsWanted
  ? Odds
  : W extends AdviceWanted
    ? readonly Advice[]
    : string;

/** A match whose next decision is to be thought about. */
export interface Subject {
  readonly id: string;
  /** The last entry that counts. */
  readonly seq: number;
  /** Known to whoever can read the database, and to nobody else. */
  readonly secret: string;
  readonly match: Match<unknown> | null;
}

/** Somewhere to think: processes beside this one, or on other machines. */
export interface Thinkers {
  think<W extends Wanted>(about: Subject, wanted: W): Promise<Thought<W>>;
  close(): Promise<void>;
}

/** Whoever thought about it came to no end, or to an end of its own: it may be the match that kills. */
export class ThinkerDied extends Error {}

/** All that whoever thinks needs to know; it comes and goes between two processes of one machine. */
export interface Task {
  readonly kept: KeptMatch;
  readonly wanted: Wanted;
}

/** A match as its inputs, from its last boundary on. */
export function keptOf(match: Match<unknown>): KeptMatch {
  return {
    header: match.header,
    answers: match.answers.map(({ seat, option, border }) => (border ? [seat, option, 1] : [seat, option])),
    marks: [],
    snapshots: match.checkpoints.map(({ position, phase, state, places }) => ({ position, phase, state, places })),
    notes: [],
  };
}

export function thoughtOn(games: ReadonlyMap<string, AnyGame>, { kept, wanted }: Task): Thought {
  const match = matchIn(games, kept);
  if (wanted.what === 'odds') return withOutlooks(oddsOf(match, wanted.seat), outlooksOf(match, wanted.seat));
  if (wanted.what === 'advice') return advise(match, wanted.seat);
  return botAnswer(match, wanted.seat, wanted.level, undefined, () => performance.now()).id;
}

function matchIn(games: ReadonlyMap<string, AnyGame>, kept: KeptMatch): Match<unknown> {
  const game = games.get(kept.header.game);
  if (game === undefined) throw new Error(`There is no game "${kept.header.game}".`);
  const loaded = restore(game, kept, { events: false, marks: false });
  if (!loaded.ok) throw new Error(`The match cannot be read: ${loaded.why} (${loaded.where})`);
  return loaded.match;
}
