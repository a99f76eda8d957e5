import {
  type AnyGame,
  type BotLevel,
  botAnswer,
  load,
  type Match,
  type Odds,
  oddsOf,
  outlooksOf,
  withOutlooks,
} from '@dreadhouse/engine';

/** What is to be thought about: a decision of one seat, in a match that comes as a file. */
interface Task {
  readonly game: string;
  readonly file: string;
  readonly seat: number;
}

/** A bot is asked for its answer; it only ever looks at worlds that its seat could be in. */
export interface BotTask extends Task {
  readonly what: 'answer';
  readonly level: BotLevel;
}

/** Somebody wants to know what may come of each answer. */
export interface OddsTask extends Task {
  readonly what: 'odds';
}

export type AnyTask = BotTask | OddsTask;

/** What comes of a task: the option that a bot answers with, or odds. */
export type ThoughtOn<T extends AnyTask> = T extends OddsTask ? Odds : string;

/** Somewhere to think: threads of this process, or other processes. */
export interface Thinkers {
  think<T extends AnyTask>(task: T): Promise<ThoughtOn<T>>;
  close(): Promise<void>;
}

export function thoughtOn(games: ReadonlyMap<string, AnyGame>, task: AnyTask): Odds | string {
  const match = matchIn(games, task);
  if (task.what === 'odds') return withOutlooks(oddsOf(match, task.seat), outlooksOf(match, task.seat));
  return botAnswer(match, task.seat, task.level).id;
}

function matchIn(games: ReadonlyMap<string, AnyGame>, { game: id, file }: Task): Match<unknown> {
  const game = games.get(id);
  if (game === undefined) throw new Error(`There is no game "${id}".`);
  const loaded = load(game, file, { events: false, marks: false });
  if (!loaded.ok) throw new Error(`The match cannot be read: ${loaded.why} (${loaded.where})`);
  return loaded.match;
}
