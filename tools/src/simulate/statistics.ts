export interface Rate {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** A share and the Wilson interval in which the true share lies with 95 % confidence. */
export function wilson(hits: number, of: number): Rate {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const rate = hits / of;
  const z2 = Z95 * Z95;
  const middle = (rate + z2 / (2 * of)) / (1 + z2 / of);
  const reach = (Z95 / (1 + z2 / of)) * Math.sqrt((rate * (1 - rate)) / of + z2 / (4 * of * of));
  // At 0 and 1 the formula meets the border, up to a rounding error.
  return { rate, low: hits === 0 ? 0 : middle - reach, high: hits === of ? 1 : middle + reach };
}

export interface Distribution {
  readonly total: number;
  readonly min: number | null;
  readonly q1: number | null;
  readonly median: number | null;
  readonly q3: number | null;
  readonly max: number | null;
}

/** The total and the five numbers that describe how a list is spread; null when there are none. */
export function distribution(list: readonly number[]): Distribution {
  const sorted = [...list].sort((a, b) => a - b);
  const [min, q1, median, q3, max] = [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(sorted, share));
  return {
    total: sorted.reduce((sum, one) => sum + one, 0),
    min: min ?? null,
    q1: q1 ?? null,
    median: median ?? null,
    q3: q3 ?? null,
    max: max ?? null,
  };
}

/** Between two entries, in proportion. */
function quantile(sorted: readonly number[], share: number): number | undefined {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  return below === undefined || above === undefined ? undefined : below + (above - below) * (place % 1);
}
