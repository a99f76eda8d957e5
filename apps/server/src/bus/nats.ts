import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type BotRequest, requestFor, requestIn, unseal } from '../bots/on-the-bus.ts';
import { type Subject, ThinkerDied, type Thinkers, type Thought, type Wanted } from '../bots/thinking.ts';
import { ConfigError } from '../config.ts';
import { type Bus, News } from './bus.ts';
import { natsOptions } from './nats-address.ts';

/** That nodes are there; each match has a subject of its own below it, so that news wake up only those nodes that hold it. */
const NEWS = 'dreadhouse.news';
const BOTS = 'dreadhouse.bots';
/** As we name matches. What somebody asks for by another name might be many subjects at once. */
const PLAIN = /^[\w-]+$/;
/** Longer than the slowest bot thinks, with others in front of it. */
const PATIENCE = 60_000;
/** How long it is waited for the bus before a match is played without it, in milliseconds. */
const FOLLOWED_WITHIN = 500;

const letter = Compile(Type.Object({ from: Type.String(), news: News }));

/** Several nodes, told of each other's news over NATS. */
export class NatsBus implements Bus {
  readonly #connection: NatsConnection;
  readonly self = randomUUID();
  readonly #listeners: ((news: News) => void)[] = [];
  readonly #followed = new Map<string, Subscription>();
  #ready = true;

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    void this.#watch();
  }

  /** Fails when the bus cannot be reached at the start; later it reconnects by itself, for as long as it takes. */
  static async open(url: string): Promise<NatsBus> {
    const opened = connect({ ...natsOptions(url), maxReconnectAttempts: -1, reconnectTimeWait: 500, noEcho: true });
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
      this.#connection.publish(subjectOf(news), JSON.stringify({ from: this.self, news }));
    } catch {
      this.#ready = false; // Others find out when they look into the database.
    }
  }

  listen(listener: (news: News) => void): void {
    if (this.#listeners.length === 0) this.#subscribe(NEWS); // processes for bots never do
    this.#listeners.push(listener);
  }

  /** A bus that is away is not waited for: once it is back, what was missed is looked up. */
  async follow(match: string): Promise<void> {
    if (!PLAIN.test(match)) return;
    if (!this.#followed.has(match)) this.#followed.set(match, this.#subscribe(newsOf(match)));
    if (!this.#ready) return;
    await Promise.race([this.flushed().catch(() => undefined), wait(FOLLOWED_WITHIN, undefined, { ref: false })]);
  }

  unfollow(match: string): void {
    this.#followed.get(match)?.unsubscribe();
    this.#followed.delete(match);
  }

  /** Once the server knows whom we listen to. */
  async flushed(): Promise<void> {
    await this.#connection.flush();
  }

  async close(): Promise<void> {
    await this.#connection.drain().catch(() => undefined);
  }

  /** Bots that think on other machines. */
  thinkers(): Thinkers {
    return { think: (about, wanted) => this.#ask(about, wanted), close: async () => undefined };
  }

  /** Thinks for whoever asks; of several processes, one at a time gets each request. */
  serveBots(answer: (request: BotRequest) => Promise<Uint8Array>): void {
    void this.#serve(this.#connection.subscribe(BOTS, { queue: 'bots' }), answer);
  }

  async #ask<W extends Wanted>(about: Subject, wanted: W): Promise<Thought<W>> {
    const { secret } = about;
    const asked = this.#connection.request(BOTS, requestFor(about, wanted), { timeout: PATIENCE });
    const reply = await asked.catch((error: Error) => {
      const nobody = error.name === 'NoRespondersError' || /no responders/i.test(error.message);
      throw nobody ? new Error('There is no bot worker: start one, or set BOT_THREADS.', { cause: error }) : error;
    });
    if (reply.data.length === 0)
      throw new Error('The process for bots does not know this match: is its database ours?');
    const opened = unseal(secret, reply.data);
    if ('thought' in opened) return opened.thought as Thought<W>; // the reply to a request is what it asks for
    throw opened.died ? new ThinkerDied(opened.error) : new Error(opened.error);
  }

  /** What is not one of our requests is not answered. */
  async #serve(letters: Subscription, answer: (request: BotRequest) => Promise<Uint8Array>): Promise<void> {
    for await (const message of letters) {
      const request = requestIn(message.string());
      if (request === null) continue;
      void answer(request).then(
        (reply) => message.respond(reply),
        () => message.respond(), // the database could not be reached; it is asked for again
      );
    }
  }

  #subscribe(subject: string): Subscription {
    return this.#connection.subscribe(subject, {
      callback: (error, message) => void (error === null && this.#hear(message.string())),
    });
  }

  #hear(text: string): void {
    const news = this.#newsIn(text);
    if (news !== null) for (const listener of this.#listeners) listener(news);
  }

  /** From others, and in order; anything else on the line is none of our business. */
  #newsIn(text: string): News | null {
    try {
      const value: unknown = JSON.parse(text);
      return letter.Check(value) && value.from !== this.self ? value.news : null;
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

function subjectOf(news: News): string {
  return news.kind === 'here' ? NEWS : newsOf(news.match);
}

function newsOf(match: string): string {
  return `${NEWS}.${match}`;
}
