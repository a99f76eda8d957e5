/** How many random games of the fixture the contract is held against. */
export const GAMES = 10_000;
