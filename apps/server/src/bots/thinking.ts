import { type AnyGame, fastChance, load, ruleOfThumb, search } from '@dreadhouse/engine';

/** What a bot is asked: the whole match as a file; it only ever looks at worlds that its seat could be in. */
export interface BotTask {
  readonly game: string;
  readonly file: string;
  readonly seat: number;
  readonly level: string;
}

/** Iterations of the search level; decides within two seconds on one slow core. */
const ITERATIONS = 48;

/** The option that a bot of this level answers with. */
export function botAnswer(games: ReadonlyMap<string, AnyGame>, { game: id, file, seat, level }: BotTask): string {
  const game = games.get(id);
  if (game === undefined) throw new Error(`There is no game "${id}".`);
  const loaded = load(game, file, { events: false, marks: false });
  if (!loaded.ok) throw new Error(`The match cannot be read: ${loaded.why} (${loaded.where})`);
  const { match } = loaded;
  const seed = `bot ${seat} ${match.position}`;
  const [only, ...more] = match.legal(seat);
  if (only === undefined) throw new Error(`Seat ${seat} is not asked anything.`);
  if (more.length === 0) return only.id;
  if (level === 'search') return search(match, seat, { seed, iterations: ITERATIONS })[0]?.option.id ?? only.id;
  if (level === 'thumb') return ruleOfThumb(match, seat, seed).id;
  return fastChance(seed).pick('player:option', match.legal(seat)).id;
}
