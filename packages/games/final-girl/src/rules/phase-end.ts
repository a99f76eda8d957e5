import type { FinalGirl, PhaseName } from '../state.ts';

/** FG-TURN-01: what follows a phase that was cut short (FG-BREATH-07, FG-R-35). */
const NEXT: Readonly<Record<PhaseName, string>> = {
  setup: 'action-start',
  action: 'planning',
  planning: 'killer',
  killer: 'panic',
  panic: 'upkeep',
  upkeep: 'action-start',
};

/** Why a phase ends before its time. */
export type CutShort = 'heroine-revived' | 'killer-revived' | 'pepper-spray' | 'bear-trap';

/**
 * FG-R-33: the phase ends at once; the rest of the card, the action and the phase is dropped, waiting rewards included. Bloodlust
 * effects that were triggered already are finished first (FG-BLOOD-04).
 */
export function endPhase(g: FinalGirl, why: CutShort): void {
  g.state.phaseEnding = true;
  g.tell('all', 'phase-cut-short', { phase: g.state.phase, why, rule: 'FG-R-33' });
  endPhaseIfDue(g);
}

export function endPhaseIfDue(g: FinalGirl): void {
  if (!g.state.phaseEnding || g.state.bloodlustDepth > 0) return;
  g.state.rewards = [];
  g.goTo(NEXT[g.state.phase]);
}

/** Marks the beginning of a phase and clears what an interrupted one may have left behind. */
export function beginPhase(g: FinalGirl, phase: PhaseName): void {
  const { state } = g;
  state.phaseEnding = false;
  state.bloodlustDepth = 0;
  if (state.phase === phase) return;
  state.phase = phase;
  g.tell('all', 'phase', { phase, turn: state.turn, rule: 'FG-TURN-01' });
}
