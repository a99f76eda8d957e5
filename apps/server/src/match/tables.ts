import {
  type Answer,
  type Header,
  type LoadRefusal,
  Match,
  readSave,
  restoring,
  secureLuck,
  textsIn,
} from '@dreadhouse/engine';
import type { NewMatch, Sit } from '@dreadhouse/protocol';
import type { Games } from '../games.ts';
import { cleanName, unseenIn } from '../said.ts';
import type { KeptTable, Matches } from '../store/matches.ts';
import type { EntryRow, MatchRow, SeatRow } from '../store/schema.ts';
import { ownId } from './own-id.ts';
import { inSlices } from './slices.ts';
import { hashOf, newMatchId, newNonce, newSecret, newToken } from './tokens.ts';

export type Created = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly why: string };
/** With what is wrong with the file, for pages that have a sentence of their own for it. */
type Imported =
  | Extract<Created, { ok: true }>
  | { readonly ok: false; readonly why: string; readonly code: LoadRefusal };

/** For how long nothing is rewound without the word of somebody who is away, where the table has set nothing else: a day, in seconds. */
const PATIENCE = 86_400;

/** A new table, its seats still to be taken, our secret already committed to. */
export async function createTable(
  games: Games,
  matches: Matches,
  { game: id, options, seats, public: listed, clock, patience = PATIENCE, hints = false }: NewMatch,
): Promise<Created> {
  const game = games.get(id);
  if (game === undefined)
    return { ok: false, why: `There is no game "${id}"; there are ${[...games.keys()].join(', ')}.` };
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
      clock: clock ?? null,
      patience,
      proposal: null,
      host: null,
      deaths: 0,
      hints: hints ? 1 : 0,
      given_up: 0,
    },
    rows,
  );
  return { ok: true, id: match };
}

/** A seat as it is before anybody has taken it: open, or a bot's. */
export function seatRow(match: string, seat: number, kind: NewMatch['seats'][number]): SeatRow {
  const empty = {
    ...{ match, seat, name: null, level: null, token: null, keys: null, nonce: null, automated: 0 },
    ...{ told: null, said: null },
  };
  if (kind === 'open') return { ...empty, kind: 'open' };
  return { ...empty, kind: 'bot', name: `Bot ${seat + 1}`, level: kind, nonce: newNonce() };
}

/** A saved match, to be gone on with here. Its seats are open again: whoever held them elsewhere sits down anew. */
export async function importTable(games: Games, matches: Matches, file: string): Promise<Imported> {
  const read = readSave(file);
  if (!read.ok) return { ok: false, code: read.why, why: `The file cannot be read: ${read.why} (${read.where}).` };
  const { saved } = read;
  const { players: _, ...shown } = saved.header; // whoever sits down brings a name
  const unseen = unseenIn(textsIn({ ...saved, header: shown }).join('\n'));
  if (unseen !== null)
    return { ok: false, code: 'malformed', why: `The file holds a sign that nobody can see (match: ${unseen}).` };
  const { game: name } = saved.header;
  const game = games.get(name);
  if (game === undefined) return { ok: false, code: 'other-game', why: `There is no game "${name}" here.` };
  // From its beginning, as it will be loaded whenever somebody looks at it.
  const loaded = await inSlices(restoring(game, saved, { whole: true }));
  if (!loaded.ok)
    return { ok: false, code: loaded.why, why: `The match cannot be gone on with: ${loaded.why} (${loaded.where}).` };
  const id = newMatchId();
  const { header, over, answers } = loaded.match; // as these rules could go on with it
  const seats = header.players.map((_, seat) => seatRow(id, seat, 'open'));
  await matches.create(importedRow(id, header, over), seats, importedEntries(id, answers));
  return { ok: true, id };
}

function importedRow(id: string, header: Header, over: boolean): MatchRow {
  const now = Date.now();
  return {
    id,
    game: header.game,
    options: JSON.stringify(header.options),
    status: over ? 'over' : 'playing',
    listed: 0,
    secret: header.luck.kind === 'secure' ? header.luck.secret : newSecret(),
    header: JSON.stringify(header),
    created: now,
    touched: now,
    rematch: null,
    clock: null,
    patience: PATIENCE,
    proposal: null,
    host: null,
    deaths: 0,
    hints: 0,
    given_up: 0,
  };
}

function importedEntries(match: string, answers: readonly Answer[]): EntryRow[] {
  const at = Date.now();
  return answers.map(({ seat, option, border }, i) => ({
    ...{ match, seq: i + 1, kind: 'answer', seat, body: option, border: border ? 1 : 0 },
    ...{ command: ownId(`import:${i}`), at },
  }));
}

/** Whether a table goes on with a saved match. Whoever sits there then had no part in its luck; in a match that began here everybody had. */
export function isImported({ match, seats }: KeptTable): boolean {
  if (match.header === null) return false;
  const { luck } = JSON.parse(match.header) as Header;
  return luck.kind !== 'secure' || seats.some(({ nonce }, seat) => (nonce ?? '') !== luck.nonces[seat]);
}

/** Takes an open seat; its token, or null when somebody was quicker. */
export async function sitDown(
  matches: Matches,
  match: string,
  seat: number,
  { name, nonce, automated = false }: Sit,
): Promise<string | null> {
  const token = newToken();
  return (await matches.sit(match, seat, {
    name: cleanName(name),
    nonce,
    token: hashOf(token),
    automated: automated ? 1 : 0,
  }))
    ? token
    : null;
}

/** The header of a match whose seats are all taken: luck from our secret and everybody's nonce. */
export function headerOf(games: Games, { match, seats }: KeptTable): Header {
  const game = games.get(match.game);
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
