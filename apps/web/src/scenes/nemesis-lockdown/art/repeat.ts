/** A path of many strokes alike. */
export const repeat = (n: number, d: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => d(i)).join('');
