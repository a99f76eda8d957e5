/** A chance in words; never 0% for what can happen, nor 100% for what need not. */
export function percent(chance: number): string {
  return said(chance, Math.round(chance * 100));
}

/** How far the chances of outcomes may be from certainty altogether, and still be all that there are. */
const ALL = 0.005;

/** The chances of several outcomes. Where one of them is certain to happen, they add up to 100: 11, 44 and 45, not 11, 44 and 44. */
export function percents(chances: readonly number[]): readonly string[] {
  const sum = chances.reduce((all, chance) => all + chance, 0);
  if (Math.abs(sum - 1) > ALL) return chances.map(percent);
  const whole = chances.map((chance) => Math.floor(chance * 100));
  const remainder = (place: number): number => (chances[place] ?? 0) * 100 - (whole[place] ?? 0);
  const missing = 100 - whole.reduce((all, n) => all + n, 0);
  const raised = new Set(
    chances
      .map((_, place) => place)
      .sort((a, b) => remainder(b) - remainder(a))
      .slice(0, missing),
  );
  return chances.map((chance, place) => said(chance, (whole[place] ?? 0) + (raised.has(place) ? 1 : 0)));
}

function said(chance: number, rounded: number): string {
  if (chance > 0 && chance < 0.01) return '<1%';
  if (chance < 1 && chance > 0.99) return '>99%';
  return `${rounded}%`;
}
