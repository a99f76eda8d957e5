import { randomBytes, randomUUID } from 'node:crypto';
import { type FromServer, followed, PROTOCOL, type Screen, type SentEvent } from '@dreadhouse/protocol';
import { WebSocket } from 'ws';

type Done = Extract<FromServer, { t: 'done' }>;

/** A player's end of the line, for tests: keeps its screen by the updates that it gets. */
export class Client {
  readonly #socket: WebSocket;
  readonly received: string[] = [];
  screen: Screen | null = null;
  events: SentEvent[] = [];
  frame = '';
  troubles: string[] = [];
  readonly #waiting = new Set<{ ready: () => boolean; resolve(): void }>();
  readonly #done = new Map<string, (done: Done) => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => this.#hear(String(data)));
  }

  static async connect(address: string, match: string, hello: { token?: string; last?: string } = {}): Promise<Client> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/api/matches/${match}/socket`);
    const client = new Client(socket);
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    client.send({ t: 'hello', v: PROTOCOL, ...hello });
    return client;
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  answer(option: string, id: string = randomUUID(), ask: string = this.screen?.question?.ask ?? ''): Promise<Done> {
    return this.command({ t: 'answer', ask, option, id });
  }

  command(command: { readonly id: string } & Record<string, unknown>): Promise<Done> {
    return new Promise((resolve) => {
      this.#done.set(command.id, resolve);
      this.send(command);
    });
  }

  /** Waits until the screen is as wished. */
  until(ready: () => boolean): Promise<void> {
    if (ready()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.add({ ready, resolve }));
  }

  close(): void {
    this.#socket.terminate();
  }

  #hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as FromServer;
    if (message.t === 'snapshot') {
      this.screen = message.screen;
      this.events = message.events;
      this.frame = message.frame;
    }
    if (message.t === 'update') {
      if (this.screen === null || message.from !== this.frame) throw new Error('There is a gap between two updates.');
      this.screen = followed(this.screen, message).screen;
      this.events.push(...message.events);
      this.frame = message.frame;
    }
    if (message.t === 'trouble') this.troubles.push(message.why);
    if (message.t === 'done') this.#done.get(message.id)?.(message);
    for (const one of this.#waiting) {
      if (!one.ready()) continue;
      this.#waiting.delete(one);
      one.resolve();
    }
  }
}

/** On a line of its own: one that was left open may have been closed by the server just now. */
export async function post(
  address: string,
  path: string,
  body: unknown,
): Promise<{ status: number; json: Record<string, unknown> }> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

export function nonce(): string {
  return randomBytes(16).toString('hex');
}
