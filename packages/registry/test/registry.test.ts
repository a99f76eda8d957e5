import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { REGISTERED, registered } from '../src/index.ts';

test('every game that has a package is registered, once', () => {
  const found = readdirSync(new URL('../../games/', import.meta.url), { recursive: true, encoding: 'utf8' });
  const packages = found.map((path) => path.split(sep).join('/')).filter((path) => /^[^/]+\/package\.json$/.test(path));
  expect(packages.sort()).toEqual(REGISTERED.map(({ id }) => `${id}/package.json`).sort());
});

test.each(REGISTERED.map(({ id }) => id))('%s is found under its own id', async (id) => {
  expect((await registered(id)?.load())?.id).toBe(id);
});

test('nothing else is found', () => {
  expect(registered('chess')).toBeUndefined();
  expect(registered('constructor')).toBeUndefined();
});
