import type { Thinking } from '@dreadhouse/engine';

/**
 * How a seat thinks ahead: the few answers that the rule of thumb likes best, each played on for about a round, where the score compares
 * them. What the rule of thumb is sure of is not tried at all. See BALANCE.md.
 */
export const thinking: Thinking = {
  temperature: 0.4,
  iterations: 16,
  trust: 0.85,
  breadth: 4,
  depth: 60,
  horizon: { phases: ['turn'], times: 4 },
  curiosity: 0,
  wildness: 5,
  respect: 4,
  doubt: 0.01,
};
