import type { Rules, Seat } from '@dreadhouse/engine';
import type { Nemesis } from '../state.ts';

/** asked before the price is paid; a refusal costs nothing, and the same request is not made again in that turn. */
export function* consents(g: Nemesis, asker: Seat, other: Seat, action: string, rule: string): Rules<boolean> {
  if (asker === other) return true;
  const agreed = yield* g.confirm(other, 'consent', rule, { seat: asker, action });
  if (!agreed) g.state.turn.refused.push(action);
  return agreed;
}

export const wasRefused = (g: Nemesis, action: string): boolean => g.state.turn.refused.includes(action);
