import { recordOf } from '@dreadhouse/engine';
import { GOALS } from '../content/goals.ts';
import { DANGER_LEVELS } from '../content/numbers.ts';
import { type CombatKind, SCOPED, SCOPES, type Scoped, type SkillId } from '../content/skills.ts';
import { survivorDef } from '../content/survivors.ts';
import type { ArmyState, Goal, GoalColour, Slot, Survivor } from '../state.ts';
import { survivor } from './table.ts';

/** AD-AP-03: 0 Blue, 1 Yellow, 2 Orange, 3 Red. */
export function dangerOf(adrenaline: number): number {
  let level = 0;
  while (level < 3 && adrenaline >= (DANGER_LEVELS[level + 1] as number)) level += 1;
  return level;
}

/** AD-AP-08, AD-R-31: the highest Danger Level among those who live. */
export function highestDanger(state: ArmyState): number {
  return dangerOf(Math.max(0, ...state.survivors.map(({ health, adrenaline }) => (health > 0 ? adrenaline : 0))));
}

/** AD-AP-07: how often a Survivor has a skill: by the card, by tokens held, by Companions led. */
export function skillCount(state: ArmyState, slot: Slot, skill: SkillId): number {
  const one = survivor(state, slot);
  let count = 0;
  if (survivorDef(one.id).blue === skill) count += 1;
  if (one.orange === skill) count += 1;
  if (one.red === skill) count += 1;
  if (skill === 'action' && dangerOf(one.adrenaline) > 0) count += 1; // AD-AP-04, AD-R-101
  if (one.tokens.length > 0) count += heldBy(state, one).filter(({ owner }) => GOALS[owner].effect === skill).length;
  for (const companion of state.companions) {
    // AD-COMP-02
    if (companion.alive && companion.leader === slot && survivorDef(companion.id).blue === skill) count += 1;
  }
  return count;
}

/** AD-GOAL-01: the linked Objective token works for whoever holds it. */
function heldBy({ goals }: ArmyState, { tokens }: Survivor): Goal[] {
  return goals.filter(({ colour }) => tokens.includes(colour));
}

export function has(state: ArmyState, slot: Slot, skill: SkillId): boolean {
  return skillCount(state, slot, skill) > 0;
}

/** The token with this effect, if the Survivor holds it. */
type Effect = 'double-adrenaline' | 'summon-zeus';

export function tokenWith(state: ArmyState, slot: Slot, effect: Effect): GoalColour | null {
  return heldBy(state, survivor(state, slot)).find(({ owner }) => GOALS[owner].effect === effect)?.colour ?? null;
}

const KINDS: readonly CombatKind[] = ['melee', 'ranged'];
const APPLYING = recordOf(KINDS, (kind) =>
  recordOf(SCOPED, (skill): readonly SkillId[] => [`${skill}-combat`, `${skill}-${kind}`]),
);

/** How often a skill with brackets applies to this kind of attack. */
export function combatSkill(state: ArmyState, slot: Slot, skill: Scoped, kind: CombatKind): number {
  return APPLYING[kind][skill].reduce((count, one) => count + skillCount(state, slot, one), 0);
}

export const BLOODLUST = SCOPES.map((scope) => ({ skill: `bloodlust-${scope}`, scope }) as const);

/** Every skill that a Survivor has, for those who look. */
export function skillsOf(state: ArmyState, slot: Slot): SkillId[] {
  const one = survivor(state, slot);
  const found: SkillId[] = [survivorDef(one.id).blue];
  if (dangerOf(one.adrenaline) > 0) found.push('action');
  if (one.orange !== null) found.push(one.orange);
  if (one.red !== null) found.push(one.red);
  for (const { owner } of heldBy(state, one)) {
    const { effect } = GOALS[owner];
    if (effect !== 'double-adrenaline' && effect !== 'summon-zeus') found.push(effect);
  }
  for (const companion of state.companions)
    if (companion.alive && companion.leader === slot) found.push(survivorDef(companion.id).blue);
  return found;
}
