import { type Database, diskOf } from './database.ts';
import type { Disk } from './disk.ts';
import { holdMatch } from './matches.ts';
import type { SeatRow } from './schema.ts';

/** Which seat gets which keys, and what comes of it. */
export interface KeyChange<T> {
  readonly seat: number;
  readonly changes: Partial<Pick<SeatRow, 'keys' | 'token'>>;
  readonly gives: T;
}

/** Keys to seats, changed by one at a time: what opens once opens for one. */
export class SeatKeysStore {
  readonly #db: Database;
  readonly #disk: Disk;

  constructor(db: Database) {
    this.#db = db;
    this.#disk = diskOf(db);
  }

  /** Looks at the seats of a match as they are now, and changes the keys of one of them; null when none is to be changed. */
  async change<T>(match: string, find: (seats: readonly SeatRow[]) => KeyChange<T> | null): Promise<T | null> {
    const changed = await this.#db.transaction().execute(async (all) => {
      await holdMatch(all, match);
      const found = find(await all.selectFrom('seats').selectAll().where('match', '=', match).execute());
      if (found === null) return null;
      const { seat, changes, gives } = found;
      await all.updateTable('seats').set(changes).where('match', '=', match).where('seat', '=', seat).execute();
      return gives;
    });
    await this.#disk.synced();
    return changed;
  }
}
