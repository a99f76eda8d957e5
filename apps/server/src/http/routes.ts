import type { FastifyInstance } from 'fastify';
import { callerRoutes } from './callers.ts';
import { fileRoutes } from './files.ts';
import { hintsRoute } from './hints.ts';
import { keyRoutes } from './keys.ts';
import { oddsRoute } from './odds.ts';
import type { RouteParts } from './parts.ts';
import { seatRoutes } from './seats.ts';
import { tableRoutes } from './tables.ts';
import { tellableRoute } from './tellable.ts';

/** The open half of the server: tables and seats. What happens at a table goes through its socket. */
export function routes(app: FastifyInstance, parts: RouteParts): void {
  tableRoutes(app, parts);
  seatRoutes(app, parts);
  keyRoutes(app, parts);
  oddsRoute(app, parts);
  hintsRoute(app, parts);
  tellableRoute(app, parts);
  callerRoutes(app, parts);
  fileRoutes(app, parts);
}
