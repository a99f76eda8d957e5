/** The version of the talk itself; a client of another version is told to reload. */
export const PROTOCOL = 3;
