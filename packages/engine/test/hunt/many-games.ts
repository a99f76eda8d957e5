/** How many random games of the fixture the contract is held against. */
export const GAMES = 10_000;

/** The checks that deal the table anew. */
export const ABOUT_WORLDS = /worlds|imagin/;
