import { randomUUID } from 'node:crypto';
import type { Caller } from '@dreadhouse/protocol';
import type { Database } from './database.ts';

/** How seats want to be called, and which turns have been announced. */
export class Callers {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Replaces what this seat had asked for before of the same kind. */
  async add(match: string, seat: number, caller: Caller): Promise<void> {
    const address = JSON.stringify(caller);
    await this.#db.transaction().execute(async (all) => {
      await removed(all, match, seat, caller.kind);
      const row = { id: randomUUID(), match, seat, kind: caller.kind, address };
      await all.insertInto('callers').values(row).execute();
    });
  }

  async remove(match: string, seat: number, kind: Caller['kind']): Promise<void> {
    await removed(this.#db, match, seat, kind);
  }

  /** Somebody who cannot be reached any more like this; what they have asked for since then stays. */
  async forget(match: string, seat: number, caller: Caller): Promise<void> {
    await this.#db
      .deleteFrom('callers')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('address', '=', JSON.stringify(caller))
      .execute();
  }

  async of(match: string, seat: number): Promise<Caller[]> {
    const rows = await this.#db
      .selectFrom('callers')
      .select('address')
      .where('match', '=', match)
      .where('seat', '=', seat)
      .execute();
    return rows.map(({ address }) => JSON.parse(address) as Caller);
  }

  /** Whoever claims a turn first announces it. */
  async claim(match: string, seat: number, seq: number): Promise<boolean> {
    const rows = await this.#db
      .insertInto('calls')
      .values({ match, seat, seq, at: Date.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('seq')
      .execute();
    return rows.length > 0;
  }

  /** Turns of matches that are over will not be announced again, once they are so old that no node can still be about to. */
  async forgetCalls(before: number): Promise<void> {
    await this.#db
      .deleteFrom('calls')
      .where('at', '<', before)
      .where('match', 'in', (all) => all.selectFrom('matches').select('id').where('status', '=', 'over'))
      .execute();
  }
}

async function removed(db: Database, match: string, seat: number, kind: Caller['kind']): Promise<void> {
  await db.deleteFrom('callers').where('match', '=', match).where('seat', '=', seat).where('kind', '=', kind).execute();
}
