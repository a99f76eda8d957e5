import Fastify, { type FastifyInstance } from 'fastify';
import { Bots } from './bots/bots.ts';
import { CarefulThinkers } from './bots/careful.ts';
import { ThinkerPool } from './bots/pool.ts';
import { type Bus, NoBus } from './bus/bus.ts';
import { NatsBus } from './bus/nats.ts';
import type { Config } from './config.ts';
import { GAMES, type Games } from './games.ts';
import { networkOf } from './http/client.ts';
import { databaseAnswers, health } from './http/health.ts';
import { addressesOf, here } from './http/here.ts';
import { limitRequests, plainErrors, requestsOf, watchLines } from './http/limits.ts';
import { Lines } from './http/lines.ts';
import { impatientServer, listen } from './http/listening.ts';
import { page, safeHeaders } from './http/page.ts';
import { refuseOddBodies } from './http/plain-bodies.ts';
import { routes } from './http/routes.ts';
import { Host, type HostParts } from './match/host.ts';
import { Mates } from './match/mates.ts';
import { ANNOUNCED } from './match/node-news.ts';
import { Notices } from './notices/notices.ts';
import { sender } from './notices/senders.ts';
import { type VapidKeys, vapidKeys } from './notices/vapid.ts';
import { now } from './now.ts';
import { acceptSockets } from './socket/accept.ts';
import { Buckets } from './socket/limiter.ts';
import { Rooms } from './socket/rooms.ts';
import { Callers } from './store/callers.ts';
import { type Database, openDatabase } from './store/database.ts';
import { Journal } from './store/journal.ts';
import { Matches } from './store/matches.ts';
import { SeatKeysStore } from './store/seat-keys.ts';

/** How often a node looks for what the bus may have failed to tell it, in milliseconds. */
const CATCH_UP_EVERY = 3000;
const CLOCKS_TICK = 1000;
const IDLE_TICK = 5000;
/** How often it is looked for announced turns that nobody will ask for again, and how old they are then, in milliseconds. */
const CALLS_TICK = 3_600_000;
const CALLS_KEPT = 86_400_000;
/** For every new table that somebody may have, so many seats may be taken or freed: in the long run, and at once. */
const SEATS_PER_TABLE = 10;
const SEATS_AT_ONCE = 4;
/** How long requests may take that are under way when the server stops, in milliseconds. */
const LAST_REQUESTS = 2000;

export interface RunningServer {
  readonly address: string;
  /** Where other machines reach it; empty when only this one can. */
  readonly elsewhere: readonly string[];
  close(): Promise<void>;
}

/** Everything together, listening. */
export async function startServer(config: Config, games: Games = GAMES): Promise<RunningServer> {
  const app = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: 2_000_000,
    serverFactory: (handler) => impatientServer(handler),
  });
  const lines = plainLines(app, config);
  const requests = requestsOf(config.limits.requestsPerSecond);
  const onTrouble = (error: unknown, doing: string): void => app.log.error({ err: error }, `could not ${doing}`);
  const base = await openBase(config, games, onTrouble);
  const vapid = vapidKeys(config.vapid, config.dataFolder);
  const bots = connect(app, base, config, vapid);
  await serve(app, base, config, vapid, requests);
  const doors = acceptSockets(app, { rooms: base.rooms, requests, plain: lines }, config);
  const timers = startTimers(base, onTrouble);
  const { address, close } = await listen(app, config);
  void base.host.resume().catch((error: unknown) => onTrouble(error, 'resume matches'));
  return {
    address,
    elsewhere: addressesOf(config, Number(new URL(address).port)),
    async close() {
      timers.stop();
      close();
      bots.close();
      await doors.close();
      await base.host.keepSnapshots(); // before anything that could be made to wait
      await closeHttp(app);
      await base.thinkers.close();
      await base.bus.close();
      await base.db.destroy();
    },
  };
}

/** Behind a proxy all lines are the proxy's. */
function plainLines(app: FastifyInstance, { limits, trustProxy }: Config): Lines {
  const most = { perClient: limits.connectionsPerClient, inAll: limits.plainLines };
  const lines = new Lines(app.server, most, ({ remoteAddress }) =>
    trustProxy > 0 ? null : networkOf(remoteAddress ?? 'unknown'),
  );
  watchLines(app, lines);
  return lines;
}

/** Requests that are being answered get a moment; whoever began one and does not end it is not waited for. */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const impatient = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS);
  await app.close();
  clearTimeout(impatient);
}

