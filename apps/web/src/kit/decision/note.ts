/** So much of what an answer leads to is said on the spot; more than that when it is asked for. */
export const NOTE = 100;
