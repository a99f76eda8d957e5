import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyGame, Match } from '@dreadhouse/engine';
import { begun, type LongGame, type Played, written } from './long-game.ts';

const BEGINNINGS = 40;

/** The same answers in two pages whose rules are not the same: each opens the file that its own rules have written. */
export interface PlayedAlike {
  readonly ours: LongGame;
  readonly theirs: LongGame;
}

/** Where a checkout of the project has its built page; null where there is only a page. */
export function pageOf(checkout: string): string | null {
  const page = join(checkout, 'apps/web/dist');
  return existsSync(page) ? page : null;
}

/** Of a few games the one that goes the same way the longest, question for question, by our rules and by those of another checkout. */
export async function playedAlike(
  checkout: string,
  game: AnyGame,
  options: object,
  players: readonly string[],
): Promise<PlayedAlike> {
  const engine = (await from(checkout, 'engine')) as typeof import('@dreadhouse/engine'); // what it was then
  const theirGame = Object.values(await from(checkout, `games/${game.id}`)).find(
    (one): one is AnyGame => typeof one === 'object' && one !== null && 'id' in one && one.id === game.id,
  );
  if (theirGame === undefined) throw new Error(`There is no ${game.id} in ${checkout}.`);
  let longest: { match: Match<unknown>; theirs: Match<unknown> } | null = null;
  for (let n = 0; n < BEGINNINGS; n++) {
    const seed = `long ${n}`;
    const match = begun(game, options, players, seed);
    const started = engine.Match.start(theirGame, { options, players, luck: { kind: 'fast', seed } });
    if (!started.ok) throw new Error(started.why);
    follow(match, started.value);
    if (started.value.position > (longest?.theirs.position ?? 0)) longest = { match, theirs: started.value };
  }
  if (longest === null) throw new Error('No game goes the same way in both.');
  const { match, theirs } = longest;
  return {
    ours: written(match.branch(theirs.position)),
    theirs: written(theirs, (position) => engine.saveText(engine.save(theirs.branch(position)))),
  };
}

/** Gives the other match our answers while it asks what ours asked. */
function follow(match: Played, theirs: Played): void {
  const again = match.branch(0);
  for (const { seat, option } of match.answers) {
    if (asked(again, seat) !== asked(theirs, seat)) return;
    again.answer(seat, option);
    if (!theirs.answer(seat, option).ok) return;
  }
}

function asked(match: Played, seat: number): string | undefined {
  if (match.over) return undefined;
  const decision = match.decision(seat);
  return decision?.options.map(({ id, blocked }) => `${id} ${blocked === undefined}`).join();
}

function from(checkout: string, part: string): Promise<Record<string, unknown>> {
  return import(pathToFileURL(join(checkout, 'packages', part, 'src/index.ts')).href);
}
