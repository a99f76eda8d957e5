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
  const before = new Map<string, string>();
  let border = [from];
  for (let steps = 1; steps <= turn.actions && border.length > 0; steps++) {
    const next: string[] = [];
    for (const zone of border)
      for (const exit of ways.exits(zone)) {
        if (exit === from || before.has(exit)) continue;
        before.set(exit, zone);
        if (exit !== to && isQuiet(view, exit)) next.push(exit);
      }
    if (before.has(to)) break;
    border = next;
  }
  const way: string[] = [];
  for (let zone: string | undefined = to; zone !== undefined && zone !== from; zone = before.get(zone))
    way.unshift(zone);
  return before.has(to) && way.length > 1 ? way : null;
}

function isQuiet(view: View, zone: string): boolean {
  return zombiesIn(view, zone).length === 0 && !view.sleepers.includes(zone);
}
