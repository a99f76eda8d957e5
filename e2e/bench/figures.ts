/** How a handful of measurements spread. */
export interface Figures {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly max: number;
}

export function figuresOf(numbers: readonly number[]): Figures {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share: number): number =>
    round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), max: round(sorted.at(-1) ?? 0) };
}

function round(x: number): number {
  return Math.round(x * 10) / 10;
}
