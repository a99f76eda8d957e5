import type { Betrayal } from '../state.ts';
import { roundOf } from './haunt.ts';
import type { Ending, Mine, Per } from './types.ts';

/** A haunt with a last round: when that ends, one side has won or the other. */
export function judgedAfter<M, N extends Readonly<Record<string, Per>>>(
  last: number,
  why: { readonly heroes: string; readonly traitor: string },
  isHeroes: (g: Betrayal, me: Mine<M, N>) => boolean,
): Ending<M, N>[] {
  const isOver = (g: Betrayal): boolean => roundOf(g) >= last;
  return [
    { side: 'heroes', why: why.heroes, at: 'round', when: (g, me) => isOver(g) && isHeroes(g, me) },
    { side: 'traitor', why: why.traitor, at: 'round', when: (g, me) => isOver(g) && !isHeroes(g, me) },
  ];
}
