import type { Thinking } from '@dreadhouse/engine';

/**
 * How she thinks ahead: the six answers that she likes best, each played through to the beginning of the next turn. Found
 * by trial: see BALANCE.md.
 */
export const thinking: Thinking = {
  temperature: 0.3,
  iterations: 32, // within two seconds on one core of a slow machine, mostly in a tenth of that
  hintIterations: 64,
  breadth: 6,
  depth: 120,
  horizon: { phases: ['action-start'], times: 1 },
  curiosity: 0,
  wildness: 0,
  respect: 20,
  doubt: 0.015,
};
