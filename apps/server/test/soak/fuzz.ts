import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type FromServer, PROTOCOL } from '@dreadhouse/protocol';
import fc from 'fast-check';
import { WebSocket } from 'ws';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/store/database.ts';
import { Journal } from '../../src/store/journal.ts';
import { type Child, newFolder, tableFor } from '../fixtures/belfry.ts';
import { Player } from '../fixtures/player.ts';
import type { Program } from '../fixtures/programs.ts';
import { type Bad, badMessages, type Known, type Sender } from './bad-messages.ts';

export interface FuzzReport {
  readonly messages: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** Refusals that came back, by name; `closed` for lines that were cut without a word that could still be read. */
  readonly answers: Readonly<Record<string, number>>;
  readonly crashed: boolean;
  /** What the server wrote about errors. */
  readonly complaints: string;
  /** Whether the match is exactly as it was before. */
  readonly changed: boolean;
  /** Resident memory after a fifth of it, and at the end, in megabytes. */
  readonly memory: readonly [number, number];
}

/** How many are on the way at once: more would only wait in buffers. */
const AT_ONCE = 400;

/** A connection that sends bad messages, and is replaced when it is cut. */
class Offender {
  readonly #url: string;
  readonly #hello: string | null;
  readonly #count: (answer: string) => void;
  #socket: WebSocket | null = null;

  constructor(url: string, hello: string | null, count: (answer: string) => void) {
    this.#url = url;
    this.#hello = hello;
    this.#count = count;
  }

  async send(texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      const socket = await this.#line();
      socket.send(text);
    }
    await this.#settled();
  }

  /** What ends the conversation, each on a line of its own: nothing that comes after it would be heard. */
  async sendEach(texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      const socket = await this.#line();
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.send(text);
      await closed;
    }
  }

  close(): void {
    this.#socket?.terminate();
  }

  async #line(): Promise<WebSocket> {
    if (this.#socket?.readyState === WebSocket.OPEN) return this.#socket;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(JSON.parse(String(data)) as FromServer));
    socket.on('error', () => undefined);
    socket.on('close', () => this.#count('closed'));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    if (this.#hello !== null) await this.#greet(socket, this.#hello);
    return socket;
  }

  #greet(socket: WebSocket, hello: string): Promise<void> {
    return new Promise((resolve) => {
      const answered = (): void => {
        socket.off('message', answered);
        socket.off('close', answered);
        resolve();
      };
      socket.on('message', answered);
      socket.on('close', answered);
      socket.send(hello);
    });
  }

  /** Everything before this ping has been dealt with when its pong is there; or the line has been cut. */
  #settled(): Promise<void> {
    const socket = this.#socket;
    if (socket === null || socket.readyState !== WebSocket.OPEN) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (data?: unknown): void => {
        if (typeof data !== 'number' && !String(data).includes('"pong"')) return;
        socket.off('message', done);
        socket.off('close', done);
        resolve();
      };
      socket.on('message', done);
      socket.on('close', done);
      socket.send('{"t":"ping"}');
    });
  }

  #hear(message: FromServer): void {
    if (message.t === 'trouble') this.#count(message.why);
    if (message.t === 'done') this.#count(message.ok ? 'counted once' : message.why);
  }
}

/** Sends bad messages of every kind to a match under way. `seed` makes them the same again. */
export async function fuzz(
  program: Program,
  messages: number,
  seed: number,
  tell: (line: string) => void = () => undefined,
): Promise<FuzzReport> {
  const env = { DATA_DIR: newFolder(), MAX_MESSAGES_PER_SECOND: '1000' };
  const server = await program.start(env);
  const { match, tokens } = await tableFor(server.address, program.pair);
  const victims = tokens.map((token) => new Player(() => [server.address], match, token));
  await Promise.all(
    victims.map((player) =>
      player.until(({ status, seats }) => status === 'playing' && seats.every(({ online }) => online)),
    ),
  );
  const known = await playALittle(victims);
  const before = await settledState(env, match, victims);
  const answers: Record<string, number> = {};
  const count = (answer: string): void => {
    answers[answer] = (answers[answer] ?? 0) + 1;
  };
  const url = `${server.address.replace('http', 'ws')}/api/matches/${match}/socket`;
  const hello = (token?: string): string => JSON.stringify({ t: 'hello', v: PROTOCOL, ...(token ? { token } : {}) });
  const offenders: Record<Sender, Offender> = {
    stranger: new Offender(url, null, count),
    spectator: new Offender(url, hello(), count),
    seat: new Offender(url, hello(tokens[0]), count),
  };
  const byKind: Record<string, number> = {};
  let early = 0;
  let sent = 0;
  let crashed = false;
  try {
    for (const batch of batches(known, messages, seed)) {
      await sendAll(batch, offenders);
      for (const { kind } of batch) byKind[kind] = (byKind[kind] ?? 0) + 1;
      sent += batch.length;
      if (early === 0 && sent >= messages / 5) early = await memoryOf(server);
      if (Math.floor(sent / 10_000) > Math.floor((sent - batch.length) / 10_000))
        tell(`${sent} of ${messages} bad messages, ${(await memoryOf(server)).toFixed(0)} MB`);
    }
    await knockElsewhere(server.address, count);
    await flood(url, count);
  } catch {
    crashed = true;
  }
  const memory = [early, crashed ? 0 : await memoryOf(server)] as const;
  for (const offender of Object.values(offenders)) offender.close();
  const changed = crashed || (await stateOf(env, match, victims)) !== before;
  for (const player of victims) player.close();
  await server.kill();
  return { messages: sent, byKind, answers, crashed, complaints: server.complaints(), changed, memory };
}

