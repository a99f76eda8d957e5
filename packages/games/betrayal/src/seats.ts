/** BH-GOAL-09. */
export const SEATS = { min: 3, max: 6 } as const;

/** Every number of players. */
export const betrayalSeats = (): number[] => Array.from({ length: SEATS.max - SEATS.min + 1 }, (_, i) => SEATS.min + i);
