import type { Ways, ZoneId } from '../../map/index.ts';

export const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);
export const mean = (list: readonly number[]): number => (list.length === 0 ? 0 : sum(list) / list.length);
export const most = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.max(...list));
export const least = (list: readonly number[]): number => (list.length === 0 ? 0 : Math.min(...list));
export const share = (of: number, all: number): number => (all === 0 ? 0 : Math.min(1, of / all));

/** What is taken for the way to where no way leads yet. */
const NO_WAY = 14;

export function far(ways: Ways, from: ZoneId, to: ZoneId): number {
  const steps = ways.distance(from, to);
  return steps < 0 ? NO_WAY : steps;
}

export const nearest = (ways: Ways, from: readonly ZoneId[], to: ZoneId): number =>
  from.length === 0 ? NO_WAY : Math.min(...from.map((one) => far(ways, one, to)));

export const farthest = (ways: Ways, from: ZoneId, to: readonly ZoneId[]): number =>
  most(to.map((one) => far(ways, from, one)));
