import type { SeatView } from '@dreadhouse/protocol';

/**
 * Where somebody sits down at the table of a rematch: on the same seat; or, with sides swapped, on that of the next person of the match before. If
 * somebody was quicker there, on the first that is free, and null when there is none.
 */
export function seatAgain(
  own: number,
  before: readonly Pick<SeatView, 'kind' | 'standIn'>[],
  again: readonly Pick<SeatView, 'kind'>[],
  isSwapped: boolean,
): number | null {
  const isFree = (seat: number): boolean => again[seat]?.kind === 'open';
  const wished = isSwapped ? nextPerson(own, before) : own;
  if (isFree(wished)) return wished;
  const free = again.findIndex(({ kind }) => kind === 'open');
  return free < 0 ? null : free;
}

/** One after the other, and after the last the first: so that everybody gets somebody else's. */
function nextPerson(own: number, seats: readonly Pick<SeatView, 'kind' | 'standIn'>[]): number {
  const people = seats.flatMap(({ kind, standIn }, seat) => (kind === 'person' || standIn === true ? [seat] : []));
  return people[(people.indexOf(own) + 1) % people.length] ?? own;
}
