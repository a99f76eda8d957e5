import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REGISTERED, registered } from '../src/index.ts';

test('every game that has a package is registered, once', () => {
  const packages = readdirSync(new URL('../../games/', import.meta.url));
  expect(REGISTERED.map(({ id }) => id).sort()).toEqual(packages.sort());
});

test.each(REGISTERED.map(({ id }) => id))('%s is found under its own id', async (id) => {
  expect((await registered(id)?.load())?.id).toBe(id);
});

test('nothing else is found', () => {
  expect(registered('chess')).toBeUndefined();
  expect(registered('constructor')).toBeUndefined();
});
