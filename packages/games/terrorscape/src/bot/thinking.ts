import type { Thinking } from '@dreadhouse/engine';

/**
 * How both sides think ahead: the few answers that experience prefers, each played through this round and the next, as the score compares
 * best what it sees when a round begins. What experience is sure of is not tried at all, and its word counts as much as half of the tries. See BALANCE.md.
 */
export const thinking: Thinking = {
  temperature: 0.15,
  iterations: 64,
  trust: 0.95,
  breadth: 4,
  horizon: { phases: ['begin'], times: 2 },
  curiosity: 0,
  wildness: 0,
  respect: 30,
  doubt: 0.02,
};
