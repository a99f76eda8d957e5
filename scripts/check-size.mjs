// How much a browser must load before the first page can be used, and for each game; too much fails.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

/** At most so many bytes of JavaScript, compressed, before the shelf of games stands there. */
const FIRST_LOAD = 150 * 1000;

/** @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], css?: string[] }} Chunk */
const dist = join(root, 'apps/web/dist');
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** @param {string} key @param {Set<string>} seen @returns {Set<string>} a chunk and all that it cannot do without */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

/** @param {Iterable<string>} keys */
function sizes(keys) {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const scripts = new Set(chunks.map(({ file }) => file));
  const styles = new Set(chunks.flatMap(({ css }) => css ?? []));
  return { scripts: compressed(scripts), styles: compressed(styles) };
}

/** @param {Iterable<string>} files */
function compressed(files) {
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
}

/** @param {string} what @param {{ scripts: number, styles: number }} size @param {string} more */
function print(what, { scripts, styles }, more = '') {
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log(`${what.padEnd(24)} ${kB(scripts).padStart(9)} of JavaScript, ${kB(styles)} of styles${more}`);
}

const first = closure('index.html');
const firstSize = sizes(first);
print('first load', firstSize, ` (at most ${FIRST_LOAD / 1000} kB of JavaScript; all compressed)`);
for (const [key, { src }] of Object.entries(manifest)) {
  const game = /^src\/scenes\/([^/]+)\/index\.ts$/.exec(src ?? '')?.[1];
  if (game === undefined) continue;
  print(`${game}, when opened`, sizes([...closure(key)].filter((one) => !first.has(one))));
}
if (firstSize.scripts > FIRST_LOAD) {
  console.error('The first load is too heavy: load later what the shelf does not need.');
  process.exit(1);
}
