import { type Static, Type } from 'typebox';

const match = Type.String({ maxLength: 64 });
const seat = Type.Integer({ minimum: 0, maximum: 64 });

/** How many matches are spoken of at once: each is a few dozen bytes, and a message should not be long. */
export const MATCHES_AT_ONCE = 500;

/** What nodes tell each other. It only says that there is news; what counts is in the database. */
export const News = Type.Union([
  /** The entry comes along, sealed, so that those who are told need not read it from the database. */
  Type.Object({
    kind: Type.Literal('moved'),
    match,
    seq: Type.Integer({ minimum: 0 }),
    sealed: Type.Optional(Type.String({ maxLength: 4000 })),
  }),
  /** Seats, status or proposals have changed. */
  Type.Object({ kind: Type.Literal('changed'), match }),
  Type.Object({ kind: Type.Literal('said'), match, command: Type.String({ maxLength: 64 }) }),
  Type.Object({ kind: Type.Literal('presence'), match, seat, online: Type.Boolean() }),
  /** A node that is there, and who looks through it: said again and again, many matches at a time. */
  Type.Object({
    kind: Type.Literal('here'),
    node: Type.String({ maxLength: 64 }),
    seats: Type.Array(Type.Tuple([match, Type.Array(seat, { maxItems: 65 })]), { maxItems: MATCHES_AT_ONCE }),
    /** How many watch, by match. */
    watchers: Type.Optional(
      Type.Array(Type.Tuple([match, Type.Integer({ minimum: 1, maximum: 1_000_000 })]), { maxItems: MATCHES_AT_ONCE }),
    ),
  }),
]);
export type News = Static<typeof News>;

/** News of one match. */
export type MatchNews = Exclude<News, { kind: 'here' }>;

export interface Bus {
  /** This node's name among the others; null when there are no others. */
  readonly self: string | null;
  tell(news: News): void;
  /** News from other nodes: that they are there, and of the matches that are followed. One's own are not heard. */
  listen(listener: (news: News) => void): void;
  /** From now on news of this match are heard; once this is done, none is missed as long as the bus is ready. */
  follow(match: string): Promise<void>;
  unfollow(match: string): void;
  /** Whether news get through just now. */
  readonly ready: boolean;
  close(): Promise<void>;
}

/** A single node has nobody to tell. */
export class NoBus implements Bus {
  readonly self = null;
  readonly ready = true;

  tell(_news: News): void {}

  listen(_listener: (news: News) => void): void {}

  async follow(_match: string): Promise<void> {}

  unfollow(_match: string): void {}

  async close(): Promise<void> {}
}
