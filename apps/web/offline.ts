import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';

/**
 * Gives the service worker the list of everything that was built, so that all of it works offline after the first visit: the page, every
 * game, the thinking worker, the letters, the icons. The list's hash is the name of the cache.
 */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return; // The bundle of the thinking worker has none.
        const built = Object.values(bundle).filter(
          ({ fileName }) => fileName !== WORKER && !/\.map$|^\.vite\//.test(fileName),
        );
        const files = new Map([
          ...built.map((one) => [one.fileName, hashOf(one.type === 'chunk' ? one.code : one.source)] as const),
          ...readdirSync(publicDir).map((name) => [name, hashOf(readFileSync(join(publicDir, name)))] as const),
        ]);
        const names = [...files.keys()].filter((name) => name !== 'index.html').sort();
        const version = hashOf(JSON.stringify([...files].sort()));
        worker.code = worker.code
          .replace(/(['"`])__VERSION__\1/, JSON.stringify(version))
          .replace(/(['"`])__FILES__\1/, JSON.stringify(JSON.stringify(names)));
      },
    },
  };
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
