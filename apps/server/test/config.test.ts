import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

test('nothing set: one node, SQLite in a data folder, localhost', () => {
  expect(readConfig({})).toMatchObject({ host: 'localhost', port: 8080, databaseUrl: null, natsUrl: null });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['NATS_URL', 'localhost'],
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
