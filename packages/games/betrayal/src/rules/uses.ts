import type { Betrayal } from '../state.ts';

/** BH-SPEC-03: whether a special action has been used this turn. */
export const isUsed = (g: Betrayal, name: string): boolean => g.state.turn.used.includes(name);

export function useUp(g: Betrayal, name: string): void {
  g.state.turn.used.push(name);
}
