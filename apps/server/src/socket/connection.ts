import type { Seat, Viewer } from '@dreadhouse/engine';
import { FromClient, type FromServer, PROTOCOL, type Refusal } from '@dreadhouse/protocol';
import { Compile } from 'typebox/compile';
import type { WebSocket } from 'ws';
import { type LiveMatch, Unplayable } from '../match/live.ts';
import type { Outcome } from '../match/refusal.ts';
import { now } from '../now.ts';
import type { Bucket } from './limiter.ts';
import type { Outbox } from './outbox.ts';

const fromClient = Compile(FromClient);

type Hello = Extract<FromClient, { t: 'hello' }>;
type Command = Exclude<FromClient, { t: 'hello' } | { t: 'ping' }>;

/** Somebody at the door: what they look at, as whom, and by which token (its hash; null for those who watch). */
export interface Entered {
  readonly live: LiveMatch;
  readonly viewer: Viewer;
  readonly hash: string | null;
}

/** What a connection needs of the rest of the server. */
export interface Hall {
  /** Finds the match and the seat of a token; a refusal when there is none. */
  enter(match: string, token: string | undefined): Promise<Entered | Refusal>;
  arrived(connection: Connection): Promise<void>;
  left(connection: Connection): void;
  carryOut(live: LiveMatch, seat: Seat, command: Command): Promise<Outcome>;
  /** Told of what the player is only told to try again. */
  onTrouble(error: unknown, doing: string): void;
}

/** Half a minute of silence, and the line is dead. */
const SILENCE = 35_000;
/** Whoever has not said hello by then is not one of ours, in milliseconds. */
const HELLO = 10_000;
/** How long a line that was too loud is left open, unheard, so that it gets to know why, in milliseconds. */
const LAST_WORD = 1000;
/** A client that does not read is cut off before it fills our memory. */
const MOST_BUFFERED = 4_000_000;

/** One socket: somebody who looks at one match. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #hall: Hall;
  readonly #match: string;
  readonly #bucket: Bucket;
  live: LiveMatch | null = null;
  viewer: Viewer = 'spectator';
  /** Of the token that it came in by. */
  hash: string | null = null;
  /** The last frame that the client said it has. */
  last: string | null = null;
  #heard = now();
  #closed = false;
  #greeted = false;
  readonly #untilHello: ReturnType<typeof setTimeout>;
  /** Told why, and no longer listened to. */
  #turnedAway = false;

  constructor(socket: WebSocket, outbox: Outbox, match: string, hall: Hall, bucket: Bucket, mostBytes: number) {
    this.#socket = socket;
    this.#outbox = outbox;
    this.#match = match;
    this.#hall = hall;
    this.#bucket = bucket;
    this.#untilHello = setTimeout(() => socket.terminate(), HELLO).unref();
    socket.on('message', (data: Buffer, isBinary) => {
      if (!this.#mayGoOn()) return;
      if (data.length > mostBytes) this.#trouble('too-large', true);
      else this.#hear(isBinary ? '' : String(data));
    });
    // Browsers answer pings by themselves, also for pages in the background whose timers sleep.
    socket.on('pong', () => void this.#mayGoOn());
    socket.on('ping', (data: Buffer) => {
      if (this.#mayGoOn() && socket.readyState === socket.OPEN) socket.pong(data);
    });
    socket.on('close', () => this.#leave());
    // What is far too large or no message at all is answered with a closing frame; it gets a moment to arrive.
    socket.on('error', () => setTimeout(() => socket.terminate(), 1000).unref());
  }

  get closed(): boolean {
    return this.#closed;
  }

  send(text: string): void {
    if (this.#closed || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_BUFFERED) this.#socket.terminate();
    else this.#outbox.send(text);
  }

  tell(message: FromServer): void {
    this.send(JSON.stringify(message));
  }

  /** Knocks, and cuts lines that have gone silent. */
  check(at: number): void {
    if (at - this.#heard > SILENCE) this.#socket.terminate();
    else this.#socket.ping();
  }

  close(): void {
    this.#outbox.flush();
    this.#socket.close(1001, 'the server stops');
  }

  /** Without waiting for the other side to agree. */
  cut(): void {
    this.#socket.terminate();
  }

  /** What let it in does not any more. */
  turnAway(why: Refusal): void {
    this.#trouble(why, true);
  }

  #leave(): void {
    if (this.#closed) return;
    this.#closed = true;
    clearTimeout(this.#untilHello);
    if (this.live !== null) this.#hall.left(this);
  }

  #trouble(why: Refusal, closes: boolean): void {
    this.tell({ t: 'trouble', why, closes });
    if (!closes) return;
    this.#turnedAway = true;
    this.#outbox.flush();
    this.#socket.close(1008, why);
  }

  /** Whatever comes is counted; whoever sends too much is not even read any more. */
  #mayGoOn(): boolean {
    const at = now();
    const isTooFast = !this.#bucket.take(at);
    if (this.#turnedAway) {
      if (isTooFast) this.#stopReading();
      return false;
    }
    this.#heard = at;
    if (!isTooFast) return true;
    this.#trouble('too-fast', true);
    this.#stopReading();
    return false;
  }

  #stopReading(): void {
    if (this.#socket.isPaused) return;
    this.#socket.pause();
    setTimeout(() => this.#socket.terminate(), LAST_WORD).unref();
  }

  #hear(text: string): void {
    const message = parsed(text);
    if (message === null) return this.#trouble('malformed', false);
    if (message.t === 'ping') return this.tell({ t: 'pong' });
    if (message.t === 'hello') void this.#greet(message).catch((error: unknown) => this.#fail(error));
    else void this.#obey(message);
  }

  async #greet(hello: Hello): Promise<void> {
    if (this.#greeted) return this.#trouble('malformed', false);
    this.#greeted = true;
    clearTimeout(this.#untilHello);
    if (hello.v !== PROTOCOL) return this.#trouble('other-version', true);
    const entered = await this.#hall.enter(this.#match, hello.token).catch((error: unknown) => this.#whyClosed(error));
    if (typeof entered === 'string') return this.#trouble(entered, true);
    if (this.#closed) return;
    this.live = entered.live;
    this.viewer = entered.viewer;
    this.hash = entered.hash;
    this.last = hello.last ?? null;
    this.tell({ t: 'welcome', v: PROTOCOL, match: this.#match, game: entered.live.game.id, now: Date.now() });
    await this.#hall.arrived(this);
  }

  async #obey(command: Command): Promise<void> {
    const { live, viewer } = this;
    const refuse = (why: Refusal): void => this.tell({ t: 'done', id: command.id, ok: false, why });
    if (live === null) return refuse('hello-first');
    if (typeof viewer !== 'number') return refuse('not-your-seat');
    try {
      const outcome = await this.#hall.carryOut(live, viewer, command);
      this.tell({ t: 'done', id: command.id, ...outcome });
    } catch (error) {
      this.#hall.onTrouble(error, `carry out "${command.t}" in match ${this.#match}`);
      refuse('unavailable');
    }
  }

  #fail(error: unknown): void {
    this.#hall.onTrouble(error, `let somebody into match ${this.#match}`);
    this.#trouble('unavailable', true);
  }

  /** Why nobody can come in just now. */
  #whyClosed(error: unknown): Refusal {
    this.#hall.onTrouble(error, `open match ${this.#match}`);
    return error instanceof Unplayable ? 'unplayable' : 'unavailable';
  }
}

function parsed(text: string): FromClient | null {
  try {
    const value: unknown = JSON.parse(text);
    return fromClient.Check(value) ? value : null;
  } catch {
    return null;
  }
}
