import type { Betrayal } from '../state.ts';
import type { Haunt, HauntOf, Per } from './types.ts';

/**
 * A haunt, with what it keeps in mind and its numbers by name. Its functions are given exactly what its own `start` made: the rules keep memory
 * as plain data under the number of the haunt, so only here do they forget of which type it is.
 */
export function haunt<M extends object, const N extends Readonly<Record<string, Per>>>(def: HauntOf<M, N>): Haunt {
  return def as unknown as Haunt;
}

export const roundOf = (g: Betrayal): number => g.state.haunt?.round ?? 0;
