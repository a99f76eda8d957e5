import { readConfig, startServer } from '@dreadhouse/server';
import { manor } from '../game/ours.ts';
import { standBy } from './stand-by.ts';

/** Our server with Manor, as it is shipped: SQLite, every answer synced to the disk before anybody hears of it. */
const LIMITS = {
  MAX_CONNECTIONS_PER_CLIENT: '100000',
  MAX_MESSAGES_PER_SECOND: '100000',
  MAX_NEW_MATCHES_PER_HOUR: '1000000',
  MAX_REQUESTS_PER_SECOND: '100000',
};
const settings = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...LIMITS };
const server = await startServer(
  readConfig({ ...settings, DATA_DIR: process.env['DATA_DIR'] }),
  new Map([[manor.id, manor]]),
);
standBy(server.address);
