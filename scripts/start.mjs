// Everything for playing, in one command: `npm start`. Installs, builds, serves, and says where.
import './node-version.cjs';
import { join } from 'node:path';
import { listen, settingsFrom, tidyStop } from './server.mjs';
import { installIfNeeded, npm, root } from './setup.mjs';
import { siteAt } from './site.mjs';

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
tidyStop(listening.servers);

installIfNeeded();
console.log('Building the table …');
if (!npm('run', '--silent', 'build')) stopWith('The table could not be built; the reason is above.');
ready(siteAt(join(root, 'apps/web/dist')));
console.log(`\n  Dreadhouse is open: ${listening.address}\n\n  Ctrl+C closes it.\n`);

/** @param {string} why @returns {never} */
function stopWith(why) {
  console.error(why);
  process.exit(1);
}
