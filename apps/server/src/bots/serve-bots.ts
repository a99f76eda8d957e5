import type { Header } from '@dreadhouse/engine';
import { fold } from '../match/fold.ts';
import { type AnswerPlace, companyOf, goesBack, stillCounts } from '../match/mate.ts';
import type { Journal } from '../store/journal.ts';
import type { Matches } from '../store/matches.ts';
import type { SeatRow } from '../store/schema.ts';
import { type BotReply, type BotRequest, replyAbout, seal } from './on-the-bus.ts';
import type { ThinkerPool } from './pool.ts';

interface Parts {
  readonly matches: Matches;
  readonly journal: Journal;
  readonly pool: Pick<ThinkerPool, 'do'>;
}

/** Thinks about a match that it reads from the database. The reply is for those who can read it there as well. */
export async function answerOnBus(parts: Parts, asked: BotRequest): Promise<Uint8Array> {
  const kept = await parts.matches.find(asked.match);
  if (kept === null || kept.match.header === null) return new Uint8Array(); // nobody to answer to
  const { secret } = kept.match;
  const reply: BotReply = await think(parts, asked, kept.match.header, kept.seats).catch(replyAbout);
  return seal(secret, reply);
}

async function think(
  { matches, journal, pool }: Parts,
  asked: BotRequest,
  header: string,
  seats: readonly SeatRow[],
): Promise<BotReply> {
  const all = await journal.since(asked.match, 0);
  const entries = all.filter(({ seq }) => seq <= asked.seq);
  if ((entries.at(-1)?.seq ?? 0) < asked.seq) throw new Error(`Match ${asked.match} is not at ${asked.seq} here.`);
  const snapshot = await matches.snapshot(asked.match);
  // A later snapshot may be of answers that were given after some had been taken back.
  const fitting = snapshot !== null && snapshot.seq <= asked.seq ? snapshot : null;
  const stands = (answer: AnswerPlace): boolean => stillCounts(answer, asked.seq, entries.filter(goesBack));
  const thought = await pool.do({
    kept: fold(JSON.parse(header) as Header, entries, fitting),
    wanted: asked.wanted,
    company: companyOf({ seats, stands }, asked.wanted.seat),
  });
  return { thought };
}
