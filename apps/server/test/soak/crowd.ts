import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@dreadhouse/protocol';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/store/database.ts';
import { Journal } from '../../src/store/journal.ts';
import { type Table, tableFor } from '../fixtures/belfry.ts';
import { Player } from '../fixtures/player.ts';
import type { Wish } from '../fixtures/programs.ts';

/** How long a screen may take to be where the match is, in milliseconds. */
const PATIENCE = 10_000;

interface Occupied {
  readonly table: Table;
  readonly players: readonly Player[];
  /** The answers that the server has said yes to. */
  readonly acknowledged: string[];
}

/** Several tables with people who answer without a pause, and remember what was acknowledged. Where a game is over, another begins. */
export class Crowd {
  readonly #address: string;
  readonly #wish: Wish;
  readonly #tables: Occupied[] = [];
  readonly #playing: Promise<void>[] = [];
  #going = true;

  private constructor(address: string, wish: Wish) {
    this.#address = address;
    this.#wish = wish;
  }

  static async open(address: string, wish: Wish, tables: number): Promise<Crowd> {
    const crowd = new Crowd(address, wish);
    for (let i = 0; i < tables; i++) crowd.#occupy(await tableFor(address, wish));
    await Promise.all(crowd.everybody().map((player) => player.until(({ status }) => status !== 'open')));
    return crowd;
  }

  everybody(): Player[] {
    return this.#tables.flatMap(({ players }) => players);
  }

  get acknowledged(): number {
    return this.#tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  }

  start(): void {
    for (const table of [...this.#tables]) this.#playing.push(this.#playOn(table));
  }

  /** Until everybody has been told what became of their last answer. */
  async stop(): Promise<void> {
    this.#going = false;
    await Promise.all(this.#playing);
  }

  #occupy(table: Table): Occupied {
    const players = table.tokens.map((token) => new Player(() => [this.#address], table.match, token));
    const occupied = { table, players, acknowledged: [] };
    this.#tables.push(occupied);
    return occupied;
  }

  async #playOn(first: Occupied): Promise<void> {
    for (let next: Occupied | null = first; next !== null; next = await this.#another()) {
      const { players, acknowledged } = next;
      await Promise.all(players.map((player) => this.#play(player, acknowledged)));
    }
  }

  async #another(): Promise<Occupied | null> {
    while (this.#going) {
      const table = await tableFor(this.#address, this.#wish).catch(() => null);
      if (table !== null) return this.#occupy(table);
      await pause(50); // there may be no server just now
    }
    return null;
  }

  async #play(player: Player, acknowledged: string[]): Promise<void> {
    while (this.#going && player.screen?.status !== 'over') {
      const option = player.screen === null ? null : someAnswer(player.screen);
      if (option === null) {
        await pause(2); // somebody else is asked
        continue;
      }
      const done = await player.answer(option);
      if (done.ok) acknowledged.push(done.id);
      else if (done.why !== 'stale' && done.why !== 'over') throw new Error(`An answer was refused: ${done.why}`);
    }
  }

  /** Compares what was acknowledged with what the database has, and what everybody sees with what somebody sees who comes now. */
  async check(env: Readonly<Record<string, string>>): Promise<Reckoning> {
    const db = await openDatabase(readConfig(env));
    const journal = new Journal(db);
    const reckoning = { acknowledged: this.acknowledged, kept: 0, lost: 0, doubled: 0, astray: 0 };
    for (const { table, players, acknowledged } of this.#tables) {
      const people = new Set(this.#wish.seats.flatMap((kind, seat) => (kind === 'open' ? [seat] : [])));
      const entries = (await journal.since(table.match, 0)).filter(({ seat }) => people.has(seat));
      const known = new Set(entries.map(({ command }) => command));
      reckoning.kept += entries.length;
      reckoning.lost += acknowledged.filter((command) => !known.has(command)).length;
      reckoning.doubled += entries.length - new Set(acknowledged.filter((command) => known.has(command))).size;
      for (const [i, player] of players.entries())
        if (!(await this.#seesTheSame(player, table, i))) reckoning.astray += 1;
    }
    await db.destroy();
    return reckoning;
  }

  /** As somebody who comes to the same seat now; bots may go on meanwhile. */
  async #seesTheSame(player: Player, { match, tokens }: Table, seat: number): Promise<boolean> {
    const newcomer = new Player(() => [this.#address], match, tokens[seat]);
    const until = Date.now() + PATIENCE;
    const same = (): boolean =>
      player.screen !== null && isDeepStrictEqual(shown(player.screen), shown(newcomer.screen));
    while (!same() && Date.now() < until) await pause(5);
    newcomer.close();
    return same();
  }

  close(): void {
    for (const player of this.everybody()) player.close();
  }
}

/** Any of those that can be given. */
function someAnswer({ question }: Screen): string | null {
  const options = question?.options.filter(({ blocked }) => blocked === undefined) ?? [];
  return options[Math.floor(Math.random() * options.length)]?.id ?? null;
}

/** Who is there just now aside. In what order an update has brought the parts of a screen is nothing that anybody sees. */
function shown(screen: Screen | null): object {
  return { ...screen, seats: screen?.seats.map(({ online: _, ...seat }) => seat) };
}

export interface Reckoning {
  readonly acknowledged: number;
  /** Entries of people in the journals. */
  readonly kept: number;
  /** Acknowledged, but not in a journal. */
  readonly lost: number;
  /** In a journal, though never acknowledged or more than once. */
  readonly doubled: number;
  /** Players whose screen is not where the match is. */
  readonly astray: number;
}
