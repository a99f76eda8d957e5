/** BH-DICE-02: there are no more. */
const MOST = 8;

/** BH-DICE-07, BH-DICE-08: the chance that so many dice (0, 1 or 2 each, alike likely) show 5 or more. */
export function hauntChance(dice: number): number {
  let ways: readonly number[] = [1];
  for (let die = 0; die < Math.min(dice, MOST); die++) {
    const next = Array<number>(ways.length + 2).fill(0);
    for (const [sum, count] of ways.entries())
      for (const pips of [0, 1, 2]) next[sum + pips] = (next[sum + pips] ?? 0) + count / 3;
    ways = next;
  }
  return ways.slice(5).reduce((sum, one) => sum + one, 0);
}
