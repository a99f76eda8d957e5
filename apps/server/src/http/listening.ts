import { lookup } from 'node:dns/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createPlainServer, type Server as PlainServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from '../config.ts';

/** How long a line may keep us waiting, in milliseconds. */
interface Patience {
  /** For the head of a request, from the beginning of the line or the end of the request before. */
  readonly head: number;
  /** For a whole request: the largest file, over a slow line. */
  readonly request: number;
  /** For the next request, between two of them. */
  readonly next: number;
  /** For anything to move at all, in either direction: longer than the slowest answer takes. */
  readonly still: number;
  /** How often it is looked whether somebody has been too slow. */
  readonly check: number;
}

const PATIENCE: Patience = { head: 10_000, request: 30_000, next: 72_000, still: 90_000, check: 3000 };

/** A server that waits for nobody for ever. */
export function impatientServer(handler: RequestListener, patience: Patience = PATIENCE): Server {
  const server = createServer(
    {
      headersTimeout: patience.head,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.next,
      connectionsCheckingInterval: patience.check,
    },
    handler,
  );
  server.setTimeout(patience.still);
  return server;
}

/** Listens at the address that is configured; `localhost` has two. Whatever comes in at either goes through the same doors. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<{ readonly address: string; close(): void }> {
  const address = await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw whyNot(error, host, port);
  });
  const others = host === 'localhost' ? await listenBeside(app.server) : [];
  return {
    address,
    close() {
      for (const one of others) one.close();
    },
  };
}

function whyNot(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return error;
  const reason = error.code === 'EADDRINUSE' ? 'somebody else listens there already' : (error.code ?? error.message);
  return new ConfigError(`HOST and PORT must be where one can listen; ${host}, port ${port} is not: ${reason}.`);
}

async function listenBeside(server: Server): Promise<PlainServer[]> {
  const main = server.address();
  if (main === null || typeof main === 'string') return [];
  const found = await lookup('localhost', { all: true }).catch(() => []);
  const others = found.filter(({ address }) => address !== main.address);
  const listening = await Promise.all(others.map(({ address }) => handOver(server, address, main.port)));
  return listening.filter((one) => one !== null);
}

/** Null where this machine has no such address after all. */
function handOver(server: Server, host: string, port: number): Promise<PlainServer | null> {
  const beside = createPlainServer({ allowHalfOpen: true, noDelay: true }, (line) => server.emit('connection', line));
  return new Promise((resolve) => {
    beside.once('error', () => resolve(null));
    beside.listen({ host, port }, () => resolve(beside));
  });
}
