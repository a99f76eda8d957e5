import { canonical, type Header } from '@dreadhouse/engine';
import type { Transaction } from 'kysely';
import { type Database, diskOf } from './database.ts';
import type { Disk } from './disk.ts';
import type { ChatRow, EntryRow, MatchRow, SeatRow, SnapshotRow, Tables } from './schema.ts';

/** A match with its seats, as kept. */
export interface KeptTable {
  readonly match: MatchRow;
  readonly seats: readonly SeatRow[];
}

/** What must not have changed since somebody looked. */
export interface ExpectedSeat extends Partial<Pick<SeatRow, 'kind' | 'token' | 'told'>> {
  readonly status: MatchRow['status'];
}

/** Entries are written so many at a time: a statement takes only so many values. */
const AT_ONCE = 500;

/** Everything about matches but their entries. */
export class Matches {
  readonly #db: Database;
  readonly #disk: Disk;

  constructor(db: Database) {
    this.#db = db;
    this.#disk = diskOf(db);
  }

  /** A new match, with what has been played of it already, if it comes from elsewhere: all of it or nothing. */
  async create(match: MatchRow, seats: readonly SeatRow[], entries: readonly EntryRow[] = []): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.insertInto('matches').values(match).execute();
      await all
        .insertInto('seats')
        .values([...seats])
        .execute();
      for (let from = 0; from < entries.length; from += AT_ONCE)
        await all
          .insertInto('entries')
          .values(entries.slice(from, from + AT_ONCE))
          .execute();
    });
    await this.#disk.synced();
  }

  async find(id: string): Promise<KeptTable | null> {
    const match = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    if (match === undefined) return null;
    const seats = await this.#db.selectFrom('seats').selectAll().where('match', '=', id).orderBy('seat').execute();
    return { match, seats };
  }

  /** The seats of several matches. */
  async seatsOf(ids: readonly string[]): Promise<ReadonlyMap<string, SeatRow[]>> {
    const found = new Map<string, SeatRow[]>();
    if (ids.length === 0) return found;
    const rows = await this.#db
      .selectFrom('seats')
      .selectAll()
      .where('match', 'in', [...ids])
      .orderBy('match')
      .orderBy('seat')
      .execute();
    for (const row of rows) {
      const seats = found.get(row.match) ?? [];
      seats.push(row);
      found.set(row.match, seats);
    }
    return found;
  }

  /** Open tables that are listed and were made after this time, the newest first. */
  async listOpen(most: number, since = 0): Promise<KeptTable[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .selectAll()
      .where('status', '=', 'open')
      .where('listed', '=', 1)
      .where('created', '>', since)
      .orderBy('created', 'desc')
      .limit(most)
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.#db.selectFrom('seats').selectAll().where('match', 'in', ids).orderBy('seat').execute();
    return rows.map((match) => ({ match, seats: seats.filter((seat) => seat.match === match.id) }));
  }

  /** Matches under way, the last touched first. */
  async underWay(most: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .orderBy('touched', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Takes a seat that is still open; false when somebody was quicker. */
  async sit(
    match: string,
    seat: number,
    person: Pick<SeatRow, 'name' | 'token' | 'nonce' | 'automated'>,
  ): Promise<boolean> {
    const sat = await this.#db.transaction().execute(async (all) => {
      // Takes hold of the match first, as everybody does who changes a seat: two who did it in another order would wait for each other.
      await holdMatch(all, match);
      const { numUpdatedRows } = await all
        .updateTable('seats')
        // Whoever takes a bot's seat in the middle of a match had no part in its luck: what is written there stays.
        .set(({ fn, val }) => ({ kind: 'person', ...person, nonce: fn.coalesce('nonce', val(person.nonce)) }))
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('kind', '=', 'open')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      const unhosted = all.updateTable('matches').where('id', '=', match).where('host', 'is', null);
      await unhosted.set({ host: seat }).execute();
      return true;
    });
    await this.#disk.synced();
    return sat;
  }

  /**
   * A seat is open again, if it is still as it is believed to be; false otherwise. If it was the host's, the first who
   * still sits is the host. In a match that has begun, what it gave to the luck stays.
   */
  async vacate(match: string, seat: number, expected: ExpectedSeat): Promise<boolean> {
    const nobody = {
      ...({ kind: 'open', name: null, level: null, token: null, keys: null, automated: 0 } as const),
      ...{ told: null, said: null },
    };
    const empty = expected.status === 'open' ? { ...nobody, nonce: null } : nobody;
    const stood = await this.#db.transaction().execute(async (all) => {
      if (!(await seatChanged(all, match, seat, empty, expected))) return false;
      await all.deleteFrom('callers').where('match', '=', match).where('seat', '=', seat).execute();
      await all
        .updateTable('matches')
        .set(({ selectFrom }) => ({
          host: selectFrom('seats')
            .select(({ fn }) => fn.min('seats.seat').as('seat'))
            .where('seats.match', '=', match)
            .where('seats.kind', '=', 'person'),
        }))
        .where('id', '=', match)
        .where('host', '=', seat)
        .execute();
      return true;
    });
    await this.#disk.synced();
    return stood;
  }

  /** Changes a seat that is still as it is believed to be, in a match that is still where it is believed to be; false otherwise. */
  async changeSeat(match: string, seat: number, changes: Partial<SeatRow>, expected: ExpectedSeat): Promise<boolean> {
    const changed = await this.#db.transaction().execute((all) => seatChanged(all, match, seat, changes, expected));
    await this.#disk.synced();
    return changed;
  }

  /** Starts a match once, with those who sit at it; false when it had been started already or a seat has changed meanwhile. */
  async start(match: string, header: Header, seats: readonly SeatRow[]): Promise<boolean> {
    const started = await this.#db.transaction().execute(async (all) => {
      if (!(await isStill(all, match, 'open'))) return false;
      const now = await all.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute();
      if (canonical(now) !== canonical(seats)) return false;
      const changes = { status: 'playing', header: JSON.stringify(header), touched: Date.now() } as const;
      await all.updateTable('matches').set(changes).where('id', '=', match).execute();
      return true;
    });
    await this.#disk.synced();
    return started;
  }

  async change(match: string, changes: Partial<MatchRow>): Promise<void> {
    await this.#db.updateTable('matches').set(changes).where('id', '=', match).execute();
    await this.#disk.synced();
  }

  /**
   * One more has died thinking about it. With so many dead, bots that sit for nobody leave their seats. What they gave to the luck of the match
   * stays with it.
   */
  async noteDeath(match: string, most: number): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all
        .updateTable('matches')
        .set(({ eb }) => ({ deaths: eb('deaths', '+', 1) }))
        .where('id', '=', match)
        .execute();
      const row = await all.selectFrom('matches').select('deaths').where('id', '=', match).executeTakeFirst();
      if (row === undefined || row.deaths < most) return;
      await all
        .updateTable('seats')
        .set({ kind: 'open', name: null, level: null, told: null, said: null })
        .where('match', '=', match)
        .where('kind', '=', 'bot')
        .where('token', 'is', null)
        .execute();
    });
    await this.#disk.synced();
  }

  /** Changes what the table is to agree on, unless somebody has changed it meanwhile. */
  async changeProposal(match: string, before: string | null, after: string | null): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('matches')
      .set({ proposal: after })
      .where('id', '=', match)
      .where('proposal', before === null ? 'is' : '=', before)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Notes where the rematch is; whoever notes it first has chosen the table. */
  async keepRematch(match: string, rematch: string): Promise<string> {
    await this.#db
      .updateTable('matches')
      .set({ rematch })
      .where('id', '=', match)
      .where('rematch', 'is', null)
      .execute();
    return (await this.find(match))?.match.rematch ?? rematch;
  }

  async snapshot(match: string): Promise<SnapshotRow | null> {
    const row = await this.#db.selectFrom('snapshots').selectAll().where('match', '=', match).executeTakeFirst();
    return row ?? null;
  }

  /** Keeps the newer of two snapshots, whichever node writes last. */
  async keepSnapshot(row: SnapshotRow): Promise<void> {
    await this.#disk.room();
    await this.#db
      .insertInto('snapshots')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('match').doUpdateSet({ seq: row.seq, body: row.body }).where('snapshots.seq', '<', row.seq),
      )
      .execute();
  }

  /** What was said; false when it had been said before. */
  async say(row: ChatRow): Promise<boolean> {
    const said = await this.#db
      .insertInto('chat')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('command')
      .execute();
    await this.#disk.synced();
    return said.length > 0;
  }

  async chat(match: string, most = 200): Promise<ChatRow[]> {
    const rows = await this.#db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.reverse();
  }
}

