import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(html|js|css|json|svg|webmanifest|txt)$/;
const TOO_SMALL = 1000;

/** Lays each text file down compressed as well, so that servers need not do it again for every visitor. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
      for (const file of files.filter((one) => WORTH_IT.test(one) && statSync(one).size > TOO_SMALL)) {
        const plain = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      }
    },
  };
}
