import { Fragment, type ReactNode } from 'react';

/**
 * A row of things that are known by their place in it: seats, dice, hearts, two cards of a kind. Where a thing has a name that is not its
 * own alone, name and place together are what it is known by; then another thing at the same place is drawn anew.
 */
export function inPlace<T>(
  row: readonly T[],
  draw: (one: T, place: number) => ReactNode,
  nameOf: (one: T) => string = () => '',
): ReactNode[] {
  // biome-ignore lint/suspicious/noArrayIndexKey: this is the one part for what has no better key than its place
  return row.map((one, place) => <Fragment key={`${nameOf(one)} ${place}`}>{draw(one, place)}</Fragment>);
}

/** So many that are all alike. */
export function times(n: number, draw: (place: number) => ReactNode): ReactNode[] {
  return inPlace(Array.from({ length: n }), (_, place) => draw(place));
}
