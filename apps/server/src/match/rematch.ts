import type { NewMatch } from '@dreadhouse/protocol';
import type { Games } from '../games.ts';
import type { KeptTable, Matches } from '../store/matches.ts';
import { type Created, createTable } from './tables.ts';

/** The same table once more: bots keep their seats, people sit down anew. Whoever asks second finds the first one's. */
export async function rematchOf(games: Games, matches: Matches, id: string): Promise<Created> {
  const kept = await matches.find(id);
  if (kept === null) return { ok: false, why: 'There is no such match.' };
  if (kept.match.rematch !== null) return { ok: true, id: kept.match.rematch };
  const created = await createTable(games, matches, sameAgain(kept));
  if (!created.ok) return created;
  return { ok: true, id: await matches.keepRematch(id, created.id) };
}

function sameAgain({ match, seats }: KeptTable): NewMatch {
  return {
    game: match.game,
    options: JSON.parse(match.options),
    // A bot that only answered for somebody gives the seat back.
    seats: seats.map(({ kind, level, token }) =>
      kind === 'bot' && token === null ? (level as NewMatch['seats'][number]) : 'open',
    ),
    public: false,
    patience: match.patience,
    hints: match.hints === 1,
    ...(match.clock === null ? {} : { clock: match.clock }),
  };
}
