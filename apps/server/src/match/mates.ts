import { mayTell, type Seat, type Wish } from '@dreadhouse/engine';
import type { Matches } from '../store/matches.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Host } from './host.ts';
import type { LiveMatch } from './live.ts';
import { type KeptSaid, type KeptTold, type Speech, saidOf, stillNeeded, toldOf } from './mate.ts';
import { DONE, type Outcome, refused } from './refusal.ts';

/** How often telling is tried again because somebody else told the same bot something at the same moment. */
const TRIES = 20;

/** So many commands are remembered with a seat: far more than are on their way at any time. */
const KNOWN = 16;

/** Bots and people on one side: what they are told, and what they say. Kept with the bot's seat, so that it is the same on every node. */
export class Mates {
  readonly #host: Host;
  readonly #matches: Matches;

  constructor(host: Host, matches: Matches) {
    this.#host = host;
    this.#matches = matches;
  }

  /** Tells a bot on one's side what to do, or (null) takes that back. */
  async tell(live: LiveMatch, by: Seat, seat: Seat, wish: Wish | null, command: string): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries++) {
      const row = live.seats[seat];
      const before = row === undefined ? null : toldOf(row);
      if (before?.known.includes(command)) return DONE;
      // In turn: sides as they are by an answer that is not written yet are nobody's to know.
      const why = await live.inTurn(async () => whyNotTold(live, by, row));
      if (why !== null || row === undefined) return why ?? refused('no-side');
      const known = [...(before?.known ?? []), command].slice(-KNOWN);
      const told = JSON.stringify({ id: command, by, wish, known } satisfies KeptTold);
      if (await this.#keep(live, row, { told }, { told: row.told })) return DONE;
    }
    return refused('stale');
  }

  /** A bot has given this answer, and says this of it. A wish that is done by it, named by the command that told it, stands no longer. */
  async says(live: LiveMatch, seat: Seat, speech: Speech, told: string | null): Promise<void> {
    const { match } = live;
    const row = live.seats[seat];
    if (speech.words.length === 0 || row === undefined || match === null) return;
    const before = saidOf(row);
    const speeches = [...stillNeeded(live, match, before?.speeches ?? []), speech];
    const done = told === null ? (before?.done ?? null) : { told, about: speech.about };
    await this.#keep(live, row, { said: JSON.stringify({ speeches, done } satisfies KeptSaid) });
  }

  /** As long as the same bot sits there. */
  async #keep(
    live: LiveMatch,
    { seat, token }: SeatRow,
    changes: Partial<Pick<SeatRow, 'told' | 'said'>>,
    expected: Partial<Pick<SeatRow, 'told'>> = {},
  ): Promise<boolean> {
    const still = { status: 'playing', kind: 'bot', token, ...expected } as const;
    const kept = await this.#matches.changeSeat(live.id, seat, changes, still);
    await this.#host.refresh(live.id);
    return kept;
  }
}

/** Whether somebody else's seat has a bot is no answer to those who are not on its side: it acts out of their sight. */
function whyNotTold(live: LiveMatch, by: Seat, row: SeatRow | undefined): Outcome | null {
  const { match } = live;
  if (match === null) return refused('not-started');
  if (live.isOver) return refused('over');
  if (row === undefined || !mayTell(match, by, row.seat)) return refused('no-side');
  return row.kind === 'bot' ? null : refused('not-your-seat');
}
