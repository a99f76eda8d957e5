import type { Seat, Spoken, Tellable, Wish } from '@dreadhouse/engine';

/** A bot on the viewer's side. */
export interface Mate {
  readonly seat: Seat;
  /** What it has said about its last answer; null until there was something to say. */
  readonly spoken: Spoken | null;
  /** Grows with every answer that is spoken about. */
  readonly said: number;
  /** What it has been told to do, by anybody on its side. */
  readonly wish: Wish | null;
}

/** Playing together with bots. */
export interface Mates {
  /** Tells one of them what to do, or (null) takes that back. */
  tell(seat: Seat, wish: Wish | null): void;
  /** What it could be told now; null where there is nothing. */
  choices(seat: Seat): Promise<Tellable | null>;
}
