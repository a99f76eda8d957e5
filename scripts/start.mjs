// Everything for playing, in one command: `npm start`. Installs, builds, serves, and says where.
import './node-version.cjs';
import { join } from 'node:path';
import { startOnline } from './online.mjs';
import { closeAll, listen, settingsFrom, tidyStop } from './server.mjs';
import { installIfNeeded, npm, root } from './setup.mjs';
import { siteAt } from './site.mjs';

const DIST = join(root, 'apps/web/dist');

const settings = settingsFrom(process.env);
if (!settings.ok) stopWith(settings.why);

// The port first, so that a taken one is known at once and not after the building. Requests that come early wait for the site.
/** @type {(site: import('./site.mjs').Site) => void} */
let ready = () => undefined;
/** @type {Promise<import('./site.mjs').Site>} */
const site = new Promise((resolve) => {
  ready = resolve;
});
const listening = await listen(settings.value, async (request) => (await site).answer(request));
if (!listening.ok) stopWith(listening.why);
const stop = tidyStop(async () => closeAll(listening.servers));

installIfNeeded();
console.log('Building the table …');
if (!npm('run', '--silent', 'build')) stopWith('The table could not be built; the reason is above.');
if (!npm('run', '--silent', 'build:server')) stopWith('The server could not be built; the reason is above.');

const built = siteAt(DIST);
ready(built);
await new Promise((resolve) => setTimeout(resolve, 50)); // those who have waited get their answer
closeAll(listening.servers);
const online = await startOnline(settings.value, DIST, process.env).catch((error) => stopWith(error.message));
if (online.ok) {
  stop.by(() => online.server.close());
  sayWhere(online.server.elsewhere);
} else {
  const alone = await listen(settings.value, async (request) => built.answer(request));
  if (!alone.ok) stopWith(alone.why);
  stop.by(async () => closeAll(alone.servers));
  console.log(`\n  Playing with friends elsewhere is off: ${online.why}\n  Everything else works.`);
  sayWhere([]);
}

/** @param {readonly string[]} elsewhere */
function sayWhere(elsewhere) {
  const address = `http://localhost:${settings.ok ? settings.value.port : ''}`;
  console.log(`\n  Dreadhouse is open: ${address}`);
  for (const other of elsewhere) console.log(`  For friends in your network: ${other}`);
  if (elsewhere.length > 0) console.log('  (HOST=localhost npm start keeps it to this machine.)');
  console.log('\n  Ctrl+C closes it.\n');
}

/** @param {string} why @returns {never} */
function stopWith(why) {
  console.error(why);
  process.exit(1);
}
