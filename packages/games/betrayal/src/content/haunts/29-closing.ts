import type { Betrayal, Floor, Rules, Seat } from '../kit.ts';
import { explorerAt, living, REGIONS, say, sealed } from '../kit.ts';
import { regionsOf, roomsIn, roomsOf, saleFavours } from './29-sale.ts';

// The closing of Bidding War: how Favours are divided among the regions, and who holds most of them.

const RING = 'ring';

/** Every way to divide all Favours among the regions where a seat owns a room. */
function divisions(g: Betrayal, seat: Seat) {
  const regions = regionsOf(g, seat);
  const among = (left: number, of: number): number[][] =>
    of <= 1
      ? [[left]]
      : Array.from({ length: left + 1 }, (_, n) => among(left - n, of - 1).map((rest) => [n, ...rest])).flat();
  return (regions.length === 0 ? [] : among(saleFavours.heldBy(g, seat).length, regions.length)).map((parts) => {
    const shares = REGIONS.map((region) => parts[regions.indexOf(region)] ?? 0);
    const [low, middle, high] = shares;
    return { id: `divide:${shares.join('-')}`, shares, details: { low, middle, high } };
  });
}

/** Who wins: the division is asked in secret; then each region is held by whoever is strongest there. */
export function* close(g: Betrayal): Rules<Seat> {
  const seats = living(g);
  const torn = seats.filter((seat) => divisions(g, seat).length > 1);
  const answers = yield* sealed(g, torn, 'divide', (seat) => divisions(g, seat));
  const shareOf = (seat: Seat, i: number): number =>
    (answers[torn.indexOf(seat)] ?? divisions(g, seat)[0])?.shares[i] ?? 0;
  const strength = (seat: Seat, region: Floor): number =>
    roomsIn(g, seat, region) === 0 ? 0 : 2 * roomsIn(g, seat, region) + shareOf(seat, REGIONS.indexOf(region));
  const held = REGIONS.map((region) => {
    const most = Math.max(...seats.map((seat) => strength(seat, region)));
    const best = seats.filter((seat) => most > 0 && strength(seat, region) === most);
    const rooms = Math.max(...best.map((seat) => roomsIn(g, seat, region)));
    const [holder, ...tied] = best.filter((seat) => roomsIn(g, seat, region) === rooms);
    return tied.length === 0 ? holder : undefined;
  });
  const rank = (seat: Seat): number[] => [
    held.filter((holder) => holder === seat).length,
    REGIONS.reduce((sum, region) => sum + strength(seat, region), 0),
    roomsOf(g, seat).length,
    explorerAt(g, seat).cards.includes(RING) ? 1 : 0,
  ];
  for (const seat of seats) say(g, 'holds', { who: seat, n: rank(seat)[0] ?? 0 });
  const isAbove = (a: readonly number[], b: readonly number[]): boolean => {
    const i = a.findIndex((n, at) => n !== b[at]);
    return i >= 0 && (a[i] ?? 0) > (b[i] ?? 0);
  };
  return seats.reduce((best, seat) => (isAbove(rank(seat), rank(best)) ? seat : best), seats[0] ?? 0);
}
