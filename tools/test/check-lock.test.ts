import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../scripts/check-lock.mjs', import.meta.url));

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dreadhouse-lock-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What the check says of a project that promises Node 20.19 and has one dependency. */
function check(dependency: { readonly engines?: { readonly node: string }; readonly resolved?: string }): string {
  const packages = { '': { engines: { node: '>=20.19' } }, 'node_modules/thing': { version: '1.0.0', ...dependency } };
  writeFileSync(join(root, 'package.json'), '{ "engines": { "node": ">=20.19" } }');
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT, root], { encoding: 'utf8' });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr.trim();
}

test.each([
  '*',
  '>=18',
  '>= 20',
  '>=20.19.0',
  '^20.19.0 || >=22.12.0',
  '18 || 20 || >=22',
  '20.x || 22.x',
  '>=18 <21',
  '~20.19',
  '^16 || >= 20.9',
  '<=20',
  '>19',
])('a dependency for Node %s fits', (node) => {
  expect(check({ engines: { node } })).toBe('');
});

test.each([
  '>= 22.x',
  '>=20.19.1',
  '^18.0.0 || >=22.12.0',
  '18 || 22',
  '<20',
  '>20',
  '~20.18',
  '^20.20.0',
  '20.18.x',
  '>=18 <20.19',
])('a dependency for Node %s does not', (node) => {
  expect(check({ engines: { node } })).toBe(`thing@1.0.0 needs Node ${node}, and we promise 20.19.0`);
});

test('what is not understood is not passed over', () => {
  expect(check({ engines: { node: 'newest' } })).toContain('"newest" is no range of versions that is understood.');
});

test('a dependency that comes from one registry only is named', () => {
  const resolved = 'https://registry.example/thing.tgz';
  expect(check({ resolved })).toBe(`thing@1.0.0 comes from a fixed place: ${resolved}`);
});
