import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { Bots } from './bots/bots.ts';
import { type Thinkers, ThreadPool } from './bots/pool.ts';
import { type Bus, NoBus } from './bus/bus.ts';
import { NatsBus } from './bus/nats.ts';
import type { Config } from './config.ts';
import { GAMES, type Games } from './games.ts';
import { health } from './http/health.ts';
import { page, safeHeaders } from './http/page.ts';
import { routes } from './http/routes.ts';
import { ANNOUNCED, Host } from './match/host.ts';
import { Notices } from './notices/notices.ts';
import { sender } from './notices/senders.ts';
import { vapidKeys } from './notices/vapid.ts';
import { Connection } from './socket/connection.ts';
import { Rooms } from './socket/hall.ts';
import { Bucket } from './socket/limiter.ts';
import { Outbox } from './socket/outbox.ts';
import { Callers } from './store/callers.ts';
import { openDatabase } from './store/database.ts';
import { Journal } from './store/journal.ts';
import { Matches } from './store/matches.ts';

const SOCKET_PATH = /^\/api\/matches\/([\w-]{1,64})\/socket$/;

/** How often a node looks for what the bus may have failed to tell it, in milliseconds. */
const LOOK_AROUND = 3000;

export interface RunningServer {
  readonly address: string;
  close(): Promise<void>;
}

/** Everything together, listening. */
export async function startServer(config: Config, games: Games = GAMES): Promise<RunningServer> {
  const db = await openDatabase(config);
  const matches = new Matches(db);
  const nats = config.natsUrl === null ? null : await NatsBus.open(config.natsUrl);
  const bus: Bus = nats ?? new NoBus();
  const journal = new Journal(db);
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    trustProxy: config.trustProxy,
    bodyLimit: 2_000_000,
  });
  const onTrouble = (error: unknown, doing: string): void => app.log.error({ err: error }, `could not ${doing}`);
  const host = new Host({ games, matches, journal, bus, liveMatches: config.limits.liveMatches, onTrouble });
  const rooms = new Rooms(host, matches, bus);
  const thinkers: Thinkers =
    config.botThreads === 0 && nats !== null ? nats.thinkers() : new ThreadPool(Math.max(1, config.botThreads));
  const bots = new Bots(host, thinkers, (error, match) => app.log.error({ err: error, match }, 'a bot failed'));
  const callers = new Callers(db);
  const vapid = vapidKeys(config.vapid, config.dataFolder);
  const linkTo = (match: string): string =>
    `${config.publicUrl ?? `http://${config.host}:${config.port}`}/#/online/${match}`;
  const notices = new Notices(callers, sender({ ...config, vapid }), linkTo, (error, kind) =>
    app.log.warn({ err: error, kind }, 'a notice could not be sent'),
  );
  host.onChange = (live) => {
    rooms.show(live);
    bots.look(live);
    notices.look(live);
  };
  safeHeaders(app);
  health(app, { db, bus, connections: () => rooms.connections, liveMatches: () => host.size });
  if (config.webFolder !== null) await page(app, config.webFolder);
  routes(app, {
    games,
    host,
    matches,
    journal,
    callers,
    pushKey: vapid.publicKey,
    newMatchesPerHour: config.limits.newMatchesPerHour,
  });
  const sockets = acceptSockets(app, rooms, config);
  const lookAround = setInterval(() => void host.catchUpAll(rooms.watched()).catch(() => undefined), LOOK_AROUND);
  const announce = setInterval(() => void host.announce(rooms.watched()).catch(() => undefined), ANNOUNCED);
  if (nats === null) for (const timer of [lookAround, announce]) clearInterval(timer); // nobody else is there
  const clocks = setInterval(() => void host.checkClocks(Date.now()).catch(() => undefined), 1000);
  const idle = setInterval(() => void host.forgetIdle(Date.now()).catch(() => undefined), 5000);
  const address = await app.listen({ host: config.host, port: config.port });
  void host.resume().catch((error: unknown) => app.log.error({ err: error }, 'matches could not be resumed'));
  return {
    address,
    async close() {
      clearInterval(lookAround);
      clearInterval(announce);
      clearInterval(clocks);
      clearInterval(idle);
      sockets.stop();
      for (const connection of [...rooms.all()]) connection.close();
      bots.close();
      await app.close();
      await thinkers.close();
      await host.settle();
      await bus.close();
      await db.destroy();
    },
  };
}

function acceptSockets(app: FastifyInstance, rooms: Rooms, { limits, trustProxy }: Config): { stop(): void } {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes * 4,
    perMessageDeflate: false,
  });
  const perClient = new Map<string, number>();
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const match = SOCKET_PATH.exec((request.url ?? '').split('?')[0] ?? '')?.[1];
    const client = clientOf(request, trustProxy);
    const count = perClient.get(client) ?? 0;
    if (match === undefined) return deny(socket, '404 Not Found');
    if (count >= limits.connectionsPerClient) return deny(socket, '429 Too Many Requests');
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      perClient.set(client, count + 1);
      accepted.on('close', () => {
        const left = (perClient.get(client) ?? 1) - 1;
        if (left > 0) perClient.set(client, left);
        else perClient.delete(client);
      });
      const bucket = new Bucket(limits.messagesPerSecond, limits.messagesPerSecond * 3, Date.now());
      new Connection(accepted, new Outbox(socket), match, rooms, bucket, limits.messageBytes);
    });
  });
  const timer = setInterval(() => {
    for (const connection of rooms.all()) connection.check(Date.now());
  }, 10_000);
  return { stop: () => clearInterval(timer) };
}

function clientOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const first = Array.isArray(forwarded) ? forwarded[0] : forwarded?.split(',')[0];
  return first?.trim() ?? request.socket.remoteAddress ?? 'unknown';
}

function deny(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}
