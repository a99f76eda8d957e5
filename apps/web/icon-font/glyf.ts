import { Bytes } from './bytes.ts';
import type { Outline, OutlinePoint } from './outline.ts';

export interface Box {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

export function boxOf(outline: Outline): Box {
  const points = outline.flat();
  if (points.length === 0) return { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
}

/** What a point's flag says: whether it lies on the line, and how each of its steps is written. */
const ON_LINE = 1;
const SHORT = [2, 4] as const;
/** For a short step: that it goes up; for a long one: that there is none. */
const SAME_OR_UP = [16, 32] as const;

/** A letter's outline, as the table `glyf` holds it. */
export function glyphOf(outline: Outline): Uint8Array {
  const bytes = new Bytes();
  if (outline.length === 0) return bytes.done();
  const { xMin, yMin, xMax, yMax } = boxOf(outline);
  bytes.int16(outline.length, xMin, yMin, xMax, yMax);
  let last = -1;
  for (const contour of outline) {
    last += contour.length;
    bytes.int16(last);
  }
  bytes.int16(0); // no instructions
  writePoints(bytes, outline.flat());
  while (bytes.length % 4 !== 0) bytes.byte(0);
  return bytes.done();
}

function writePoints(bytes: Bytes, points: readonly OutlinePoint[]): void {
  const xs = stepsOf(points.map(({ x }) => x));
  const ys = stepsOf(points.map(({ y }) => y));
  points.forEach(({ on }, place) => {
    bytes.byte((on ? ON_LINE : 0) | flagOf(xs[place] ?? 0, 0) | flagOf(ys[place] ?? 0, 1));
  });
  for (const step of [...xs, ...ys]) {
    if (step === 0) continue;
    if (Math.abs(step) < 256) bytes.byte(Math.abs(step));
    else bytes.int16(step);
  }
}

function stepsOf(places: readonly number[]): number[] {
  return places.map((at, n) => at - (places[n - 1] ?? 0));
}

function flagOf(step: number, axis: 0 | 1): number {
  if (step === 0) return SAME_OR_UP[axis];
  if (Math.abs(step) >= 256) return 0;
  return SHORT[axis] | (step > 0 ? SAME_OR_UP[axis] : 0);
}
