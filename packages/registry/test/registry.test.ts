import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { expect, test } from 'vitest';
import { REGISTERED, registered } from '../src/index.ts';

/** Games that are not whole yet: their packages are tested, and nobody is offered them. */
const IN_THE_MAKING = ['nemesis-lockdown'];

test('every game that has a package is registered, once, unless it is in the making', () => {
  const found = readdirSync(new URL('../../games/', import.meta.url), { recursive: true, encoding: 'utf8' });
  const packages = found.map((path) => path.split(sep).join('/')).filter((path) => /^[^/]+\/package\.json$/.test(path));
  const ids = [...REGISTERED.map(({ id }) => id), ...IN_THE_MAKING];
  expect(packages.sort()).toEqual(ids.map((id) => `${id}/package.json`).sort());
});

test.each(REGISTERED.map(({ id }) => id))('%s is found under its own id', async (id) => {
  expect((await registered(id)?.load())?.id).toBe(id);
});

test('nothing else is found', () => {
  expect(registered('chess')).toBeUndefined();
  expect(registered('constructor')).toBeUndefined();
});
