import { readConfig, startServer } from '@dreadhouse/server';
import { manor } from '../game/ours.ts';
import { standBy } from './stand-by.ts';

/**
 * Our server with Manor, as it is shipped: every answer synced to the disk before anybody hears of it, by SQLite, or by PostgreSQL where a
 * database and a bus are named.
 */
const LIMITS = {
  MAX_CONNECTIONS_PER_CLIENT: '100000',
  MAX_MESSAGES_PER_SECOND: '100000',
  MAX_NEW_MATCHES_PER_HOUR: '1000000',
  MAX_REQUESTS_PER_SECOND: '100000',
};
const settings = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...LIMITS };
const { DATA_DIR, DATABASE_URL, NATS_URL } = process.env;
const server = await startServer(
  readConfig({ ...settings, DATA_DIR, DATABASE_URL, NATS_URL }),
  new Map([[manor.id, manor]]),
);
standBy(server.address);
