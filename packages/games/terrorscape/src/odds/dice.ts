import { DICE, DIE } from '../content/numbers.ts';

/** `AT_LEAST[n][k]`: the chance that n defence dice show k or more together. */
const AT_LEAST: readonly (readonly number[])[] = Array.from({ length: DICE + 1 }, (_, n) => atLeast(n));

function atLeast(n: number): number[] {
  let sums = [1];
  for (let i = 0; i < n; i++) {
    const next = new Array<number>(sums.length + 3).fill(0);
    sums.forEach((chance, sum) => {
      for (const pips of DIE) next[sum + pips] = (next[sum + pips] ?? 0) + chance / DIE.length;
    });
    sums = next;
  }
  return sums.map((_, k) => sums.slice(k).reduce((a, b) => a + b, 0));
}

/** TS-ENC-14, TS-ENC-18: the chance to repel an attack. */
export function repels(fear: number, plus: number, strength: number): number {
  const needed = strength - plus;
  return needed <= 0 ? 1 : (AT_LEAST[DICE - fear]?.[needed] ?? 0);
}
