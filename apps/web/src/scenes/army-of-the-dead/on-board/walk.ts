import { type View, waysIn, zombiesIn } from '../view.ts';

/**
 * The way to a far Zone, step by step, that nothing is in the way of: past no Zombies and no Sleepers, with Actions for all of it. Null where
 * there is none, or where a single step leads there.
 */
export function wayTo(view: View, to: string): readonly string[] | null {
  const { turn } = view;
  const from = turn === null ? undefined : view.survivors[turn.slot]?.at;
  if (turn === null || turn.lent !== null || from === undefined || from === to || !isQuiet(view, from)) return null;
  const ways = waysIn(view);
  const seen = new Set([from]);
  const found: string[][] = ways.exits(from).map((exit) => [exit]);
  for (const way of found) {
    const [last = from] = way.slice(-1);
    if (last === to) return way.length > 1 ? way : null;
    if (seen.has(last) || !isQuiet(view, last) || way.length >= turn.actions) continue;
    seen.add(last);
    found.push(...ways.exits(last).map((exit) => [...way, exit]));
  }
  return null;
}

function isQuiet(view: View, zone: string): boolean {
  return zombiesIn(view, zone).length === 0 && !view.sleepers.includes(zone);
}
