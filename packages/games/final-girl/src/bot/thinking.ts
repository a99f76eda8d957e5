import type { Thinking } from '@dreadhouse/engine';

/**
 * How she thinks ahead: the six answers that experience prefers, each played through to the beginning of the next turn. Found
 * by trial: see BALANCE.md.
 */
export const thinking: Thinking = {
  temperature: 0.3,
  iterations: 128, // a twentieth of a second on one core, the slowest below half a second
  hintIterations: 128,
  breadth: 6,
  depth: 120,
  horizon: { phases: ['action-start'], times: 1 },
  curiosity: 0,
  wildness: 0,
  respect: 8,
  doubt: 0.008,
};
