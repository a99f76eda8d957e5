/** One way in which a horror roll can fall. */
interface Throw {
  /** Dice with 5 or 6, and with 3 or 4. */
  readonly successes: number;
  readonly partials: number;
  readonly odds: number;
}

const MOST_DICE = 8;
const known: (readonly Throw[] | undefined)[] = [];

/** All ways in which so many dice can fall. A die is a success, a partial success or nothing, each in one of three cases. */
export function throwsOf(dice: number): readonly Throw[] {
  const n = Math.max(1, Math.min(MOST_DICE, dice));
  known[n] ??= listThrows(n);
  return known[n];
}

function listThrows(n: number): Throw[] {
  const list: Throw[] = [];
  for (let successes = 0; successes <= n; successes++) {
    for (let partials = 0; successes + partials <= n; partials++) {
      const ways = factorial(n) / (factorial(successes) * factorial(partials) * factorial(n - successes - partials));
      list.push({ successes, partials, odds: ways / 3 ** n });
    }
  }
  return list;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
