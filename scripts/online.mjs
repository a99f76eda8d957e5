import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** @typedef {{ address: string, elsewhere: readonly string[], close: () => Promise<void> }} OnlineServer */

/**
 * Starts the server that lets people play together, built as it is shipped, with the page; or says in a sentence why it cannot. Everything
 * is loaded here and not at the top: before the installation and the building none of it is there.
 * @param {{ port: number, hosts: readonly string[] }} settings @param {string} webFolder @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<{ ok: true, server: OnlineServer } | { ok: false, why: string }>}
 */
export async function startOnline({ port, hosts }, webFolder, environment) {
  const missing = environment['DATABASE_URL'] ? null : await sqliteTrouble();
  if (missing !== null) return { ok: false, why: missing };
  const { readConfig, startServer } = await import(new URL('../apps/server/dist/index.js', import.meta.url).href);
  const config = readConfig({
    LOG_LEVEL: 'warn',
    DATA_DIR: join(root, 'data'),
    ...environment,
    HOST: environment['HOST'] || everywhere(hosts),
    PORT: String(port),
    WEB_DIR: webFolder,
  });
  return { ok: true, server: await startServer(config) };
}

/** The database is a part that must be made for each machine; where that failed, everything else still works. */
async function sqliteTrouble() {
  try {
    const { default: Sqlite } = await import('better-sqlite3');
    new Sqlite(':memory:').close();
    return null;
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `its database (better-sqlite3) could not be installed here: ${reason}`;
  }
}

/** Friends come over the network: without a wish, all addresses of this machine, of both kinds where it has both. @param {readonly string[]} hosts */
function everywhere(hosts) {
  const known = Object.values(networkInterfaces()).flatMap((one) => one ?? []);
  return hosts.length > 1 && known.some(({ family }) => family === 'IPv6') ? '::' : '0.0.0.0';
}
