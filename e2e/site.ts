import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { replyWith } from '../scripts/server.mjs';
import { siteAt } from '../scripts/site.mjs';
import { browserPath } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly site: string;
  }
}

export const BUILT = process.env['SITE'] ?? join(import.meta.dirname, '../apps/web/dist');

/** Serves the built page for all tests of a run, as `npm start` does: the same headers, the same policy, the same files. */
export default async function serve(project: TestProject): Promise<() => void> {
  browserPath(); // Says what is missing before the first test does.
  if (!existsSync(join(BUILT, 'index.html'))) throw new Error('The page is not built: npm run build.');
  const site = siteAt(BUILT);
  const server = await open(createServer(replyWith(async (request) => site.answer(request))));
  project.provide('site', `http://127.0.0.1:${(server.address() as AddressInfo).port}/`); // it listens on a port
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

/** On any port that is free. */
function open(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
