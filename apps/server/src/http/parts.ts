import { CallerKind } from '@dreadhouse/protocol';
import type { Static } from 'typebox';
import { Type } from 'typebox';
import type { Consulted } from '../bots/careful.ts';
import type { Games } from '../games.ts';
import type { Host } from '../match/host.ts';
import type { Buckets } from '../socket/limiter.ts';
import type { Callers } from '../store/callers.ts';
import type { Matches } from '../store/matches.ts';
import type { SeatKeysStore } from '../store/seat-keys.ts';

/** What the routes have to work with. */
export interface RouteParts {
  readonly games: Games;
  readonly host: Host;
  readonly matches: Matches;
  readonly keys: SeatKeysStore;
  readonly callers: Callers;
  readonly thinkers: Consulted;
  readonly pushKey: string;
  /** Whether notices can be sent by mail. */
  readonly mail: boolean;
  /** How many new tables somebody may have. */
  readonly newTables: Buckets;
  /** How often somebody may sit down, stand up, free a seat, or make and use keys to one. */
  readonly seatChanges: Buckets;
}

const id = Type.String({ pattern: '^[\\w-]{1,64}$' });

export const OfMatch = Type.Object({ id });
export const OfSeat = Type.Object({ id, seat: Type.Integer({ minimum: 0, maximum: 64 }) });
export const OfCaller = Type.Object({ id, kind: CallerKind });

export type OfMatch = { Params: Static<typeof OfMatch> };
export type OfSeat = { Params: Static<typeof OfSeat> };
export type OfCaller = { Params: Static<typeof OfCaller> };
