import type { Thinking } from '@dreadhouse/engine';

/**
 * How a team thinks ahead: the few answers that the rule of thumb likes best, each played through to the next round, where the score
 * compares them. What the rule of thumb is sure of is not tried at all. Answers that it likes far less are hardly worse on average, as the
 * score sees it, so that it is doubted little; how it goes on after them is always the same, for less to be left to luck.
 */
export const thinking: Thinking = {
  temperature: 0.35,
  iterations: 64,
  trust: 0.9,
  breadth: 6,
  depth: 150,
  horizon: { phases: ['round'], times: 1 },
  curiosity: 0,
  wildness: 0,
  respect: 5,
  doubt: 0.003,
};
