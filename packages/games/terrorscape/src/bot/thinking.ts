import type { Thinking } from '@dreadhouse/engine';

/**
 * How both sides think ahead: the few answers that the rule of thumb likes best, each played through this round and the next, as the
 * score compares best what it sees when a round begins. What the rule of thumb is sure of is not tried at all. See BALANCE.md.
 */
export const thinking: Thinking = {
  temperature: 0.15,
  iterations: 64,
  trust: 0.9,
  breadth: 4,
  horizon: { phases: ['begin'], times: 2 },
  curiosity: 0,
  wildness: 0,
  respect: 8,
  doubt: 0.01,
};
