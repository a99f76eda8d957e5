import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Config } from '../config.ts';
import { Connection } from './connection.ts';
import { Bucket } from './limiter.ts';
import { Outbox } from './outbox.ts';
import type { Rooms } from './rooms.ts';

const SOCKET_PATH = /^\/api\/matches\/([\w-]{1,64})\/socket$/;

/** How often lines are looked at that may have died, in milliseconds. */
const LINE_CHECK = 10_000;

/** How long lines may take to close when the server stops, in milliseconds; then they are cut. */
const FAREWELL = 2000;

export interface Doors {
  /** Lets nobody in any more, and ends every line, also those that have said nothing yet. */
  close(): Promise<void>;
}

/** Lets clients in through `/api/matches/<match>/socket`, so many each. */
export function acceptSockets(app: FastifyInstance, rooms: Rooms, config: Config): Doors {
  const { limits, trustProxy } = config;
  const sockets = new WebSocketServer({
    noServer: true,
    // What is a little too large is refused in words; what is far too large is not even read.
    maxPayload: limits.messageBytes * 4,
    perMessageDeflate: false,
  });
  const guests = new Guests();
  const lines = new Set<Connection>();
  let closing = false;
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const match = SOCKET_PATH.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
    const client = clientOf(request, trustProxy);
    if (closing) return deny(socket, '503 Service Unavailable');
    if (match === undefined) return deny(socket, '404 Not Found');
    if (guests.of(client) >= limits.connectionsPerClient) return deny(socket, '429 Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      guests.count(client, accepted);
      const bucket = new Bucket(limits.messagesPerSecond, limits.messagesPerSecond * 3, Date.now());
      const line = new Connection(accepted, new Outbox(socket), match, rooms, bucket, limits.messageBytes);
      lines.add(line);
      accepted.on('close', () => lines.delete(line));
    });
  });
  const timer = setInterval(() => {
    for (const line of lines) line.check(Date.now());
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
  const end = Date.now() + FAREWELL;
  while (lines.size > 0 && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
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

/**
 * Who is at the other end. Each proxy adds whom it was called by to the end of the list; what stands before our own proxies' entries is
 * the client's to write, and nothing to count by.
 */
export function clientOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = proxies === 0 ? [] : String(request.headers['x-forwarded-for'] ?? '').split(',');
  const known = forwarded.map((one) => one.trim()).filter((one) => one !== '');
  return known.at(-proxies) ?? known[0] ?? request.socket.remoteAddress ?? 'unknown';
}

function deny(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
