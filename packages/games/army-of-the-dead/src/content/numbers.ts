/** AD-SETUP-01. */
export const TEAM = 6;
/** AD-ROUND-03, AD-ACT-01. */
export const ACTIONS = 3;
/** AD-SETUP-16, AD-SPEC-02. */
export const HEALTH = 3;
export const TOUGH_HEALTH = 4;
/** AD-INV-01. */
export const HANDS = 2;
export const BACKPACK = 3;
/** AD-AP-03: where Blue, Yellow, Orange and Red begin. */
export const DANGER_LEVELS: readonly number[] = [0, 7, 19, 43];
/** AD-R-45: the end of the track. */
export const MOST_ADRENALINE = 43;
/** AD-R-113: Adrenaline for a red Objective, or for a device of the Mission. */
export const OBJECTIVE_ADRENALINE = 5;
/** AD-R-107: the figures in the box. */
export const SHAMBLERS = 30;
export const ALPHAS = 16;
/** AD-R-109: the numbers on the Sleeper tokens. */
export const SLEEPER_TOKENS: readonly number[] = [1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3];
/** AD-ACT-02. */
export const ELIMINATION_COST = 2;
export const CHALLENGE_COST = 2;
/** AD-VAULT-05. */
export const CHALLENGE_DICE = 5;
export const CHALLENGE_ROLLS = 3;
/** AD-FIGHT-03: no roll succeeds more easily. */
export const BEST_ACCURACY = 2;
/** AD-BOLAS-03. */
export const TRAPPED_BONUS = 2;
/** AD-TRUCK-06. */
export const PASSENGERS = 2;
export const DIE = 6;
/** AD-R-108: the face of an Ammo die (1 to 6) that shows the Out of Ammo symbol. */
export const OUT_OF_AMMO = 1;
