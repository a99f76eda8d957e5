import type { Phase, Rules } from '@dreadhouse/engine';
import type { FinalGirl, FinalGirlState, PhaseName } from '../state.ts';

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

/** Thrown by `leavePhase`, caught by `finishing` and by the phase itself. */
class PhaseLeft {}
const PHASE_LEFT = new PhaseLeft();

/**
 * FG-R-33: the phase ends here and now: the rest of the card, the action and the phase is dropped, waiting rewards included. Like the end
 * of the game it leaves every rule that is under way, so no line after it is reached, nor any after a `harm`, `loseHealth` or `killVictims`
 * that leads to it. What must happen all the same is given to `finishing`.
 */
export function leavePhase(g: FinalGirl, why: CutShort): never {
  g.tell('all', 'phase-cut-short', { phase: g.state.phase, why, rule: 'FG-R-33' });
  throw PHASE_LEFT;
}

/**
 * Each of these, one after another, even if one of them ends the phase; then it ends. For what happens at the same time (FG-R-36), for
 * bloodlust effects that are due (FG-BLOOD-04) and for prices that are owed (FG-R-60). The end of the game waits for nothing.
 */
export function* finishing(...parts: readonly (() => Rules<unknown>)[]): Rules {
  let left = false;
  for (const part of parts) {
    try {
      yield* part();
    } catch (thrown) {
      if (!(thrown instanceof PhaseLeft)) throw thrown;
      left = true;
    }
  }
  if (left) throw PHASE_LEFT;
}

/** A phase that can be cut short: the turn goes on with the next one. */
export function canBeLeft(phase: Phase<FinalGirlState>): Phase<FinalGirlState> {
  return function* (g): Rules<string> {
    try {
      return yield* phase(g);
    } catch (thrown) {
      if (!(thrown instanceof PhaseLeft)) throw thrown;
      g.state.rewards = [];
      return NEXT[g.state.phase];
    }
  };
}

/** Marks the beginning of a phase. */
export function beginPhase(g: FinalGirl, phase: PhaseName): void {
  const { state } = g;
  if (state.phase === phase) return;
  state.phase = phase;
  g.tell('all', 'phase', { phase, turn: state.turn, rule: 'FG-TURN-01' });
}
