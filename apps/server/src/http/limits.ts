import type { FastifyError, FastifyInstance } from 'fastify';
import { Buckets } from '../socket/limiter.ts';
import { networkOf } from './client.ts';
import type { Lines } from './lines.ts';
import { refuse } from './replies.ts';

/** How many seconds' worth of requests somebody may send at once: a page that opens asks for several things. */
const AT_ONCE = 10;

export function requestsOf(perSecond: number): Buckets {
  return new Buckets(perSecond, perSecond * AT_ONCE);
}

/**
 * So many requests from one client, whatever they ask for. What is asked for is what the router found: an address can be written in many ways.
 * The page itself and those who watch over the server are not counted.
 */
export function limitRequests(app: FastifyInstance, requests: Buckets): void {
  app.addHook('onRequest', async (request, reply) => {
    const { url: route = '/api/' } = request.routeOptions; // nothing was found: counted, too
    if (!route.startsWith('/api/') || requests.take(networkOf(request.ip))) return;
    void reply.header('retry-after', '1');
    return refuse(reply, 429, 'too-fast', 'Too many requests; try again in a moment.');
  });
}

/** Tells the lines whose they are and whom we wait for. */
export function watchLines(app: FastifyInstance, lines: Lines): void {
  app.addHook('onRequest', async (request) => lines.asks(request.raw.socket, networkOf(request.ip)));
  app.addHook('preValidation', async (request) => lines.heard(request.raw.socket));
  app.addHook('onResponse', async (request) => lines.answered(request.raw.socket));
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