/** What there is before anybody can connect. */
interface Base {
  readonly games: Games;
  readonly db: Database;
  readonly bus: Bus;
  readonly matches: Matches;
  readonly callers: Callers;
  readonly host: Host;
  readonly rooms: Rooms;
  readonly thinkers: CarefulThinkers;
}

async function openBase(config: Config, games: Games, onTrouble: HostParts['onTrouble']): Promise<Base> {
  const db = await openDatabase(config);
  const nats = config.natsUrl === null ? null : await NatsBus.open(config.natsUrl);
  const bus: Bus = nats ?? new NoBus();
  const matches = new Matches(db);
  const journal = new Journal(db);
  const host = new Host({ games, matches, journal, bus, liveMatches: config.limits.liveMatches, onTrouble });
  const pool = config.botThreads === 0 && nats !== null ? nats.thinkers() : new ThinkerPool(config.botThreads);
  const thinkers = new CarefulThinkers(pool, host);
  const rooms = new Rooms(host, matches, bus, onTrouble);
  return { games, db, bus, matches, callers: new Callers(db), host, rooms, thinkers };
}

/** After every change: screens, bots and notices look again. */
function connect(
  app: FastifyInstance,
  { host, rooms, matches, thinkers, callers }: Base,
  config: Config,
  vapid: VapidKeys,
): Bots {
  const bots = new Bots(host, thinkers, new Mates(host, matches), (error, match) =>
    app.log.error({ err: error, match }, 'a bot failed'),
  );
  const linkTo = (match: string): string =>
    `${addressesOf(config, config.port)[0] ?? `http://${config.host}:${config.port}`}/#/online/${match}`;
  const notices = new Notices({
    ...{ callers, send: sender({ ...config, vapid }), linkTo },
    onError: (error, kind) => app.log.warn({ err: error, kind }, 'a notice could not be sent'),
  });
  host.onChange = (live) => {
    rooms.broadcast(live);
    bots.answerWhereAsked(live);
    notices.callWhoIsAsked(live);
  };
  return bots;
}

/** Everything that is answered over HTTP. */
async function serve(
  app: FastifyInstance,
  base: Base,
  config: Config,
  vapid: VapidKeys,
  requests: Buckets,
): Promise<void> {
  const { games, db, bus, host, rooms, matches, callers, thinkers } = base;
  const { newMatchesPerHour } = config.limits;
  safeHeaders(app, config.webFolder);
  plainErrors(app);
  refuseOddBodies(app);
  limitRequests(app, requests);
  health(app, {
    ...{ databaseAnswers: () => databaseAnswers(db), bus },
    ...{ connections: () => rooms.connections, liveMatches: () => host.size },
  });
  if (config.webFolder !== null) await page(app, config.webFolder);
  here(app, config);
  routes(app, {
    ...{ games, host, matches, callers, thinkers, keys: new SeatKeysStore(db) },
    ...{ pushKey: vapid.publicKey, mail: config.smtpUrl !== null },
    newTables: new Buckets(newMatchesPerHour / 3600, newMatchesPerHour),
    seatChanges: new Buckets((newMatchesPerHour * SEATS_PER_TABLE) / 3600, newMatchesPerHour * SEATS_AT_ONCE),
  });
}

type OnTrouble = HostParts['onTrouble'];

function startTimers({ host, rooms, callers, bus }: Base, onTrouble: OnTrouble): { stop(): void } {
  const every = (pause: number, doing: string, work: () => Promise<void>): ReturnType<typeof setInterval> =>
    setInterval(() => void work().catch((error: unknown) => onTrouble(error, doing)), pause);
  const timers = [
    every(CLOCKS_TICK, 'look at the clocks', () => host.checkClocks(Date.now())),
    every(CLOCKS_TICK, 'look at what tables agree on', () => rooms.checkProposals(Date.now())),
    every(IDLE_TICK, 'forget idle matches', () => host.forgetIdle(now())),
    every(CALLS_TICK, 'forget announced turns', () => callers.forgetCalls(Date.now() - CALLS_KEPT)),
  ];
  if (bus.self !== null)
    timers.push(
      every(CATCH_UP_EVERY, 'catch up with other nodes', () => host.catchUpAll(rooms.watched())),
      every(ANNOUNCED, 'announce who is here', () => host.announce(rooms.watched())),
    );
  return { stop: () => timers.forEach(clearInterval) };
}
