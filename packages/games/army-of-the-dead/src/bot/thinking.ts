import type { Thinking } from '@dreadhouse/engine';

/**
 * How a team thinks ahead: the few answers that the rule of thumb likes best, each played through to the next round, where the score
 * compares them. What the rule of thumb is sure of is not tried at all.
 */
export const thinking: Thinking = {
  temperature: 0.35,
  iterations: 8,
  trust: 0.6,
  breadth: 4,
  depth: 150,
  horizon: { phases: ['round'], times: 1 },
  curiosity: 0,
  wildness: 5,
  respect: 8,
  doubt: 0.015,
};
