import type { Ways, ZoneId } from '../../map/index.ts';

export function sum(list: readonly number[]): number {
  let all = 0;
  for (const one of list) all += one;
  return all;
}

export const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);
export const most = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.max(...list));
export const least = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.min(...list));
export const share = (of: number, all: number): number => (all === 0 ? 0 : Math.min(1, of / all));
export const flag = (is: boolean): number => (is ? 1 : 0);

/** What is taken for the way to where no way leads yet. */
const NO_WAY = 14;

export function far(ways: Ways, from: ZoneId, to: ZoneId): number {
  const steps = ways.distance(from, to);
  return steps < 0 ? NO_WAY : steps;
}

export function nearest(ways: Ways, from: readonly ZoneId[], to: ZoneId): number {
  let best = NO_WAY;
  for (const one of from) best = Math.min(best, far(ways, one, to));
  return best;
}
