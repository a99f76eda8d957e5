import type { Seat } from '@dreadhouse/engine';
import { KILLER, type TerrorscapeState } from '../state.ts';
import { FEATURES, features } from './features.ts';

/**
 * How much each feature speaks for the Survivors (in log odds) when their phase begins, and when the Killer's does: fitted to 3,000
 * games between rules of thumb, see BALANCE.md.
 */
const WEIGHTS: Readonly<Partial<Record<(typeof FEATURES)[number], readonly [number, number]>>> = {
  one: [0.34, 0.75],
  wounded: [-0.73, -0.34],
  'two-wounded': [-0.3, 0.0],
  fear: [-0.24, -0.08],
  terrified: [0.0, 0.0],
  keys: [0.0, 0.0],
  'all-keys': [0.61, 0.15],
  'all-keys-away': [-1.41, -0.73],
  repair: [0.0, 0.0],
  help: [0.75, 0.62],
  'help-near': [3.51, 2.74],
  either: [2.16, 1.93],
  round: [-1.94, -1.82],
  level: [0.0, -0.27],
  weak: [-0.23, -0.55],
  'wounded-weak': [0.0, 0.0],
  near: [-0.34, -0.42],
  'wounded-near': [0.0, -0.48],
  known: [0.0, -0.76],
  'wounded-known': [-0.19, -2.64],
  toolkits: [0.38, 0.38],
  'at-radio': [0.09, 0.0],
  'at-ransack': [-0.49, -0.58],
  hand: [-0.4, -0.52],
  blocks: [0.0, 0.0],
  search: [0.0, 0.0],
};

const TABLES = [0, 1].map((phase) => FEATURES.map((name) => WEIGHTS[name]?.[phase] ?? 0));

/** The chance of this seat's side, as far as one can tell from the table. */
export function score(state: TerrorscapeState, seat: Seat): number {
  const { result, step } = state;
  if (result !== null) return result.winners.includes(seat) ? 1 : 0;
  if (step === 'setup') return 0.5;
  const weights = TABLES[step === 'killer' ? 1 : 0] as readonly number[];
  let odds = 0;
  features(state).forEach((value, i) => {
    odds += value * (weights[i] ?? 0);
  });
  const survivors = 1 / (1 + Math.exp(-odds));
  return seat === KILLER ? 1 - survivors : survivors;
}
