import { OPERATIONS } from '@dreadhouse/protocol';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { here } from '../src/http/here.ts';
import type { RouteParts } from '../src/http/parts.ts';
import { routes } from '../src/http/routes.ts';

test('what is documented is what there is, body for body', () => {
  const app = Fastify();
  const found = new Map<string, unknown>();
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD') found.set(`${String(method).toLowerCase()} ${url}`, schema?.body);
  });
  // Nothing is asked for, so nothing of what they work with is looked at.
  here(app, { host: '127.0.0.1', publicUrl: null, smtpUrl: null });
  routes(app, {} as RouteParts);
  expect([...found.keys()].sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort());
  for (const { method, path, body } of OPERATIONS) expect(found.get(`${method} ${path}`)).toBe(body);
});
