import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * What is on its way to one client. Messages that are sent in the same turn of the event loop (a change, and that one's answer was kept) leave
 * in one write to the system, which is most of what a message costs.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #raw: Duplex;
  #isCorked = false;

  constructor(socket: WebSocket, raw: Duplex) {
    this.#socket = socket;
    this.#raw = raw;
  }

  send(text: string): void {
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.#raw.cork();
      process.nextTick(() => this.flush());
    }
    this.#socket.send(text);
  }

  /** Now, because the line is closed next. */
  flush(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.#raw.uncork();
  }
}
