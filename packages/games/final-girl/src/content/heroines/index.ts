import type { Heroine } from '../types.ts';
import { asami, charlie } from './carnival.ts';
import { alice, selena } from './creech-manor.ts';
import { laurie, reiko } from './happy-trails.ts';
import { nancy, sheila } from './maple-lane.ts';
import { adelaide, barbara } from './sacred-groves.ts';

/** FG-GEN-04: two with every film, each for every killer and location. */
export function heroines(): readonly Heroine[] {
  return [laurie, reiko, alice, selena, adelaide, barbara, asami, charlie, nancy, sheila];
}
