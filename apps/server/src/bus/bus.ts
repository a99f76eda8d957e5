import { type Static, Type } from 'typebox';

const match = Type.String({ maxLength: 64 });
const seat = Type.Integer({ minimum: 0, maximum: 64 });

/** What nodes tell each other. It only says that there is news; the news itself is in the database. */
export const News = Type.Union([
  Type.Object({ kind: Type.Literal('moved'), match, seq: Type.Integer({ minimum: 0 }) }),
  /** Seats, status or proposals have changed. */
  Type.Object({ kind: Type.Literal('changed'), match }),
  Type.Object({ kind: Type.Literal('said'), match, command: Type.String({ maxLength: 64 }) }),
  Type.Object({ kind: Type.Literal('presence'), match, seat, online: Type.Boolean() }),
]);
export type News = Static<typeof News>;

export interface Bus {
  tell(news: News): void;
  /** News from other nodes; one's own are not heard. */
  listen(listener: (news: News) => void): void;
  /** Whether news get through just now. */
  readonly ready: boolean;
  close(): Promise<void>;
}

/** A single node has nobody to tell. */
export class NoBus implements Bus {
  readonly ready = true;

  tell(_news: News): void {}

  listen(_listener: (news: News) => void): void {}

  async close(): Promise<void> {}
}
