import type { Thinking } from '@dreadhouse/engine';

/**
 * How a seat thinks ahead: the few answers that the rule of thumb likes best, each played on until the next turn begins, where what games
 * have taught compares them. What the rule of thumb is sure of is not tried at all. See BALANCE.md.
 */
export const thinking: Thinking = {
  temperature: 0.4,
  iterations: 48,
  trust: 0.9,
  breadth: 4,
  depth: 60,
  horizon: { phases: ['turn'], times: 1 },
  curiosity: 0,
  wildness: 0,
  respect: 40,
  doubt: 0.01,
};
