import { type Header, Match, secureLuck } from '@dreadhouse/engine';
import type { NewMatch } from '@dreadhouse/protocol';
import { GAMES } from '../games.ts';
import type { KeptTable, Matches } from '../store/matches.ts';
import type { SeatRow } from '../store/schema.ts';
import { hashOf, newMatchId, newNonce, newSecret, newToken } from './tokens.ts';

export type Created = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly why: string };

/** A new table, its seats still to be taken, our secret already committed to. */
export async function createTable(
  matches: Matches,
  { game: id, options, seats, public: listed }: NewMatch,
): Promise<Created> {
  const game = GAMES.get(id);
  if (game === undefined)
    return { ok: false, why: `There is no game "${id}"; there are ${[...GAMES.keys()].join(', ')}.` };
  const { min, max } = game.seats;
  if (seats.length < min || seats.length > max)
    return { ok: false, why: `${id} is for ${min} to ${max} seats, not ${seats.length}.` };
  const checked = game.options(options, seats.length);
  if (!checked.ok) return checked;
  const match = newMatchId();
  const now = Date.now();
  const rows = seats.map((kind, seat) => seatRow(match, seat, kind));
  await matches.create(
    {
      id: match,
      game: id,
      options: JSON.stringify(checked.value),
      status: 'open',
      listed: listed ? 1 : 0,
      secret: newSecret(),
      header: null,
      created: now,
      touched: now,
      rematch: null,
    },
    rows,
  );
  return { ok: true, id: match };
}

function seatRow(match: string, seat: number, kind: NewMatch['seats'][number]): SeatRow {
  const empty = { match, seat, name: null, level: null, token: null, nonce: null };
  if (kind === 'open') return { ...empty, kind: 'open' };
  return { ...empty, kind: 'bot', name: `Bot ${seat + 1}`, level: kind, nonce: newNonce() };
}

/** Takes an open seat; its token, or null when somebody was quicker. */
export async function sitDown(
  matches: Matches,
  match: string,
  seat: number,
  { name, nonce }: { readonly name: string; readonly nonce: string },
): Promise<string | null> {
  const token = newToken();
  return (await matches.sit(match, seat, { name: name.trim(), nonce, token: hashOf(token) })) ? token : null;
}

/** The header of a match whose seats are all taken: luck from our secret and everybody's nonce. */
export function headerOf({ match, seats }: KeptTable): Header {
  const game = GAMES.get(match.game);
  if (game === undefined) throw new Error(`There is no game "${match.game}".`);
  const luck = secureLuck(
    match.secret,
    seats.map(({ nonce }) => nonce ?? ''),
  );
  const players = seats.map(({ name }, seat) => name ?? `${seat + 1}`);
  const started = Match.start(game, { options: JSON.parse(match.options), players, luck });
  if (!started.ok) throw new Error(started.why);
  return started.value.header;
}

export function allSeatsTaken(seats: readonly SeatRow[]): boolean {
  return seats.every(({ kind }) => kind !== 'open');
}
