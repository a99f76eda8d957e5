/** TS-SEAT-01: always so many Survivors. */
export const SURVIVORS_IN_PLAY = 3;
/** TS-SETUP-02. */
export const REPAIR_TOKENS = 5;
/** TS-HELP-01, TS-HELP-03: the help marker starts so many moves away from the end of its track. */
export const HELP_TRACK = 5;
/** TS-STEP0-04. */
export const KEYS_NEEDED = 5;
/** TS-SETUP-03. */
export const DICE = 4;
/** TS-R-06: the faces of a defence die. */
export const DIE = [0, 0, 1, 1, 2, 3] as const;
/** TS-FEAR-03. */
export const MOST_FEAR = 2;
/** TS-PACK-01. */
export const PACK_LIMIT = 3;
/** TS-R-10. */
export const BLOCK_TOKENS = 7;
/** TS-ENC-16. */
export const TRAP_DEFENCE = 2;
/** TS-ENC-19. */
export const REPELLED_DISCARDS = 2;
/** TS-KILL-06. */
export const KILLER_DRAWS = 3;
/** TS-R-03. */
export const HAND_LIMIT = 6;
export const OPENING_HAND = 3;
export const HIGHEST_LEVEL = 5;
/** TS-KILL-03. */
export const KILLER_ACTIONS = 2;
/** TS-MOVE-01. */
export const MOVE_STEPS = 2;
/** TS-DISC-02. */
export const DISCOVERY_DRAW = 2;
/** TS-R-18. */
export const BARGAIN_DRAW = 3;
