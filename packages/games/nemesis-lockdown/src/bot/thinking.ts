import type { Thinking } from '@dreadhouse/engine';

/**
 * How a seat thinks ahead: the few answers that the rule of thumb likes best, each played on to the next event phase, where the score
 * compares them. What the rule of thumb is sure of is not tried at all.
 */
export const thinking: Thinking = {
  moves: 'act', // not what is paid for it
  temperature: 0.3,
  iterations: 12,
  trust: 0.85,
  breadth: 3,
  depth: 80,
  horizon: { phases: ['round'], times: 1 },
  curiosity: 0,
  wildness: 5,
  respect: 6,
  doubt: 0.02,
};
