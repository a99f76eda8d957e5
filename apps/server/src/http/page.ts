import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ConfigError } from '../config.ts';

/** For whatever is no page: nothing may be done with it. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'";

/**
 * Every answer says what a browser may do with it. The page states its own policy; as a header it holds for workers, too, and forbids frames,
 * which a page cannot.
 */
export function safeHeaders(app: FastifyInstance, webFolder: string | null): void {
  const policy = webFolder === null ? NO_PAGE : policyOf(indexIn(webFolder));
  app.addHook('onSend', async (request, reply) => {
    void reply.headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      ...(isTrusted(request) ? { 'cross-origin-opener-policy': 'same-origin' } : {}),
    });
  });
}

/** Browsers heed it only where nobody can listen in, and complain anywhere else: friends in the same house come by plain http. */
function isTrusted({ protocol, hostname }: FastifyRequest): boolean {
  return protocol === 'https' || /^(localhost|127(\.\d+){3}|\[?::1\]?)(:\d+)?$/.test(hostname);
}

function indexIn(folder: string): string {
  const file = resolve(folder, 'index.html');
  if (existsSync(file)) return readFileSync(file, 'utf8');
  throw new ConfigError('WEB_DIR must be a folder with the built page; there is no index.html in it.');
}

function policyOf(page: string): string {
  const own = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "default-src 'self'";
  return `${own.replaceAll('&#39;', "'")}; frame-ancestors 'none'`;
}

/** Serves the built page. Files whose names carry a hash may be kept for good. */
export async function page(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: resolve(folder),
    cacheControl: false, // as set below
    preCompressed: true, // the build lays the compressed files beside the others
    setHeaders(reply, path) {
      const forGood = /[/\\]assets[/\\]/.test(path);
      reply.setHeader('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
      // The page learns from this that there is somebody behind it who has tables; a plain web host says nothing.
      if (/\.html(\.\w+)?$/.test(path)) reply.setHeader('server-timing', 'tables');
    },
  });
}
