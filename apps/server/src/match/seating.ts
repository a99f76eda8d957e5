import type { Seat } from '@dreadhouse/engine';
import type { NewMatch } from '@dreadhouse/protocol';
import type { ExpectedSeat, Matches } from '../store/matches.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Host } from './host.ts';
import type { LiveMatch } from './live.ts';
import type { Proposals } from './proposals.ts';
import { DONE, type Outcome, refused } from './refusal.ts';
import { seatRow } from './tables.ts';

type Level = Exclude<NewMatch['seats'][number], 'open'>;

/** Bots on seats: before the match they fill what is open, then they answer for people who are away. */
export class Seating {
  readonly #host: Host;
  readonly #matches: Matches;
  readonly #proposals: Proposals;

  constructor(host: Host, matches: Matches, proposals: Proposals) {
    this.#host = host;
    this.#matches = matches;
    this.#proposals = proposals;
  }

  async letBot(live: LiveMatch, by: Seat, seat: Seat, level: Level | null, command: string): Promise<Outcome> {
    const row = live.seats[seat];
    if (row === undefined) return refused('not-your-seat');
    if (level !== null && live.putAside) return refused('put-aside');
    if (row.token === null) return live.isWaiting ? this.#fill(live, row, level) : refused('not-your-seat');
    if (seat === by) return level === null ? this.#takeBack(live, row) : this.#hand(live, row, level);
    if (level === null) return refused('not-your-seat'); // only its owner takes a seat back
    return this.#proposals.propose(live, by, { what: 'stand-in', seat }, command);
  }

  /** A seat that nobody has taken: a bot's, or open again. In a match that goes on, a bot that sits stays. */
  async #fill(live: LiveMatch, { seat, kind }: SeatRow, level: Level | null): Promise<Outcome> {
    const goesOn = live.status === 'playing' && kind === 'open' && level !== null;
    if (live.status !== 'open' && !goesOn) return refused('not-your-seat');
    const { match: _, seat: __, nonce, ...changes } = seatRow(live.id, seat, level ?? 'open');
    // Once the match has begun nobody adds to its luck.
    return this.#change(live, seat, goesOn ? changes : { ...changes, nonce }, {
      status: live.status,
      kind,
      token: null,
    });
  }

  #hand(live: LiveMatch, { seat, token }: SeatRow, level: Level): Promise<Outcome> {
    return this.#change(live, seat, { kind: 'bot', level }, { status: live.status, token });
  }

  /** Coming back brings no new time: when that for this question is over the bot answers it, and the next is one's own again. */
  async #takeBack(live: LiveMatch, { seat, token }: SeatRow): Promise<Outcome> {
    if (live.lateSeats(Date.now()).includes(seat)) return refused('too-late');
    const nothing = { told: null, said: null };
    return this.#change(live, seat, { kind: 'person', level: null, ...nothing }, { status: live.status, token });
  }

  async #change(live: LiveMatch, seat: Seat, changes: Partial<SeatRow>, expected: ExpectedSeat): Promise<Outcome> {
    const changed = await this.#matches.changeSeat(live.id, seat, changes, expected);
    await this.#host.refresh(live.id);
    return changed ? DONE : refused('stale');
  }
}
