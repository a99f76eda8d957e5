import type { Header } from '@dreadhouse/engine';
import { type Database, diskOf } from './database.ts';
import type { Disk } from './disk.ts';
import type { ChatRow, MatchRow, SeatRow, SnapshotRow } from './schema.ts';

/** A match with its seats, as kept. */
export interface KeptTable {
  readonly match: MatchRow;
  readonly seats: readonly SeatRow[];
}

/** Everything about matches but their entries. */
export class Matches {
  readonly #db: Database;
  readonly #disk: Disk;

  constructor(db: Database) {
    this.#db = db;
    this.#disk = diskOf(db);
  }

  async create(match: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.insertInto('matches').values(match).execute();
      await all
        .insertInto('seats')
        .values([...seats])
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
    const { numUpdatedRows } = await this.#db
      .updateTable('seats')
      .set({ kind: 'person', ...person })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('kind', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    const unhosted = this.#db.updateTable('matches').where('id', '=', match).where('host', 'is', null);
    await unhosted.set({ host: seat }).execute();
    await this.#disk.synced();
    return true;
  }

  /** A seat is open again. If it was the host's, the first who still sits is the host. */
  async vacate(match: string, seat: number): Promise<void> {
    const nobody = { kind: 'open', name: null, token: null, nonce: null, automated: 0 } as const;
    await this.#db.updateTable('seats').set(nobody).where('match', '=', match).where('seat', '=', seat).execute();
    await this.#db
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
    await this.#disk.synced();
  }

  async changeSeat(match: string, seat: number, changes: Partial<SeatRow>): Promise<void> {
    await this.#db.updateTable('seats').set(changes).where('match', '=', match).where('seat', '=', seat).execute();
    await this.#disk.synced();
  }

  /** Starts a match once; false when it had been started already. */
  async start(match: string, header: Header): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('matches')
      .set({ status: 'playing', header: JSON.stringify(header), touched: Date.now() })
      .where('id', '=', match)
      .where('status', '=', 'open')
      .executeTakeFirst();
    await this.#disk.synced();
    return numUpdatedRows > 0n;
  }

  async change(match: string, changes: Partial<MatchRow>): Promise<void> {
    await this.#db.updateTable('matches').set(changes).where('id', '=', match).execute();
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
