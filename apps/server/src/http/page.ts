import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config.ts';

/** Nothing from elsewhere, nothing inline but styles that the page computes. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Every answer says what a browser may do with it. */
export function safeHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
}

/** Serves the built page. Files whose names carry a hash may be kept for good. */
export async function page(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  if (!existsSync(resolve(root, 'index.html')))
    throw new ConfigError('WEB_DIR must be a folder with the built page; there is no index.html in it.');
  await app.register(fastifyStatic, {
    root,
    cacheControl: false, // as set below
    preCompressed: true, // the build lays the compressed files beside the others
    setHeaders(reply, path) {
      const forGood = /[/\\]assets[/\\]/.test(path);
      reply.setHeader('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}
