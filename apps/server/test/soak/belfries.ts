import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/store/database.ts';
import { Journal } from '../../src/store/journal.ts';
import { newTable, type Table } from '../fixtures/belfry.ts';
import { Player } from '../fixtures/player.ts';

/** Rings that nobody will ever reach. */
const ENDLESS = 1_000_000;

/** Several tables with people who ring without a pause, and remember what was acknowledged. */
export class Belfries {
  readonly tables: readonly Table[];
  readonly players: readonly (readonly Player[])[];
  readonly #acknowledged: string[][];
  readonly #ringing: Promise<void>[] = [];
  #going = true;

  private constructor(tables: readonly Table[], addresses: () => readonly string[]) {
    this.tables = tables;
    this.players = tables.map(({ match, tokens }) => tokens.map((token) => new Player(addresses, match, token)));
    this.#acknowledged = tables.map(() => []);
  }

  static async open(address: string, tables: number, seats: number, addresses = () => [address]): Promise<Belfries> {
    const made: Table[] = [];
    for (let i = 0; i < tables; i++) made.push(await newTable(address, seats, ENDLESS));
    const belfries = new Belfries(made, addresses);
    await Promise.all(belfries.everybody().map((player) => player.until(({ question }) => question !== null)));
    return belfries;
  }

  everybody(): Player[] {
    return this.players.flat();
  }

  get acknowledged(): number {
    return this.#acknowledged.reduce((sum, list) => sum + list.length, 0);
  }

  start(): void {
    for (const [i, players] of this.players.entries()) {
      const acknowledged = this.#acknowledged[i] ?? [];
      for (const player of players) this.#ringing.push(this.#ring(player, acknowledged));
    }
  }

  /** Until everybody has been told what became of their last answer. */
  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#ringing);
  }

  async #ring(player: Player, acknowledged: string[]): Promise<void> {
    while (this.#going) {
      const done = await player.answer(Math.random() < 0.5 ? 'ding' : 'dong');
      if (done.ok) acknowledged.push(done.id);
      else if (done.why !== 'stale') throw new Error(`An answer was refused: ${done.why}`);
    }
  }

  /** Compares what was acknowledged with what the database has, and with what everybody sees. */
  async check(env: Readonly<Record<string, string>>): Promise<Reckoning> {
    const db = await openDatabase(readConfig(env));
    const journal = new Journal(db);
    const reckoning = { acknowledged: this.acknowledged, kept: 0, lost: 0, doubled: 0, astray: 0 };
    for (const [i, { match }] of this.tables.entries()) {
      const entries = (await journal.since(match, 0)).map(({ command }) => command);
      const known = new Set(entries);
      const mine = this.#acknowledged[i] ?? [];
      reckoning.kept += entries.length;
      reckoning.lost += mine.filter((command) => !known.has(command)).length;
      reckoning.doubled += entries.length - new Set(mine.filter((command) => known.has(command))).size;
      for (const player of this.players[i] ?? []) {
        const seen = await Promise.race([
          player.until(({ view }) => ringsIn(view) === entries.length).then(() => true),
          new Promise<false>((resolve) => setTimeout(() => resolve(false), 10_000).unref()),
        ]);
        if (!seen) reckoning.astray += 1;
      }
    }
    await db.destroy();
    return reckoning;
  }

  close(): void {
    for (const player of this.everybody()) player.close();
  }
}

function ringsIn(view: unknown): number {
  return (view as { rung: number[] }).rung.reduce((sum, n) => sum + n, 0);
}

export interface Reckoning {
  readonly acknowledged: number;
  /** Entries in the journals. */
  readonly kept: number;
  /** Acknowledged, but not in a journal. */
  readonly lost: number;
  /** In a journal, though never acknowledged or more than once. */
  readonly doubled: number;
  /** Players whose screen is not where the match is. */
  readonly astray: number;
}
