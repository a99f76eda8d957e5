import type { Judgement } from '@dreadhouse/engine';

/** An answer that cost less than this may be chance: so few tries cannot tell. */
const COSTLY = 0.08;
const MOST = 3;

/** The answers that cost most, in the order in which they were given. */
export function mistakesIn(judged: readonly Judgement[]): readonly Judgement[] {
  const costOf = ({ chance, givenChance }: Judgement): number => chance - givenChance;
  return judged
    .filter((one) => one.best !== one.given && costOf(one) >= COSTLY)
    .sort((a, b) => costOf(b) - costOf(a))
    .slice(0, MOST)
    .sort((a, b) => a.position - b.position);
}

/** A fall or rise between two decisions that is larger than this is worth a word. */
const TURN = 0.1;

/** The decision after which the game turned: where the next one found it changed most, for better or worse; null in an even game. */
export function turnIn(judged: readonly Judgement[]): { readonly before: Judgement; readonly after: Judgement } | null {
  let turn: { before: Judgement; after: Judgement } | null = null;
  let most = TURN;
  judged.forEach((before, i) => {
    const after = judged[i + 1];
    const change = after === undefined ? 0 : Math.abs(after.chance - before.chance);
    if (after === undefined || change <= most) return;
    most = change;
    turn = { before, after };
  });
  return turn;
}
