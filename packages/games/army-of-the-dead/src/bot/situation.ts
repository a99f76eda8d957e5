import type { ZoneId } from '../map/index.ts';
import { sleepersAt } from '../rules/sleepers.ts';
import { survivor } from '../rules/table.ts';
import type { ArmyState, Slot } from '../state.ts';
import { Standing } from './standing.ts';
import { type Task, tasksOf } from './tasks.ts';

/** What somebody whose turn it is looks at. */
export interface Situation {
  readonly state: ArmyState;
  readonly slot: Slot;
  readonly at: ZoneId;
  readonly task: Task | null;
  readonly standing: Standing;
  /** Actions that are left, and what could be done with them by walking and fighting alone. */
  readonly left: number;
  readonly walking: number;
  /** What it is worth to end the turn here and now. */
  readonly base: number;
}

export function lookAround(state: ArmyState, slot: Slot): Situation {
  const { at } = survivor(state, slot);
  const task = tasksOf(state)[slot] ?? null;
  const standing = new Standing(state, slot, task);
  const { left } = standing;
  return { state, slot, at, task, standing, left, walking: standing.walking(), base: standing.ending(at, 0) };
}

/** What the rest of the turn is worth after something that takes so many Actions. */
export function rest(s: Situation, cost: number): number {
  return s.standing.best(s.at, Math.max(0, s.walking - cost)) - s.base;
}

/** How many Shamblers a Sleeper token stands for, on average. */
const SLEEPERS = 1.9;

/** The same, after something that wakes whoever sleeps here. */
export function restAwake(s: Situation, cost: number): number {
  const tokens = sleepersAt(s.state, s.at);
  if (tokens === 0) return rest(s, cost);
  const woken = { at: s.at, shamblers: -SLEEPERS * tokens, alphas: 0 };
  return s.standing.best(s.at, Math.max(0, s.walking - cost), woken) - s.base - 0.6 * tokens;
}
