import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Everything that can be set from outside, checked. Nothing set: one node, SQLite in a data folder. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the SQLite file lies. */
  readonly dataFolder: string;
  /** PostgreSQL instead of SQLite. */
  readonly databaseUrl: string | null;
  /** Several nodes talk to each other over NATS. */
  readonly natsUrl: string | null;
  /** The built page, when this server is to serve it. */
  readonly webFolder: string | null;
  /** Behind how many proxies of one's own it is: so many entries of `X-Forwarded-For`, counted from its end, can be believed. */
  readonly trustProxy: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How many processes beside this one think for bots; 0, possible and usual with PostgreSQL and NATS, leaves it to those on other machines. */
  readonly botThreads: number;
  /** Where people reach this server, for links in notices. */
  readonly publicUrl: string | null;
  /** For notices by mail; off without. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** The keys for push notices; without, they are made and kept in the data folder. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null;
  readonly privateWebhooks: boolean;
  readonly limits: Limits;
}

export interface Limits {
  /** Sockets and plain lines each. */
  readonly connectionsPerClient: number;
  /** In all: sockets of matches, and lines for plain requests. */
  readonly sockets: number;
  readonly plainLines: number;
  readonly newMatchesPerHour: number;
  readonly requestsPerSecond: number;
  readonly messagesPerSecond: number;
  readonly messageBytes: number;
  readonly liveMatches: number;
}

/** A variable that is wrong, by name. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export function readConfig(env: Environment): Config {
  return {
    host: env['HOST'] ?? 'localhost',
    port: whole(env, 'PORT', 8080, 0, 65_535),
    dataFolder: resolve(env['DATA_DIR'] ?? 'data'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    natsUrl: url(env, 'NATS_URL', ['nats:', 'tls:']),
    webFolder: env['WEB_DIR'] ?? null,
    trustProxy: proxies(env),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    botThreads: botThreads(env),
    publicUrl: url(env, 'PUBLIC_URL', ['http:', 'https:']),
    smtpUrl: url(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env['MAIL_FROM'] ?? 'dreadhouse@localhost',
    vapid: vapid(env),
    privateWebhooks: oneOf(env, 'WEBHOOKS_PRIVATE', ['false', 'true'], 'false') === 'true',
    limits: {
      ...linesInAll(whole(env, 'MAX_CONNECTIONS', usualLines(), 100, 10_000_000)),
      connectionsPerClient: whole(env, 'MAX_CONNECTIONS_PER_CLIENT', 60, 1, 1_000_000),
      newMatchesPerHour: whole(env, 'MAX_NEW_MATCHES_PER_HOUR', 60, 1, 1_000_000),
      requestsPerSecond: whole(env, 'MAX_REQUESTS_PER_SECOND', 20, 1, 1_000_000),
      messagesPerSecond: whole(env, 'MAX_MESSAGES_PER_SECOND', 20, 1, 1_000_000),
      messageBytes: whole(env, 'MAX_MESSAGE_BYTES', 16_384, 1024, 10_000_000),
      liveMatches: whole(env, 'MAX_LIVE_MATCHES', 2000, 1, 1_000_000),
    },
  };
}

function whole(env: Environment, name: string, usual: number, least: number, most: number): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** Beside lines there are files, databases and threads that need a descriptor. */
const OTHER_FILES = 128;
const MOST_PLAIN = 2000;

/** As many as the system lets this process open, less a few. Where it does not say, as many as is usual. */
function usualLines(): number {
  const [, allowed = '1024'] = /^Max open files\s+(\d+)/m.exec(systemLimits()) ?? [];
  return Math.max(100, Math.min(1_000_000, Number(allowed) - OTHER_FILES));
}

function systemLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/** Plain requests come and go; sockets stay. */
function linesInAll(connections: number): Pick<Limits, 'sockets' | 'plainLines'> {
  const plainLines = Math.min(MOST_PLAIN, Math.floor(connections / 4));
  return { plainLines, sockets: connections - plainLines };
}

function proxies(env: Environment): number {
  const text = env['TRUST_PROXY'] ?? '';
  if (text === '' || text === 'false') return 0;
  if (text === 'true') return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new ConfigError(`TRUST_PROXY must be true, false or the number of proxies, not "${text}".`);
}

function botThreads(env: Environment): number {
  const alone = (env['NATS_URL'] ?? '') === '' || (env['DATABASE_URL'] ?? '') === '';
  const threads = whole(env, 'BOT_THREADS', alone ? 1 : 0, 0, 64);
  if (threads > 0 || !alone) return threads;
  throw new ConfigError(
    'BOT_THREADS must be at least 1 without NATS_URL and DATABASE_URL: nobody else could think for bots.',
  );
}

function oneOf<T extends string>(env: Environment, name: string, valid: readonly T[], usual: T): T {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const found = valid.find((one) => one === text);
  if (found !== undefined) return found;
  throw new ConfigError(`${name} must be ${valid.join(' or ')}, not "${text}".`);
}

function vapid(env: Environment): Config['vapid'] {
  const publicKey = env['VAPID_PUBLIC_KEY'] ?? '';
  const privateKey = env['VAPID_PRIVATE_KEY'] ?? '';
  if (publicKey === '' && privateKey === '') return null;
  if (publicKey !== '' && privateKey !== '') return { publicKey, privateKey };
  throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.');
}

/** The value is not repeated in the message: it may hold a password. */
function url(env: Environment, name: string, protocols: readonly string[]): string | null {
  const text = env[name];
  if (text === undefined || text === '') return null;
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
  throw new ConfigError(
    `${name} must be an address that begins with ${protocols.map((one) => `${one}//`).join(' or ')}.`,
  );
}
