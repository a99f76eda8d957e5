import { join } from 'node:path';
import { documentedStart } from '../scripts/documented-start.mjs';
import { BUILT } from './serve.ts';

/** How a server is started: in which folder, with which program and settings. */
export interface Start {
  readonly folder: string;
  readonly program: string;
  readonly settings: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '..');

/** From TypeScript, as it is developed. */
export const FROM_SOURCE: Start = {
  folder: ROOT,
  program: 'apps/server/bin/server.mjs',
  settings: { HOST: '0.0.0.0', WEB_DIR: BUILT },
};

/** What is shipped, where `ARTEFACT` says that it has been made: `npm test` does so. */
const ARTEFACT = process.env['ARTEFACT'] ?? '';
export const AS_SHIPPED: readonly Start[] = ARTEFACT === '' ? [] : [{ folder: ARTEFACT, ...documentedStart() }];
