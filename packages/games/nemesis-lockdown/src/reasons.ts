/** Why something cannot be done just now; whoever asks "why not?" is told one of these, with the rule of the option. */
export const REASONS = [
  // --- any action ---
  'only-in-combat', // NL-SYM-01
  'only-out-of-combat', // NL-SYM-03, NL-GEN-02
  'too-few-cards', // NL-ACT-02 to NL-ACT-09
  'malfunction', // NL-GEN-03
  'hands-full', // NL-ITEM-04
  'refused', // somebody has said no to it in this turn
  // --- moving and fighting ---
  'closed-door', // G-16
  'all-corridors-marked', // G-19: nothing left to mark for a careful move
  'no-ammunition', // NL-COMBAT-03
  // --- rooms ---
  'informed', // NL-ROOM-ARCHIVE-02: the Knowledge token is active already
  'countdown-runs',
  'no-yellow-token', // NL-ROOM-GEN-03: no countdown, or one that is red
  'nothing-to-clean',
  'no-open-wounds',
  'no-light-wounds',
  'no-eggs', // NL-ROOM-NEST-03
  'signal-sent', // NL-ROOM-COMMS-02
  'no-css-token', // NL-ROOM-CSSA-02
  'pod-taken', // NL-ROOM-CSSA-03
  'no-items', // NL-ROOM-GUARD-02
  'none-left', // NL-ROOM-GUARD-02, NL-ROOM-TEST-02
  'too-little-knowledge', // NL-ROOM-TEST-01
  'alert-runs',
  'elevator-dark', // NL-SPEC-ELEV-02, NL-SPEC-ELEV-04: the elevator has no power
  'elevator-here',
  'elevator-elsewhere', // NL-SPEC-ELEV-04
  'isolation-closed', // NL-SPEC-ISO-05
  // --- computers, personal items, the Main Gate ---
  'no-power', // NL-ACT-10
  'not-activated-here', // NL-ITEM-03: the requirement printed on it is not met
  'gate-closed', // G-29
  'rover-away', // G-29
] as const;

export type Reason = (typeof REASONS)[number];
