import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What crossed the bus so far, both in and out. */
export interface Traffic {
  readonly messages: number;
  readonly bytes: number;
}

/** A PostgreSQL and a NATS of one's own, with nothing in them; thrown away at the end. */
export class Services {
  readonly #folder: string;
  readonly #postgres: ChildProcess;
  readonly #nats: ChildProcess;
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly #monitor: string;

  private constructor(folder: string, ports: readonly number[]) {
    const [database = 0, bus = 0, monitor = 0] = ports;
    this.#folder = folder;
    const data = join(folder, 'postgres');
    const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'max_connections=200'];
    this.#postgres = start('postgres', ['-D', data, '-p', `${database}`, '-k', data, ...settings], owner());
    this.#nats = start('nats-server', ['-a', '127.0.0.1', '-p', `${bus}`, '-m', `${monitor}`]);
    this.databaseUrl = `postgres://dreadhouse@127.0.0.1:${database}/postgres`;
    this.natsUrl = `nats://127.0.0.1:${bus}`;
    this.#monitor = `http://127.0.0.1:${monitor}`;
    // However the bench ends, nothing of it goes on.
    process.once('exit', () => this.#throwAway());
  }

  static async start(): Promise<Services> {
    const folder = mkdtempSync(join(tmpdir(), 'dreadhouse-cluster-'));
    const data = join(folder, 'postgres');
    const { uid, gid, ...rest } = owner();
    for (const place of [folder, data]) {
      mkdirSync(place, { recursive: true });
      if (uid !== undefined && gid !== undefined) chownSync(place, uid, gid);
    }
    const how = ['-D', data, '-U', 'dreadhouse', '--auth=trust', '--encoding=UTF8', '--locale=C'];
    execFileSync('initdb', how, { ...rest, ...owner(), stdio: 'ignore' });
    const services = new Services(folder, await Promise.all([freePort(), freePort(), freePort()]));
    await services.#ready();
    return services;
  }

  get database(): number {
    return pidOf(this.#postgres);
  }

  get bus(): number {
    return pidOf(this.#nats);
  }

  async traffic(): Promise<Traffic> {
    const { in_msgs, out_msgs, in_bytes, out_bytes } = (await (await fetch(`${this.#monitor}/varz`)).json()) as Record<
      'in_msgs' | 'out_msgs' | 'in_bytes' | 'out_bytes',
      number
    >;
    return { messages: in_msgs + out_msgs, bytes: in_bytes + out_bytes };
  }

  async stop(): Promise<void> {
    const ended = [this.#postgres, this.#nats].map((child) => child.exitCode ?? once(child, 'exit'));
    this.#postgres.kill('SIGINT');
    this.#nats.kill();
    await Promise.all(ended);
    this.#throwAway();
  }

  #throwAway(): void {
    this.#postgres.kill('SIGQUIT');
    this.#nats.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #ready(): Promise<void> {
    const { port } = new URL(this.databaseUrl);
    const isThere = (): boolean => {
      try {
        execFileSync('pg_isready', ['-h', '127.0.0.1', '-p', port], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    };
    for (let tries = 0; !isThere(); tries++) {
      if (tries > 100 || this.#postgres.exitCode !== null) throw new Error('PostgreSQL did not start.');
      await pause(100);
    }
    for (let tries = 0; (await this.traffic().catch(() => null)) === null; tries++) {
      if (tries > 100 || this.#nats.exitCode !== null) throw new Error('NATS did not start.');
      await pause(100);
    }
  }
}

function start(program: string, settings: readonly string[], options: SpawnOptions = {}): ChildProcess {
  const child = spawn(program, settings, { ...options, stdio: 'ignore' });
  child.once('error', () => {
    throw new Error(`This needs PostgreSQL and NATS; "${program}" cannot be started.`);
  });
  return child;
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('A service has not been started.');
  return child.pid;
}

/** PostgreSQL refuses to run as root; Debian's package comes with a user for it. */
function owner(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (what: string): number => Number(execFileSync('id', [what, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
