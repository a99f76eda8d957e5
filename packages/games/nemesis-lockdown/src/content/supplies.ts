// How many there are of what runs out.

export const FIRES = 12;
export const MALFUNCTIONS = 10;
export const DOORS = 11;
export const EGGS = 8;
export const EGGS_AT_START = 5;
export const CONTAMINATION = 27;
export const INFECTED = 6;
export const MOST_KNOWLEDGE = 8;
/** G-26: what each weakness slot asks for, from the left. */
export const SLOT_KNOWLEDGE = [3, 5, 8] as const;
export const HAND_LIMIT = 5;
export const LIGHT_WOUNDS = 3;
export const SERIOUS_WOUNDS = 3;
/** G-34: how many objectives lie open where people play together, by the number of players. */
export const OPEN_OBJECTIVES: readonly number[] = [0, 0, 2, 2, 2, 3];
/** G-29: what it costs to leave the base on foot. */
export const ESCAPE_COST = 2;
/** NL-GOAL-06: how many cards are drawn where the final scan finds an infected one. */
export const SCANNED_CARDS = 4;
