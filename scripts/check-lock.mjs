// Whether what package-lock.json installs suits everybody: the oldest Node that we promise runs all of it, and it names no registry, so that it
// comes from whichever one a machine uses.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isWithin, lowestOf } from './node-range.mjs';

/** @typedef {{ version?: string, resolved?: string, engines?: { node?: string } }} Locked */

/** @param {string} root */
function* problems(root) {
  const read = (/** @type {string} */ name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
  const oldest = lowestOf(read('package.json').engines.node);
  /** @type {Record<string, Locked>} */
  const packages = read('package-lock.json').packages;
  for (const [path, { version, resolved = '', engines }] of Object.entries(packages)) {
    const name = `${path.replace(/^.*node_modules\//, '')}@${version}`;
    if (engines?.node !== undefined && !isWithin(oldest, engines.node))
      yield `${name} needs Node ${engines.node}, and we promise ${oldest}`;
    if (/^[a-z+]+:/.test(resolved)) yield `${name} comes from a fixed place: ${resolved}`;
  }
}

const found = [...problems(resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))))];
for (const problem of found) console.error(problem);
process.exit(found.length > 0 ? 1 : 0);
