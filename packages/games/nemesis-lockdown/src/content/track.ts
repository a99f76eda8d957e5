// The time track of the design G-03.

/** From left to right; the numbers fall, and the last field is S. */
export const FIELDS = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const;
/** S counts as 0. */
export type Field = (typeof FIELDS)[number];
export const START: Field = 15;
export const FINAL: Field = 0;
/** NL-BREAK-04: the first white field. */
export const FIRST_WHITE = 8;
export const CSS_SLOTS: readonly Field[] = [10, 8, 6, 4, 2, 1];
/** Fields that the token comes to by crossing a threshold. */
export const RED_THRESHOLDS: readonly Field[] = [12, 10, 8, 5, 2];
export const BLUE_THRESHOLDS: readonly Field[] = [7, 3];

export const isWhite = (field: Field): boolean => field <= FIRST_WHITE && field !== FINAL;

/** So many fields to the right, not beyond S. */
export function rightOf(field: Field, steps: number): Field {
  return Math.max(FINAL, field - steps) as Field; // the fields are all whole numbers from 15 to 0
}
