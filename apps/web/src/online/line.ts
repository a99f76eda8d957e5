import { type FromClient, type FromServer, PROTOCOL, type Refusal } from '@dreadhouse/protocol';

/** `open`: the server knows us. `lost`: it will be tried again. `refused`: it need not be tried again. */
export type LineState = 'connecting' | 'open' | 'lost' | 'refused';

type Hello = Omit<Extract<FromClient, { t: 'hello' }>, 't' | 'v'>;

interface LineParts {
  readonly address: string;
  /** Who we are and what we have, asked anew for every try. */
  readonly hello: () => Hello;
  readonly hear: (message: FromServer) => void;
  readonly changed: (state: LineState, why: Refusal | null) => void;
}

/** How long to wait before the next try, in milliseconds: at once, then longer and longer. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
/** Knocks so often, and takes the line for dead after so long a silence. */
const KNOCK = 12_000;
const SILENCE = 28_000;

/** What is not going to get better by trying again. */
export const FINAL: readonly Refusal[] = ['unknown-match', 'unknown-token', 'other-version', 'unplayable'];

/** The line to the server. It comes back by itself, whatever happens to it. */
export class Line {
  readonly #parts: LineParts;
  #socket: WebSocket | null = null;
  #state: LineState = 'connecting';
  #tries = 0;
  #heard = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  readonly #knocking: ReturnType<typeof setInterval>;
  readonly #now = (): void => this.#tryNow();
  #closed = false;

  constructor(parts: LineParts) {
    this.#parts = parts;
    this.#knocking = setInterval(() => this.#knock(), KNOCK);
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#now);
    this.#open();
  }

  get state(): LineState {
    return this.#state;
  }

  /** Whether it could be handed to the line; not whether it arrived. */
  send(message: FromClient): boolean {
    if (this.#state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Starts anew: what came in does not fit what we have. */
  reopen(): void {
    this.#drop();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#knocking);
    clearTimeout(this.#again);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#now);
    this.#drop();
  }

  #open(): void {
    clearTimeout(this.#again);
    const socket = new WebSocket(this.#parts.address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, ...this.#parts.hello() }));
    socket.onmessage = ({ data }) => this.#hear(String(data));
    socket.onclose = () => this.#lost();
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(text) as FromServer; // our own server's words
    if (message.t === 'welcome') {
      this.#tries = 0;
      this.#become('open', null);
    }
    if (message.t === 'trouble' && message.closes && FINAL.includes(message.why)) return this.#refuse(message.why);
    if (message.t !== 'pong') this.#parts.hear(message);
  }

  #refuse(why: Refusal): void {
    this.#drop();
    this.#become('refused', why);
  }

  #lost(): void {
    this.#drop();
    if (this.#closed || this.#state === 'refused') return;
    this.#become('lost', null);
    this.#tries += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.#tries - 1));
    // Not everybody at the same moment, when the server comes back.
    this.#again = setTimeout(() => this.#open(), wait * (0.5 + Math.random() / 2));
  }

  /** The network or the person is back: no more waiting. */
  #tryNow(): void {
    if (this.#state !== 'lost' || this.#socket !== null || document.visibilityState === 'hidden') return;
    this.#open();
  }

  #knock(): void {
    if (this.#socket === null) return;
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.send({ t: 'ping' });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #become(state: LineState, why: Refusal | null): void {
    this.#state = state;
    this.#parts.changed(state, why);
  }
}
