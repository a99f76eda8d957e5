import type { Seat } from '@dreadhouse/engine';
import type { LiveMatch } from './live.ts';

/** Why a seat cannot be freed, by its code and in a sentence. */
interface NotFreed {
  readonly status: 403 | 404 | 409;
  readonly code: 'not-your-seat' | 'unknown-seat' | 'not-host' | 'started' | 'seat-free' | 'seat-present';
  readonly message: string;
}

const refusals = {
  'not-your-seat': { status: 403, message: 'This needs the token of a seat.' },
  'unknown-seat': { status: 404, message: 'There is no such seat.' },
  'not-host': { status: 403, message: 'Only whoever sits there may stand up, and only the host may free the seat.' },
  started: { status: 409, message: 'The match has begun; let a bot take over instead.' },
  'seat-free': { status: 409, message: 'Nobody sits there.' },
  'seat-present': { status: 409, message: 'Whoever sits there is here just now. Only they can stand up.' },
} as const;

/**
 * Before the match one stands up from one's own seat, and the host may free the seat of somebody who does not come; in one that goes on with
 * a saved game one may still change seats. Null when this seat may do so.
 */
export function whyNotFree(live: LiveMatch, by: Seat | null, seat: Seat): NotFreed | null {
  const code = codeOf(live, by, seat);
  return code === null ? null : { code, ...refusals[code] };
}

function codeOf(live: LiveMatch, by: Seat | null, seat: Seat): NotFreed['code'] | null {
  const row = live.seats[seat];
  if (by === null) return 'not-your-seat';
  if (row === undefined) return 'unknown-seat';
  if (by !== seat && by !== live.host) return 'not-host';
  // Once a match has begun here, the table agrees on who loses a seat.
  if (!live.isWaiting || (live.status === 'playing' && by !== seat)) return 'started';
  if (by === seat) return null;
  if (row.kind !== 'person') return 'seat-free';
  return live.isOnline(seat) ? 'seat-present' : null;
}
