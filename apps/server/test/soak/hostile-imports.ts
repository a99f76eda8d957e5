import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { MatchInfo } from '@dreadhouse/protocol';
import { GAMES } from '../../src/games.ts';
import { Client } from '../client.ts';
import { GENEROUS, newFolder, sit } from '../fixtures/belfry.ts';
import { hostileFiles } from './hostile-files.ts';

export interface HostileReport {
  readonly imports: number;
  /** Refused, and for which reason. */
  readonly refused: Readonly<Record<string, number>>;
  /** Refused without saying where. */
  readonly placeless: readonly string[];
  /** Taken in; bots have played them for a while. */
  readonly taken: number;
  /** Neither refused nor taken in: another answer, or none for half a minute. */
  readonly odd: readonly string[];
  readonly crashed: boolean;
  readonly healthy: boolean;
  /** The largest resident memory of the server, in megabytes. */
  readonly memory: number;
}

const PROGRAM = fileURLToPath(new URL('../../bin/server.mjs', import.meta.url));
/** Nothing that is answered at all takes as long, in milliseconds. */
const HUNG = 30_000;
/** So many odd replies tell enough. */
const ENOUGH = 5;
/** How long bots play a match that was taken in, in milliseconds. */
const PLAYED = 300;

/** Files that somebody made up, one after the other, to a real server with all games; bots play whatever it takes in. */
export async function hostileImports(
  imports: number,
  seed: number,
  tell: (line: string) => void = () => undefined,
): Promise<HostileReport> {
  const server = await start();
  const refused: Record<string, number> = {};
  const placeless: string[] = [];
  const odd: string[] = [];
  let taken = 0;
  let sent = 0;
  for (const { what, text } of hostileFiles(GAMES, seed)) {
    if (sent++ === imports || server.isGone() || odd.length === ENOUGH) break;
    const { status, json } = await send(server.address, text);
    const code = String(json['error']);
    if (status === 201) taken += 1;
    else if (status === 400 || status === 413) refused[code] = (refused[code] ?? 0) + 1;
    else odd.push(`${what}: ${status} ${JSON.stringify(json)}`);
    if (code === 'file-malformed' && !/\(match[.:]/.test(String(json['message']))) placeless.push(what);
    if (status === 201) await letBotsPlay(server.address, json as unknown as MatchInfo).catch(() => odd.push(what));
    if (sent % 500 === 0) tell(`${sent} files: ${taken} taken in, ${JSON.stringify(refused)}`);
  }
  const healthy = await isHealthy(server.address);
  const crashed = server.isGone();
  const memory = server.memory();
  await server.stop();
  return { imports: sent - 1, refused, placeless, taken, odd, crashed, healthy, memory };
}

async function send(address: string, file: string): Promise<{ status: number; json: Record<string, unknown> }> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ file });
  const asked = { method: 'POST', headers, body, signal: AbortSignal.timeout(HUNG) };
  return fetch(`${address}/api/matches/import`, asked).then(
    async (response) => ({
      status: response.status,
      json: (await response.json().catch(() => ({}))) as Record<string, unknown>,
    }),
    (error: unknown) => ({ status: 0, json: { error: String(error) } }),
  );
}

/** Somebody sits down, and leaves all of it to bots. */
async function letBotsPlay(address: string, { id, seats, status }: MatchInfo): Promise<void> {
  if (status !== 'playing') return;
  const token = await sit(address, id, 0);
  const client = await Client.connect(address, id, { token });
  for (const seat of [...seats.keys()].reverse()) client.send({ t: 'bot', id: randomUUID(), seat, level: 'thumb' });
  await new Promise((resolve) => setTimeout(resolve, PLAYED));
  client.close();
}

async function isHealthy(address: string): Promise<boolean> {
  const asked = fetch(`${address}/healthz`, { signal: AbortSignal.timeout(HUNG) });
  return asked.then(
    ({ ok }) => ok,
    () => false,
  );
}

interface Server {
  readonly address: string;
  isGone(): boolean;
  memory(): number;
  stop(): Promise<void>;
}

async function start(): Promise<Server> {
  const spawned: ChildProcess = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env['PATH'] ?? '', ...GENEROUS, DATA_DIR: newFolder() },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let gone = false;
  const exited = new Promise<void>((resolve) =>
    spawned.once('exit', () => {
      gone = true;
      resolve();
    }),
  );
  const address = await new Promise<string>((resolve, reject) => {
    if (spawned.stdout !== null)
      createInterface(spawned.stdout).on('line', (line) => {
        const [found] = /http:\S+/.exec(line) ?? [];
        if (found !== undefined) resolve(found);
      });
    spawned.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    address,
    isGone: () => gone,
    memory: () => peakOf(spawned.pid ?? 0),
    async stop() {
      spawned.kill('SIGTERM');
      const impatient = setTimeout(() => spawned.kill('SIGKILL'), HUNG); // a server that is frozen hears nothing
      await exited;
      clearTimeout(impatient);
    },
  };
}

/** Where the system tells; 0 elsewhere. */
function peakOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
