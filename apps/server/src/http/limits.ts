import type { FastifyError, FastifyInstance } from 'fastify';
import { Buckets } from '../socket/limiter.ts';
import { refuse } from './replies.ts';

/** How many seconds' worth of requests somebody may send at once: a page that opens asks for several things. */
const AT_ONCE = 10;

/** So many requests from one address, whatever they ask for. The page itself and those who watch over the server are not counted. */
export function limitRequests(app: FastifyInstance, perSecond: number): void {
  const fresh = new Buckets(perSecond, perSecond * AT_ONCE);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/api/') || fresh.take(request.ip, Date.now())) return;
    void reply.header('retry-after', '1');
    return refuse(reply, 429, 'too-fast', 'Too many requests; try again in a moment.');
  });
}

/** What goes wrong is said like every other refusal; what is our own fault is logged, and not told. */
export function plainErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (error.validation !== undefined || (status >= 400 && status < 500))
      return refuse(reply, status < 500 ? status : 400, 'malformed', error.message);
    request.log.error({ err: error }, 'a request failed');
    return refuse(reply, 503, 'unavailable', 'The server cannot do that just now; try again in a moment.');
  });
}