/** One answer of the first seat that counts, so that there is something to be replayed and something to be late for. */
async function playALittle(victims: readonly Player[]): Promise<Known> {
  const one = await firstAsked(victims);
  const staleAsk = one.screen?.question?.ask ?? '';
  const answer = { t: 'answer', id: randomUUID(), ask: staleAsk, option: anAnswer(one) };
  const done = await one.command(answer);
  if (!done.ok) throw new Error(`An answer was refused: ${done.why}`);
  await one.until(({ question }) => question?.ask !== staleAsk);
  await firstAsked(victims);
  const currentAsk = one.screen?.question?.ask ?? '';
  return { staleAsk, replayed: JSON.stringify(answer), currentAsk, option: anAnswer(one) };
}

/** The others answer until the first seat is asked. */
async function firstAsked([one, ...others]: readonly Player[]): Promise<Player> {
  if (one === undefined) throw new Error('Nobody plays.');
  while (one.screen?.question == null) {
    const asked = others.find(({ screen }) => screen?.question != null);
    if (asked === undefined) await pause(2);
    else await asked.answer(anAnswer(asked));
  }
  return one;
}

function anAnswer({ screen }: Player): string {
  return screen?.question?.options.find(({ blocked }) => blocked === undefined)?.id ?? '';
}

function* batches(known: Known, messages: number, seed: number): Generator<Bad[]> {
  for (let from = 0; from < messages; from += AT_ONCE)
    yield fc.sample(badMessages(known), { numRuns: Math.min(AT_ONCE, messages - from), seed: seed + from });
}

async function sendAll(batch: readonly Bad[], offenders: Record<Sender, Offender>): Promise<void> {
  const from = (sender: Sender, closes: boolean): string[] =>
    batch.filter((bad) => bad.from === sender && bad.closes === closes).map(({ text }) => text);
  for (const closes of [false, true]) {
    const senders = Object.entries(offenders) as [Sender, Offender][];
    await Promise.all(
      senders.map(([sender, one]) => (closes ? one.sendEach(from(sender, true)) : one.send(from(sender, false)))),
    );
  }
}

/** Matches that there are not, and addresses that mean nothing. */
async function knockElsewhere(address: string, count: (answer: string) => void): Promise<void> {
  const ws = address.replace('http', 'ws');
  for (const path of [
    '/api/matches/no-such-match/socket',
    '/api/matches/%00/socket',
    '/api/matches/../../x/socket',
    '/',
  ]) {
    const stranger = new Offender(`${ws}${path}`, JSON.stringify({ t: 'hello', v: PROTOCOL }), count);
    await stranger.send(['{"t":"ping"}']).catch(() => count('not found'));
    stranger.close();
  }
  for (const body of ['', '{', '[]', 'null', '{"game":"bells"}', `{"game":"${'x'.repeat(100_000)}"}`]) {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const { status } = await fetch(`${address}/api/matches`, request);
    count(`HTTP ${status}`);
  }
}

/** Far more at once than anybody may send. */
async function flood(url: string, count: (answer: string) => void): Promise<void> {
  const flooder = new Offender(url, null, count);
  await flooder.send(Array<string>(20_000).fill('{"t":"ping"}'));
  flooder.close();
}

async function memoryOf({ address }: Child): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1] ?? 0) / 1e6;
}

/** Once the last answer has come to every screen. */
async function settledState(...of: Parameters<typeof stateOf>): Promise<string> {
  let state = await stateOf(...of);
  for (let last = ''; last !== state; ) {
    await pause(200);
    [last, state] = [state, await stateOf(...of)];
  }
  return state;
}

/** All that could have been changed: what is written, and what the players see. */
async function stateOf(
  env: Readonly<Record<string, string>>,
  match: string,
  victims: readonly Player[],
): Promise<string> {
  const db = await openDatabase(readConfig(env));
  const entries = await new Journal(db).since(match, 0);
  const rows = await Promise.all([
    db.selectFrom('matches').selectAll().where('id', '=', match).execute(),
    db.selectFrom('seats').selectAll().where('match', '=', match).execute(),
    db.selectFrom('chat').selectAll().execute(),
  ]);
  await db.destroy();
  return JSON.stringify([entries, rows, victims.map(({ screen }) => screen)]);
}
