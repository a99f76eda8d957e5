import type { OptionView, Seat, Spoken, Tellable, Wish } from '@dreadhouse/engine';

/** The answer that a wish names, as whoever wished for it knows it. */
export interface WishedAnswer {
  readonly kind: string;
  readonly option: OptionView;
}

/** A bot on the viewer's side. */
export interface Mate {
  readonly seat: Seat;
  /** What it has said about its last answer; null until there was something to say. */
  readonly spoken: Spoken | null;
  /** Grows with every answer that is spoken about. */
  readonly said: number;
  /** What it has been told to do, by anybody on its side. */
  readonly wish: Wish | null;
  /** By whom. */
  readonly by: Seat | null;
  /** Where that is an answer that the viewer knows: which. */
  readonly answer: WishedAnswer | null;
}

/** Playing together with bots. */
export interface Mates {
  /** Tells one of them what to do, or (null) takes that back. */
  tell(seat: Seat, wish: Wish | null, answer?: WishedAnswer): void;
  /** What it could be told now; null where there is nothing. */
  choices(seat: Seat): Promise<Tellable | null>;
}
