import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { replyWith } from '../scripts/server.mjs';
import { siteAt } from '../scripts/site.mjs';

export const BUILT = process.env['SITE'] ?? join(import.meta.dirname, '../apps/web/dist');

export interface Served {
  readonly address: string;
  close(): void;
}

/** Serves the built page as `npm start` does: the same headers, the same policy, the same files. */
export async function servePage(built = BUILT): Promise<Served> {
  if (!existsSync(join(built, 'index.html'))) throw new Error('The page is not built: npm run build.');
  const site = siteAt(built);
  const server = await open(createServer(replyWith(async (request) => site.answer(request))));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, // it listens on a port
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** On any port that is free. */
function open(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
