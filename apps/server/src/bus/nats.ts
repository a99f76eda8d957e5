import { randomUUID } from 'node:crypto';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { AnyTask, Thinkers, ThoughtOn } from '../bots/thinking.ts';
import { ConfigError } from '../config.ts';
import { type Bus, News } from './bus.ts';
import { natsOptions } from './nats-address.ts';

const NEWS = 'dreadhouse.news';
const BOTS = 'dreadhouse.bots';
/** Longer than the slowest bot thinks, with others in front of it. */
const PATIENCE = 60_000;

const letter = Compile(Type.Object({ from: Type.String(), news: News }));

/** Several nodes, told of each other's news over NATS. */
export class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly #self = randomUUID();
  readonly #listeners: ((news: News) => void)[] = [];
  #ready = true;

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    void this.#listen(connection.subscribe(NEWS));
    void this.#watch();
  }

  /** Fails when the bus cannot be reached at the start; later it reconnects by itself, for as long as it takes. */
  static async open(url: string): Promise<NatsBus> {
    const opened = connect({ ...natsOptions(url), maxReconnectAttempts: -1, reconnectTimeWait: 500 });
    return new NatsBus(
      await opened.catch((error: Error) => {
        throw new ConfigError(
          `NATS_URL must lead to a NATS server that lets us in; this one does not (${error.message}).`,
        );
      }),
    );
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

  /** Once the server knows whom we listen to. */
  async settled(): Promise<void> {
    await this.#connection.flush();
  }

  async close(): Promise<void> {
    await this.#connection.drain().catch(() => undefined);
  }

  /** Bots that think in other processes. */
  thinkers(): Thinkers {
    return { think: (task) => this.#ask(task), close: async () => undefined };
  }

  /** Thinks for whoever asks; of several processes, one at a time gets each task. */
  serveBots(answer: (task: AnyTask) => Promise<unknown>): void {
    void this.#serve(this.#connection.subscribe(BOTS, { queue: 'bots' }), answer);
  }

  async #ask<T extends AnyTask>(task: T): Promise<ThoughtOn<T>> {
    const asked = this.#connection.request(BOTS, JSON.stringify(task), { timeout: PATIENCE });
    const reply = await asked.catch((error: Error) => {
      const nobody = error.name === 'NoRespondersError' || /no responders/i.test(error.message);
      throw nobody ? new Error('There is no bot worker: start one, or set BOT_THREADS.', { cause: error }) : error;
    });
    const { thought, error } = reply.json<{ thought?: ThoughtOn<T>; error?: string }>();
    if (thought === undefined) throw new Error(error ?? 'The bot did not answer.');
    return thought;
  }

  async #serve(tasks: Subscription, answer: (task: AnyTask) => Promise<unknown>): Promise<void> {
    for await (const message of tasks) {
      const thought = Promise.resolve().then(() => answer(message.json<AnyTask>()));
      void thought.then(
        (thought) => message.respond(JSON.stringify({ thought })),
        (error: Error) => message.respond(JSON.stringify({ error: error.message })),
      );
    }
  }

  async #listen(letters: Subscription): Promise<void> {
    for await (const message of letters) {
      const news = this.#newsIn(message.string());
      if (news !== null) for (const listener of this.#listeners) listener(news);
    }
  }

  /** From others, and in order; anything else on the line is none of our business. */
  #newsIn(text: string): News | null {
    try {
      const value: unknown = JSON.parse(text);
      return letter.Check(value) && value.from !== this.#self ? value.news : null;
    } catch {
      return null;
    }
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      if (type === 'disconnect') this.#ready = false;
      if (type === 'reconnect') this.#ready = true;
    }
  }
}
