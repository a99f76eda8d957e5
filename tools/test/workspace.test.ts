import { readdirSync, readFileSync } from 'node:fs';
import { posix, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

test('the type check covers every folder that has a tsconfig.json', () => {
  const folders = ['packages', 'apps', 'tools', 'bench', 'examples', 'e2e', 'scripts'].flatMap((top) =>
    readdirSync(ROOT, { withFileTypes: true }).some((entry) => entry.name === top) ? configuredFolders(top) : [],
  );
  const checked = JSON.parse(read('tsconfig.json')).references.map(({ path }: { path: string }) => path);
  expect(checked.sort()).toEqual(folders.sort());
});

test('the lock file names no registry', () => {
  expect(read('package-lock.json')).not.toMatch(/"resolved": "[a-z]+:/);
});

test('the engine and the games take luck and time from nowhere but the engine', () => {
  const elsewhere = /\bMath\.random\b|\bnew Date\b|\bDate\.now\b|\bperformance\.now\b|\bcrypto\./;
  const sources = filesBelow('packages').filter((path) => /\/src\/.*\.ts$/.test(path));
  expect(sources.length).toBeGreaterThan(20);
  expect(sources.filter((path) => elsewhere.test(read(path)))).toEqual([]);
});

/** Folders with a tsconfig.json at or below `top`, written with slashes. */
function configuredFolders(top: string): string[] {
  return filesBelow(top)
    .filter((path) => posix.basename(path) === 'tsconfig.json')
    .map((path) => posix.dirname(path));
}

function filesBelow(top: string): string[] {
  const below = readdirSync(fileURLToPath(new URL(top, ROOT)), { recursive: true, encoding: 'utf8' });
  return below
    .map((path) => posix.join(top, ...path.split(sep)))
    .filter((path) => !/(^|\/)(node_modules|dist|\.types)\//.test(path));
}
