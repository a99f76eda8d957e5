import type { FinalGirlState } from '../state.ts';
import { FEATURES, featuresOf } from './features.ts';
import { SCORE_WEIGHTS } from './score-weights.ts';

/** How likely the heroine is to win from here, 0 to 1. */
export function score(state: FinalGirlState): number {
  if (state.result !== null) return state.result.side === 'heroine' ? 1 : 0;
  const weights = SCORE_WEIGHTS[state.options.killer];
  if (weights === undefined) return 0.5;
  const features = featuresOf(state);
  let sum = weights.base;
  for (const feature of FEATURES) sum += (weights[feature] ?? 0) * features[feature];
  return Math.min(0.995, Math.max(0.005, 1 / (1 + Math.exp(-sum))));
}
