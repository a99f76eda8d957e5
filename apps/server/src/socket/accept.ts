import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { clientOf } from '../http/client.ts';
import type { Lines } from '../http/lines.ts';
import { now } from '../now.ts';
import { Connection } from './connection.ts';
import { Bucket, type Buckets } from './limiter.ts';
import { Outbox } from './outbox.ts';
import type { Rooms } from './rooms.ts';

const SOCKET_PATH = /^\/api\/matches\/([\w-]{1,64})\/socket$/;

/** How often lines are looked at that may have died, in milliseconds. */
const LINE_CHECK = 10_000;

/** How long lines may take to close when the server stops, in milliseconds; then they are cut. */
const FAREWELL = 2000;

interface Doors {
  /** Lets nobody in any more, and ends every line, also those that have said nothing yet. */
  close(): Promise<void>;
}

/** What stands at the door. */
interface Doorkeeping {
  readonly rooms: Rooms;
  /** Requests of each client: whoever knocks is counted with them. */
  readonly requests: Buckets;
  /** Lines that are no sockets yet. */
  readonly plain: Lines;
}

/** Lets clients in through `/api/matches/<match>/socket`, so many each. */
export function acceptSockets(app: FastifyInstance, keeping: Doorkeeping, config: Config): Doors {
  const { limits } = config;
  const sockets = new WebSocketServer({
    noServer: true,
    // What is a little too large is refused in words; what is far too large is not even read.
    maxPayload: limits.messageBytes * 4,
    perMessageDeflate: false,
    autoPong: false, // a ping is counted before it is answered
  });
  const guests = new Guests();
  const lines = new Set<Connection>();
  let closing = false;
  const whyNot = (match: string | undefined, client: string): string | null => {
    if (closing || lines.size >= limits.sockets) return '503 Service Unavailable';
    if (!keeping.requests.take(client) || guests.of(client) >= limits.connectionsPerClient)
      return '429 Too Many Requests';
    return match === undefined ? '404 Not Found' : null;
  };
  app.server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy()); // from here on nobody else listens, and what nobody hears would end the process
    keeping.plain.forget(socket);
    const match = SOCKET_PATH.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
    const client = clientOf(request, config.trustProxy);
    const why = whyNot(match, client);
    if (why !== null || match === undefined) return deny(socket, why ?? '');
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      guests.count(client, accepted);
      const bucket = new Bucket(limits.messagesPerSecond, limits.messagesPerSecond * 3);
      const line = new Connection(
        accepted,
        new Outbox(accepted, socket),
        match,
        keeping.rooms,
        bucket,
        limits.messageBytes,
      );
      lines.add(line);
      accepted.on('close', () => lines.delete(line));
    });
  });
  const timer = setInterval(() => {
    for (const line of lines) line.check(now());
  }, LINE_CHECK);
  return {
    async close() {
      closing = true;
      clearInterval(timer);
      await sayFarewell(lines);
    },
  };
}

async function sayFarewell(lines: ReadonlySet<Connection>): Promise<void> {
  for (const line of lines) line.close();
  const end = now() + FAREWELL;
  while (lines.size > 0 && now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const line of lines) line.cut();
}

/** How many lines each client has. */
class Guests {
  readonly #lines = new Map<string, number>();

  of(client: string): number {
    return this.#lines.get(client) ?? 0;
  }

  count(client: string, line: WebSocket): void {
    this.#lines.set(client, this.of(client) + 1);
    line.on('close', () => {
      const left = this.of(client) - 1;
      if (left > 0) this.#lines.set(client, left);
      else this.#lines.delete(client);
    });
  }
}

/** Says why, and does not wait for the other side to hang up. */
function deny(socket: Socket, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
