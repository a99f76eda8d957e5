import type { BotLevel, SeatInfo } from '../../contract/table.ts';

/** What somebody wishes for one seat: a person or a bot, and what they are called. */
export interface SeatWish {
  readonly bot: BotLevel | null;
  readonly name: string;
}

export const PERSON: SeatWish = { bot: null, name: '' };

export function withSeat<W extends { readonly seats: readonly SeatWish[] }>(
  wishes: W,
  seat: number,
  change: Partial<SeatWish>,
): W {
  return { ...wishes, seats: wishes.seats.map((one, i) => (i === seat ? { ...one, ...change } : one)) };
}

/** So many seats; whoever is new is a person. */
export function withSeatCount<W extends { readonly seats: readonly SeatWish[] }>(wishes: W, count: number): W {
  return { ...wishes, seats: Array.from({ length: count }, (_, seat) => wishes.seats[seat] ?? PERSON) };
}

/** Who sits down in the end; whoever has no name is called what `nameOf` says. */
export function seatsWished(wishes: readonly SeatWish[], nameOf: (seat: number) => string): SeatInfo[] {
  return wishes.map(({ name: wished, bot: level }, seat) => {
    const name = wished.trim() === '' ? nameOf(seat) : wished.trim();
    return level === null ? { name, kind: 'person' } : { name, kind: 'bot', level };
  });
}
