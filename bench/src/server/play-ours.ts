import { randomBytes } from 'node:crypto';
import { PROTOCOL } from '@dreadhouse/protocol';
import type { WebSocket } from 'ws';
import { GUESTS } from '../game/manor.ts';
import { Gallery, open, post, type Side, scripted, type Table } from './table.ts';

const ASK = /"ask":(?:\{"v":)?"([\w-]+)"/;
const FRAME = /"frame":"([\w-]+)"/;

/** Plays Manor on our server. */
export const ours: Side = {
  name: 'ours',
  newTable: (address, note) => newTable([address], note),
};

/** Plays Manor on several nodes at once: the guests of each table are spread over all of them, or each table has one of them to itself. */
export function onSeveral(nodes: readonly string[], how: 'spread' | 'together'): Side {
  let tables = 0;
  return {
    name: `${nodes.length} nodes`,
    newTable(_, note) {
      const first = tables++ % nodes.length;
      const fromThere = [...nodes.slice(first), ...nodes.slice(0, first)];
      return newTable(how === 'spread' ? fromThere : fromThere.slice(0, 1), note);
    },
  };
}

/** The first node sets the table. */
async function newTable(nodes: readonly string[], note: (bytes: number) => void): Promise<Table> {
  const [address = ''] = nodes;
  const seats = Array<string>(GUESTS).fill('open');
  const { id } = await post<{ id: string }>(`${address}/api/matches`, {
    game: 'manor',
    options: {},
    seats,
    public: false,
  });
  const tokens: string[] = [];
  for (const seat of seats.keys()) {
    const sit = { name: `guest ${seat}`, nonce: randomBytes(16).toString('hex') };
    tokens.push((await post<{ token: string }>(`${address}/api/matches/${id}/seats/${seat}`, sit)).token);
  }
  const urls = nodes.map((node) => `${node.replace('http', 'ws')}/api/matches/${id}/socket`);
  const table = new OurTable(urls, tokens, note);
  await table.connect();
  return table;
}

class OurTable implements Table {
  moves = 0;
  readonly #urls: readonly string[];
  readonly #tokens: readonly string[];
  readonly #note: (bytes: number) => void;
  readonly #gallery = new Gallery();
  readonly #asks = Array<string>(GUESTS).fill('');
  readonly #frames = Array<string>(GUESTS).fill('');
  #sockets: WebSocket[] = [];
  #arrived: () => void = () => undefined;
  /** Lines on which nothing is heard are cut. */
  #alive: NodeJS.Timeout | null = null;

  constructor(urls: readonly string[], tokens: readonly string[], note: (bytes: number) => void) {
    this.#urls = urls;
    this.#tokens = tokens;
    this.#note = note;
  }

  /** All at once; done when each has been let in. */
  connect(): Promise<void> {
    this.#alive = setInterval(() => {
      for (const socket of this.#sockets) if (socket.readyState === socket.OPEN) socket.send('{"t":"ping"}');
    }, 15_000);
    return new Promise((resolve, reject) => {
      let missing = GUESTS;
      this.#arrived = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
      this.#sockets = this.#tokens.map((token, seat) => {
        const last = this.#frames[seat] === '' ? {} : { last: this.#frames[seat] };
        const socket = open(this.#urls[seat % this.#urls.length] ?? '', (text) => this.#hear(seat, text));
        socket.once('open', () => socket.send(JSON.stringify({ t: 'hello', v: PROTOCOL, token, ...last })));
        socket.once('error', reject);
        return socket;
      });
    });
  }

  move(): Promise<void> {
    const { seat, to } = scripted(this.moves);
    const option = to === null ? 'search' : `go:${to}`;
    this.moves += 1;
    const id = `move-${this.moves}-${this.#tokens[0]?.slice(0, 8)}`;
    this.#sockets[seat]?.send(JSON.stringify({ t: 'answer', id, ask: this.#asks[seat], option }));
    return this.#gallery.seen(this.moves);
  }

  async comeBack(): Promise<void> {
    this.close();
    await this.connect();
  }

  close(): void {
    if (this.#alive !== null) clearInterval(this.#alive);
    for (const socket of this.#sockets) socket.terminate();
  }

  #hear(seat: number, text: string): void {
    if (text.startsWith('{"t":"done"')) {
      if (!text.includes('"ok":true')) throw new Error(`A move was refused: ${text}`);
      return;
    }
    if (text.startsWith('{"t":"pong"')) return;
    if (text.startsWith('{"t":"welcome"')) {
      if (this.#frames[seat] !== '') this.#arrived(); // who comes back may have missed nothing
      return;
    }
    const update = text.startsWith('{"t":"update"');
    const fresh = this.#frames[seat] === '';
    if (!update && !text.startsWith('{"t":"snapshot"')) throw new Error(`Unexpected: ${text.slice(0, 200)}`);
    this.#asks[seat] = ASK.exec(text)?.[1] ?? this.#asks[seat] ?? '';
    this.#frames[seat] = FRAME.exec(text)?.[1] ?? '';
    // Who comes and goes is shown too; a move is something that happened in the game.
    if (!update) this.#gallery.show(seat, text.split('"kind":"acted"').length - 1);
    if (fresh) this.#arrived();
    if (!update || text.endsWith('"events":[]}')) return;
    this.#note(Buffer.byteLength(text));
    this.#gallery.show(seat);
  }
}
