import type { ArmyState, Survivor } from '../../state.ts';
import { killsPerAction } from '../attacks.ts';
import { isPrecious } from '../precious.ts';

/** Whoever lives, with what was worked out about them once. */
export interface Member {
  readonly one: Survivor;
  readonly precious: boolean;
  /** How many of its own Zone it can kill with an Action. */
  readonly kills: number;
}

export function membersOf(state: ArmyState): Member[] {
  const found: Member[] = [];
  state.survivors.forEach((one, slot) => {
    if (one.health > 0) found.push({ one, precious: isPrecious(state, one), kills: killsPerAction(state, slot) });
  });
  return found;
}
