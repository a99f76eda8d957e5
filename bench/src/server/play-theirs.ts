import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { GUESTS } from '../game/manor.ts';
import { Gallery, open, type Side, scripted, type Table } from './table.ts';

/** What Socket.IO puts before a message of the game's namespace. */
const MESSAGE = '42/manor,';
const STATE_ID = /"_stateID":(\d+)/;

/** Plays Manor on boardgame.io's server: its messages, spoken over a bare socket. */
export const theirs: Side = {
  name: 'boardgame.io',
  async newTable(address, note) {
    // Whoever asks first for a match that there is not gets a new one; nobody needs credentials, which saves it a look.
    const match = randomBytes(8).toString('hex');
    const table = new TheirTable(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, match, note);
    await table.connect();
    return table;
  },
};

class TheirTable implements Table {
  moves = 0;
  readonly #url: string;
  readonly #match: string;
  readonly #note: (bytes: number) => void;
  readonly #gallery = new Gallery();
  #sockets: WebSocket[] = [];
  #arrived: () => void = () => undefined;

  constructor(url: string, match: string, note: (bytes: number) => void) {
    this.#url = url;
    this.#match = match;
    this.#note = note;
  }

  connect(): Promise<void> {
    return new Promise((resolve, reject) => {
      let missing = GUESTS;
      this.#arrived = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
      this.#sockets = Array.from({ length: GUESTS }, (_, seat) => {
        const socket = open(this.#url, (text, line) => this.#hear(seat, text, line));
        socket.once('error', reject);
        return socket;
      });
    });
  }

  move(): Promise<void> {
    const { seat, to } = scripted(this.moves);
    const move = to === null ? { type: 'search', args: [] } : { type: 'go', args: [to] };
    const payload = { ...move, playerID: String(seat), credentials: null };
    this.#emit(this.#sockets[seat], [
      'update',
      { type: 'MAKE_MOVE', payload },
      this.moves, // its id of the state that this move is for
      this.#match,
      String(seat),
    ]);
    this.moves += 1;
    return this.#gallery.seen(this.moves);
  }

  async comeBack(): Promise<void> {
    this.close();
    await this.connect();
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #emit(socket: WebSocket | undefined, message: readonly unknown[]): void {
    socket?.send(MESSAGE + JSON.stringify(message));
  }

  #hear(seat: number, text: string, line: WebSocket): void {
    if (text.startsWith('0')) return line.send('40/manor,');
    if (text === '2') return line.send('3');
    if (text.startsWith('40/manor,')) return this.#emit(line, ['sync', this.#match, String(seat), null, GUESTS]);
    if (text.startsWith('42/manor,["sync"')) {
      this.#gallery.show(seat, Number(STATE_ID.exec(text)?.[1] ?? 0));
      return this.#arrived();
    }
    if (!text.startsWith('42/manor,["update"') && !text.startsWith('42/manor,["patch"')) return;
    this.#note(Buffer.byteLength(text));
    this.#gallery.show(seat);
  }
}
