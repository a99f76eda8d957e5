import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';
import { startServer } from '../src/server.ts';

test('nothing set: one node, SQLite in a data folder, localhost', () => {
  expect(readConfig({})).toMatchObject({ host: 'localhost', port: 8080, databaseUrl: null, natsUrl: null });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['NATS_URL', 'localhost'],
  ['BOT_THREADS', '0'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'yes'],
  ['PUBLIC_URL', 'ftp://example.org'],
  ['VAPID_PUBLIC_KEY', 'alone'],
])('a wrong %s is named', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('an address that may hold a password is not repeated', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:secret@host/x' })).toThrow(/^(?!.*secret)/);
});

test('with PostgreSQL and NATS, bots think on other machines unless processes here are asked for', () => {
  const both = { NATS_URL: 'nats://localhost', DATABASE_URL: 'postgres://localhost/x' };
  expect(readConfig({}).botThreads).toBe(1);
  expect(readConfig(both).botThreads).toBe(0);
  expect(readConfig({ ...both, BOT_THREADS: '2' }).botThreads).toBe(2);
  // Whoever thinks elsewhere reads the match from the database.
  expect(readConfig({ NATS_URL: 'nats://localhost' }).botThreads).toBe(1);
  expect(() => readConfig({ NATS_URL: 'nats://localhost', BOT_THREADS: '0' })).toThrow('BOT_THREADS');
});

test.each([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://me:hush@127.0.0.1:9/x' }],
  ['NATS_URL', { NATS_URL: 'nats://127.0.0.1:9', DATA_DIR: mkdtempSync(join(tmpdir(), 'dreadhouse-config-')) }],
  ['DATA_DIR', { DATA_DIR: '/dev/null/nowhere' }],
])('%s that leads nowhere is named when the server starts, without its password', async (name, env) => {
  const started = startServer(readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...env }));
  await expect(started).rejects.toThrow(ConfigError);
  await expect(started).rejects.toThrow(new RegExp(`^${name} must (?!.*hush)`));
});
