import { isOwner } from '../rules/end.ts';
import { missionIn, specialisationOf } from '../rules/table.ts';
import type { ArmyState, Survivor } from '../state.ts';

/** Somebody whose loss would end the game: the owner of a Personal Goal, or the last specialist whom the Mission needs. */
export function isPrecious(state: ArmyState, one: Survivor): boolean {
  if (isOwner(state, one)) return true;
  const specialisation = specialisationOf(one);
  if (!missionIn(state).required.includes(specialisation)) return false;
  return !state.survivors.some(
    (other) => other !== one && other.health > 0 && specialisationOf(other) === specialisation,
  );
}
