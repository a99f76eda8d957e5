// What is shipped, in a folder of its own: `node scripts/artefact.mjs FOLDER`. The page and the server, built, with what the server needs at run
// time and nothing else. The Dockerfile makes its image with this, `npm test` plays what comes of it.
import './node-version.cjs';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installIfNeeded, npm, npmIn, root } from './setup.mjs';

/** What is copied as it is, once it has been built. */
const BUILT = ['LICENSE', 'apps/server/package.json', 'apps/server/dist', 'apps/web/dist'];
/** Made for this machine when we were installed; it takes a minute, so it is not made again. */
const SQLITE = 'node_modules/better-sqlite3/build/Release/better_sqlite3.node';
/** Of the dependencies of the server's own package, those for running it. Nothing of them is run here. */
const INSTALL = ['ci', '--omit=dev', '--workspace', '@dreadhouse/server', '--include-workspace-root=false'];
const QUIETLY = ['--ignore-scripts', '--prefer-offline', '--loglevel', 'error'];

/**
 * Makes the artefact in a folder that is new or empty; says in a sentence what is in the way.
 * @param {string} folder
 * @returns {string | null}
 */
export function makeArtefact(folder) {
  const trouble = troubleWith(folder);
  if (trouble !== null) return trouble;
  if (!npm('run', '--silent', 'build')) return 'The page could not be built; the reason is above.';
  if (!npm('run', '--silent', 'build:server')) return 'The server could not be built; the reason is above.';
  mkdirSync(folder, { recursive: true });
  if (!installIn(folder)) return 'What the server needs could not be installed; the reason is above.';
  for (const path of BUILT) cpSync(join(root, path), join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describedBy(readJson('package.json')), null, 2)}\n`);
  return null;
}

/** @param {string} folder */
function troubleWith(folder) {
  // Inside the project whatever is missing would be found in the project's own node_modules.
  if (`${folder}${sep}`.startsWith(root)) return `${folder} is inside the project; choose a folder elsewhere.`;
  if (existsSync(folder) && readdirSync(folder).length > 0) return `${folder} is not empty.`;
  return null;
}

/** npm wants to see all packages that the lock file knows of; afterwards they go again. @param {string} folder */
function installIn(folder) {
  const manifests = ['package.json', 'package-lock.json', '.npmrc', ...workspaceManifests()];
  for (const path of manifests) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  if (!npmIn(folder, ...INSTALL, ...QUIETLY)) return false;
  const ours = manifests.map((path) => path.split('/', 1)[0] ?? '').filter((name) => name !== 'apps');
  for (const path of [...ours, 'apps/web', 'node_modules/@dreadhouse', 'node_modules/.package-lock.json'])
    rmSync(join(folder, path), { recursive: true, force: true });
  if (existsSync(join(root, SQLITE))) cpSync(join(root, SQLITE), join(folder, SQLITE));
  else console.log('SQLite could not be installed here, so the server will need PostgreSQL (DATABASE_URL).');
  return true;
}

/** @returns {string[]} */
function workspaceManifests() {
  /** @type {Record<string, { link?: boolean, resolved?: string }>} */
  const packages = readJson('package-lock.json').packages;
  return Object.values(packages).flatMap(({ link, resolved }) => (link ? [`${resolved}/package.json`] : []));
}

/** @param {Record<string, unknown>} json */
function describedBy({ version, license, engines, type }) {
  const scripts = { start: 'node apps/server/dist/server.js' };
  return { name: 'dreadhouse-server', version, private: true, license, type, engines, scripts };
}

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , folder] = process.argv;
  if (folder === undefined) {
    console.error('Say where: node scripts/artefact.mjs FOLDER');
    process.exit(2);
  }
  installIfNeeded();
  const trouble = makeArtefact(resolve(folder));
  if (trouble !== null) console.error(`Failed: ${trouble}`);
  process.exit(trouble === null ? 0 : 1);
}
