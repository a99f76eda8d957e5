import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { asyncApi, OPERATIONS, openApi } from '../src/index.ts';

const written = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../docs/api/${name}.json`, import.meta.url), 'utf8'));

test.each([
  ['openapi', openApi()],
  ['asyncapi', asyncApi()],
])('docs/api/%s.json is what the schemas say; `npm run api` writes it anew', (name, document) => {
  expect(written(name)).toEqual(document);
});

test('every message has its name, every operation its own', () => {
  const { channels } = asyncApi() as { channels: { match: { messages: Record<string, unknown> } } };
  expect(Object.keys(channels.match.messages)).toEqual(
    expect.arrayContaining(['hello', 'answer', 'undo', 'ping', 'welcome', 'snapshot', 'update', 'done', 'trouble']),
  );
  expect(new Set(OPERATIONS.map(({ id }) => id)).size).toBe(OPERATIONS.length);
});
