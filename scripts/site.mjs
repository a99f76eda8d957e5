import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @typedef {import('./server.mjs').Request} Request */
/** @typedef {import('./server.mjs').Answer} Answer */
/** @typedef {{ answer: (request: Request) => Answer }} Site */
/** @typedef {{ type: string, plain: Buffer, gzip?: Buffer, brotli?: Buffer }} File */

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /^(text|application)\/|svg/;

/**
 * A folder as a web site. It is read once: only what was in it can ever be answered, so no address leads out of it.
 * @param {string} folder @returns {Site}
 */
export function siteAt(folder) {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const named = paths.map((path) => /** @type {const} */ ([path.slice(folder.length).split(sep).join('/'), path]));
  const files = new Map(
    named
      .filter(([name]) => !name.includes('/.') && !/\.(br|gz)$/.test(name))
      .map(([name, path]) => [name, file(path)]),
  );
  const policy = policyOf(String(files.get('/index.html')?.plain ?? ''));
  return { answer: (request) => answer(files, policy, request) };
}

/** @param {string} path @returns {File} */
function file(path) {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const plain = readFileSync(path);
  if (!COMPRESSED.test(type)) return { type, plain };
  const brotli = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { type, plain, gzip: gzipSync(plain, { level: 9 }), brotli };
}

/** The page states its own policy; sent as a header it holds for workers too, and forbids frames, which a page cannot. @param {string} page */
function policyOf(page) {
  const stated = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "default-src 'self'";
  return `${stated.replaceAll('&#39;', "'")}; frame-ancestors 'none'`;
}

/** @param {ReadonlyMap<string, File>} files @param {string} policy @param {Request} request @returns {Answer} */
function answer(files, policy, { method, url, headers }) {
  const always = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  if (method !== 'GET' && method !== 'HEAD')
    return plainly(405, 'Only GET and HEAD.', { ...always, Allow: 'GET, HEAD' });
  const path = pathOf(url);
  const found = files.get(path);
  if (found === undefined) return plainly(404, 'There is nothing here.', always);
  const [encoding, body] = bestBody(found, String(headers['accept-encoding'] ?? ''));
  return {
    status: 200,
    headers: {
      ...always,
      'Content-Type': found.type,
      // Names under assets/ carry a hash of what is inside; everything else may change with the next build.
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(found.gzip === undefined ? {} : { Vary: 'Accept-Encoding' }),
      ...(encoding === '' ? {} : { 'Content-Encoding': encoding }),
    },
    body,
  };
}

/** @param {string} url */
function pathOf(url) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    return path === '/' ? '/index.html' : path;
  } catch {
    return '';
  }
}

/** @param {File} file @param {string} accepted @returns {[encoding: string, body: Buffer]} */
function bestBody({ plain, gzip, brotli }, accepted) {
  if (brotli !== undefined && /\bbr\b/.test(accepted)) return ['br', brotli];
  if (gzip !== undefined && /\bgzip\b/.test(accepted)) return ['gzip', gzip];
  return ['', plain];
}

/** @param {number} status @param {string} body @param {Record<string, string>} headers @returns {Answer} */
function plainly(status, body, headers) {
  return { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, body: `${body}\n` };
}
