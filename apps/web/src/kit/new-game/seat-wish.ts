import type { BotLevel } from '../../contract/table.ts';

/** What somebody wishes for one seat: a person or a bot, and what they are called. */
export interface SeatWish {
  readonly bot: BotLevel | null;
  readonly name: string;
}

export function withSeat<W extends { readonly seats: readonly SeatWish[] }>(
  wishes: W,
  seat: number,
  change: Partial<SeatWish>,
): W {
  return { ...wishes, seats: wishes.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}
