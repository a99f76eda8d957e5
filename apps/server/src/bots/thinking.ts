import {
  type Advice,
  type AnyGame,
  advise,
  type BotLevel,
  botAnswer,
  type KeptMatch,
  type Match,
  mayTell,
  type Odds,
  oddsOf,
  outlooksOf,
  restore,
  type Spoken,
  spokenTo,
  type Tellable,
  tellable,
  withOutlooks,
} from '@dreadhouse/engine';
import { ALONE, type Company } from '../match/mate.ts';

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

/** Somebody wants to know what a bot on their side can be told. */
interface TellableWanted {
  readonly what: 'tellable';
  readonly seat: number;
  /** The bot's. */
  readonly mate: number;
}

/** What is to be thought about for one seat. */
export type Wanted = AnswerWanted | OddsWanted | AdviceWanted | TellableWanted;

/** What a bot answers with, and what it says of it. */
export interface BotAnswer {
  readonly option: string;
  /** To those on its side who have their seats. */
  readonly words: readonly (readonly [number, Spoken])[];
  /** What it was told and does with this answer, by the command that told it; null otherwise. */
  readonly done: string | null;
}

/** What comes of it. */
export type Thought<W extends Wanted = Wanted> = W extends OddsWanted
  ? Odds
  : W extends AdviceWanted
    ? readonly Advice[]
    : W extends TellableWanted
      ? Tellable | null
      : BotAnswer;

/** A match whose next decision is to be thought about. */
export interface Subject {
  readonly id: string;
  /** The last entry that counts. */
  readonly seq: number;
  /** Known to whoever can read the database, and to nobody else. */
  readonly secret: string;
  readonly match: Match<unknown> | null;
  companyOf(seat: number): Company;
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
  /** Of a bot whose answer is wanted. It is not asked for over the bus: whoever thinks elsewhere reads it where the match is. */
  readonly company?: Company;
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

export function thoughtOn(games: ReadonlyMap<string, AnyGame>, { kept, wanted, company = ALONE }: Task): Thought {
  const match = matchIn(games, kept);
  if (wanted.what === 'odds') return withOutlooks(oddsOf(match, wanted.seat), outlooksOf(match, wanted.seat));
  if (wanted.what === 'advice') return advise(match, wanted.seat);
  if (wanted.what === 'tellable') return tellable(match, wanted.seat, wanted.mate);
  return answerIn(match, wanted, company);
}

/** What a bot says of its answer to each who listens. */
export function wordsOn(match: Match<unknown>, seat: number, option: string, company: Company): BotAnswer['words'] {
  const { people, told } = company;
  return people.flatMap((listener) => {
    const spoken = spokenTo(match, listener, seat, option, told?.wish);
    return spoken === null ? [] : [[listener, spoken] as const];
  });
}

function answerIn(match: Match<unknown>, { seat, level }: AnswerWanted, company: Company): BotAnswer {
  const told = company.told !== null && mayTell(match, company.told.by, seat) ? company.told : null;
  const option = botAnswer(match, seat, level, undefined, () => performance.now(), told?.wish).id;
  const words = wordsOn(match, seat, option, { ...company, told });
  const isDone = words.some(([listener, { heard }]) => listener === told?.by && heard === 'done');
  return { option, words, done: isDone ? (told?.id ?? null) : null };
}

function matchIn(games: ReadonlyMap<string, AnyGame>, kept: KeptMatch): Match<unknown> {
  const game = games.get(kept.header.game);
  if (game === undefined) throw new Error(`There is no game "${kept.header.game}".`);
  const loaded = restore(game, kept, { events: false, marks: false });
  if (!loaded.ok) throw new Error(`The match cannot be read: ${loaded.why} (${loaded.where})`);
  return loaded.match;
}
