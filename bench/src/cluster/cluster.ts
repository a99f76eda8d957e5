import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Lanes, type Measured } from '../server/load.ts';
import { onSeveral } from '../server/play-ours.ts';
import { Program } from '../server/process.ts';
import { shareOf } from '../server/processor.ts';
import { Services, type Traffic } from './services.ts';

/** What answers cost: microseconds of a processor, and what crossed the bus. */
export interface Cost {
  readonly nodes: number;
  readonly database: number;
  readonly bus: number;
  readonly busBytes: number;
  readonly busMessages: number;
}

const SETTLED = 4000;

/** Whether the guests of a table are spread over all nodes, or at one of them. */
export type How = 'spread' | 'together';

export interface Played {
  /** For one answer. */
  readonly cost: Cost;
  readonly measured: Measured;
}

/** So many nodes with a database and a bus of their own. */
export class Cluster {
  readonly #services: Services;
  readonly #programs: readonly Program[];
  readonly #folder: string;

  private constructor(services: Services, programs: readonly Program[], folder: string) {
    this.#services = services;
    this.#programs = programs;
    this.#folder = folder;
  }

  static async start(size: number): Promise<Cluster> {
    const services = await Services.start();
    const folder = mkdtempSync(join(tmpdir(), 'dreadhouse-nodes-'));
    const env = { DATABASE_URL: services.databaseUrl, NATS_URL: services.natsUrl, DATA_DIR: folder };
    const programs: Program[] = [];
    // One after the other: the first makes the tables of the database.
    while (programs.length < size) programs.push(await Program.start('ours', env));
    return new Cluster(services, programs, folder);
  }

  get size(): number {
    return this.#programs.length;
  }

  /** Answers as fast as they can be taken, or so many a second. */
  async play(how: How, lanes: number, seconds: number, rate: number | null): Promise<Played> {
    const tables = await this.#tables(how, lanes);
    const before = await this.#spent();
    const measured = rate === null ? await tables.saturate(seconds) : await tables.offer(rate, seconds);
    const after = await this.#spent();
    tables.close();
    return { cost: costOf(before, after, measured.latencies.length), measured };
  }

  /** What so many people at tables cost while nobody answers, in a second. */
  async rest(how: How, lanes: number, seconds: number): Promise<Cost> {
    const tables = await this.#tables(how, lanes);
    await pause(SETTLED); // that everybody has come is news, too
    const before = await this.#spent();
    await pause(seconds * 1000);
    const after = await this.#spent();
    tables.close();
    return costOf(before, after, seconds);
  }

  async stop(): Promise<void> {
    for (const program of this.#programs) await program.stop();
    await this.#services.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #tables(how: How, lanes: number): Promise<Lanes> {
    const addresses = this.#programs.map(({ address }) => address);
    const tables = new Lanes(onSeveral(addresses, how), '');
    await tables.open(lanes);
    return tables;
  }

  async #spent(): Promise<Cost> {
    const { database, bus } = this.#services;
    const traffic: Traffic = await this.#services.traffic();
    return {
      nodes: this.#programs.reduce((sum, { pid }) => sum + shareOf(pid).used, 0),
      database: shareOf(database).used,
      bus: shareOf(bus).used,
      busBytes: traffic.bytes,
      busMessages: traffic.messages,
    };
  }
}

function costOf(before: Cost, after: Cost, times: number): Cost {
  const each = (part: keyof Cost): number => (after[part] - before[part]) / times;
  return {
    nodes: each('nodes'),
    database: each('database'),
    bus: each('bus'),
    busBytes: each('busBytes'),
    busMessages: each('busMessages'),
  };
}
