import { type AnyGame, type BotLevel, botAnswer, load } from '@dreadhouse/engine';

/** What a bot is asked: the whole match as a file; it only ever looks at worlds that its seat could be in. */
export interface BotTask {
  readonly game: string;
  readonly file: string;
  readonly seat: number;
  readonly level: BotLevel;
}

/** The option that a bot of this level answers with. */
export function answerTo(games: ReadonlyMap<string, AnyGame>, { game: id, file, seat, level }: BotTask): string {
  const game = games.get(id);
  if (game === undefined) throw new Error(`There is no game "${id}".`);
  const loaded = load(game, file, { events: false, marks: false });
  if (!loaded.ok) throw new Error(`The match cannot be read: ${loaded.why} (${loaded.where})`);
  const { match } = loaded;
  return botAnswer(match, seat, level, `bot ${seat} ${match.position}`).id;
}
