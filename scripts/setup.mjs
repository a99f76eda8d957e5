import './node-version.cjs';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs npm in the project, its output shown as it comes; says whether it succeeded.
 * @param {...string} args
 */
export function npm(...args) {
  return npmIn(root, ...args);
}

/**
 * The same in another folder.
 * @param {string} cwd @param {...string} args
 */
export function npmIn(cwd, ...args) {
  // Started by npm, the way to npm is known; started by hand, it is looked up (on Windows, by a shell).
  const cli = process.env['npm_execpath'];
  const byNode = cli !== undefined && /\.c?js$/.test(cli);
  const options = {
    cwd,
    stdio: /** @type {const} */ ('inherit'),
    shell: !byNode && process.platform === 'win32',
  };
  const { status } = byNode ? spawnSync(process.execPath, [cli, ...args], options) : spawnSync('npm', args, options);
  return status === 0;
}

/** Installs what package-lock.json asks for, unless exactly that has been installed before. */
export function installIfNeeded() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules', '.dreadhouse-lock-hash');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  console.log('Installing dependencies (once; again only when package-lock.json changes) …');
  // Where NODE_ENV says `production`, npm would leave out what builds the page and the server.
  if (!npm('ci', '--include=dev')) {
    console.error('Failed: the dependencies could not be installed (npm ci)');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
