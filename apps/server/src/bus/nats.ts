import { randomUUID } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Thinkers } from '../bots/pool.ts';
import type { BotTask } from '../bots/thinking.ts';
import type { Bus, News } from './bus.ts';

const NEWS = 'dreadhouse.news';
const BOTS = 'dreadhouse.bots';
/** Longer than the slowest bot thinks, with others in front of it. */
const PATIENCE = 60_000;

/** Several nodes, told of each other's news over NATS. */
export class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly #self = randomUUID();
  readonly #listeners: ((news: News) => void)[] = [];
  #ready = true;

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    void this.#listen();
    void this.#watch();
  }

  /** Fails when the bus cannot be reached at the start; later it reconnects by itself, for as long as it takes. */
  static async open(url: string): Promise<NatsBus> {
    return new NatsBus(await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 500 }));
  }

  get ready(): boolean {
    return this.#ready;
  }

  tell(news: News): void {
    try {
      this.#connection.publish(NEWS, JSON.stringify({ from: this.#self, news }));
    } catch {
      this.#ready = false; // Others find out when they look into the database.
    }
  }

  listen(listener: (news: News) => void): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    await this.#connection.drain().catch(() => undefined);
  }

  /** Bots that think in other processes. */
  thinkers(): Thinkers {
    return {
      think: async (task) => {
        const reply = await this.#connection.request(BOTS, JSON.stringify(task), { timeout: PATIENCE });
        const { option, error } = reply.json<{ option?: string; error?: string }>();
        if (option === undefined) throw new Error(error ?? 'The bot did not answer.');
        return option;
      },
      close: async () => undefined,
    };
  }

  /** Thinks for whoever asks; of several processes, one at a time gets each task. */
  async serveBots(answer: (task: BotTask) => Promise<string>): Promise<void> {
    for await (const message of this.#connection.subscribe(BOTS, { queue: 'bots' })) {
      void answer(message.json<BotTask>()).then(
        (option) => message.respond(JSON.stringify({ option })),
        (error: Error) => message.respond(JSON.stringify({ error: error.message })),
      );
    }
  }

  async #listen(): Promise<void> {
    for await (const message of this.#connection.subscribe(NEWS)) {
      const { from, news } = message.json<{ from: string; news: News }>();
      if (from !== this.#self) for (const listener of this.#listeners) listener(news);
    }
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect') this.#ready = false;
      if (type === 'reconnect') this.#ready = true;
    }
  }
}