/** Whoever changes seats takes hold of their match first, until the transaction is over. */
export async function holdMatch(all: Transaction<Tables>, match: string): Promise<void> {
  await all
    .updateTable('matches')
    .set(({ ref }) => ({ status: ref('status') }))
    .where('id', '=', match)
    .execute();
}

async function seatChanged(
  all: Transaction<Tables>,
  match: string,
  seat: number,
  changes: Partial<SeatRow>,
  expected: ExpectedSeat,
): Promise<boolean> {
  if (!(await isStill(all, match, expected.status))) return false;
  let update = all.updateTable('seats').set(changes).where('match', '=', match).where('seat', '=', seat);
  if (expected.kind !== undefined) update = update.where('kind', '=', expected.kind);
  if (expected.token !== undefined)
    update = update.where('token', expected.token === null ? 'is' : '=', expected.token);
  if (expected.told !== undefined) update = update.where('told', expected.told === null ? 'is' : '=', expected.told);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/**
 * Whether a match is still where it is believed to be. Until the transaction is over it stays there: seats and the start of the match are
 * in different rows, so whoever changes either takes hold of the match first.
 */
async function isStill(all: Transaction<Tables>, match: string, status: MatchRow['status']): Promise<boolean> {
  const held = await all
    .updateTable('matches')
    .set({ status })
    .where('id', '=', match)
    .where('status', '=', status)
    .executeTakeFirst();
  return held.numUpdatedRows > 0n;
}
