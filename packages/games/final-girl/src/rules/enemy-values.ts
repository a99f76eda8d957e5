import type { BloodlustRow } from '../content/types.ts';
import type { FigureId, FinalGirl } from '../state.ts';
import { answer, sum } from './in-play.ts';
import { killerOf } from './things.ts';

/** FG-BRD-13, FG-BRD-14, FG-BLOOD-02: the row of the bloodlust track that applies now. */
export function bloodlustRow(g: FinalGirl): BloodlustRow {
  return killerOf(g.state).track[g.state.killer.bloodlust - 1] as BloodlustRow;
}

/** FG-KATK-02: the damage of one attack. */
export function attackOf(g: FinalGirl, enemy: FigureId): number {
  return Math.max(0, printed(g, enemy).attack + sum(g, 'attackValue', enemy));
}

/** FG-KMOV-01: spaces per move symbol. */
export function moveOf(g: FinalGirl, enemy: FigureId): number {
  return Math.max(0, printed(g, enemy).move + sum(g, 'moveValue', enemy));
}

/** FG-MINION-03: minions have values of their own. */
function printed(g: FinalGirl, enemy: FigureId): { attack: number; move: number } {
  if (enemy === 'killer') return bloodlustRow(g);
  return answer(g, 'minionValues', enemy) ?? { attack: 1, move: bloodlustRow(g).move };
}
