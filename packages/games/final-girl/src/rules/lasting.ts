import type { FinalGirl, Until } from '../state.ts';

/** Something bends the rules from now on, for a while. */
export function lasts(g: FinalGirl, id: string, until: Until, n = 0): void {
  g.state.lasting.push({ id, until, n });
  g.tell('all', 'lasting', { id, until, n, rule: 'FG-R-13' });
}

/** Its time has come. FG-R-13: bonuses for the next roll end unused with the following Killer phase. */
export function expire(g: FinalGirl, now: Until): void {
  const { lasting } = g.state;
  if (lasting.length === 0 || !lasting.some((effect) => effect.until === now)) return;
  g.state.lasting = lasting.filter((effect) => effect.until !== now);
}

export const isLasting = (g: FinalGirl, id: string): boolean => g.state.lasting.some((effect) => effect.id === id);
