import { type Board, parseMap, type Trouble, type Ways, waysOf } from '../src/map/index.ts';

/** A map from its lines; the drawing must be right. */
export function drawn(...lines: readonly string[]): Board {
  const parsed = parseMap(lines);
  if (!parsed.ok) throw new Error(parsed.troubles.map(({ message }) => message).join('\n'));
  return parsed.value;
}

/** The ways on a map, with elevators running and these doors open. */
export function ways(board: Board, opened: readonly string[] = [], power = true): Ways {
  return waysOf(board, opened, power);
}

/** What is wrong with a drawing. */
export function troubles(...lines: readonly string[]): readonly Trouble[] {
  const parsed = parseMap(lines);
  return parsed.ok ? [] : parsed.troubles;
}

export const seen = (of: Ways, zone: string): string[] =>
  of
    .visible(zone)
    .filter((other) => other !== zone)
    .map((other) => `${other}:${of.range(zone, other)}`)
    .sort();
