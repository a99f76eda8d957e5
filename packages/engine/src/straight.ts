import type { Game, Rules } from './game.ts';
import type { Play } from './play.ts';
import { WrittenOut } from './written-out.ts';

/**
 * Rules as plain functions: what a build makes of generators (`scripts/straight-rules.mjs`) for those who answer while they are being
 * asked. Every `yield*` has become a call of `settled`.
 */
export type StraightPhase<S> = (g: Play<S>) => string | Rules<string>;
export type StraightPhases<S> = Readonly<Record<string, StraightPhase<S>>>;

const straight = new WeakMap<object, unknown>();

/** These are the same phases without stops. Built modules say so; a game with other phases than these is not affected. */
export function runsStraight<S>(phases: Game<S>['phases'], plain: StraightPhases<S>): void {
  straight.set(phases, plain);
}

export function straightPhases<S>(phases: Game<S>['phases']): StraightPhases<S> | null {
  return (straight.get(phases) as StraightPhases<S> | undefined) ?? null;
}

/** Thrown where a rule that runs straight would have to wait for an answer. */
export const LEFT_OPEN = new (class LeftOpen {})();
let leaving = false;

/** What a rule came to. It has run already, or is a question that has been answered already; else there is no going on. */
export function settled<T>(rules: Rules<T> | T): T {
  if (!(rules instanceof WrittenOut)) return rules as T;
  if (rules.done === true) return rules.value as T;
  leaving = true;
  throw LEFT_OPEN;
}

/** Whether rules are being left at an open question. What they would do `finally` is not due then: for them it has not ended. */
export function isLeaving(): boolean {
  return leaving;
}

/** Nothing of the rules that were left is running any more. */
export function hasLeft(): void {
  leaving = false;
}
