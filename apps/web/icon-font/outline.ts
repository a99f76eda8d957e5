import { between, type Contour, contoursOf, type Piece, type Point } from './path.ts';

/** A point of a letter's outline: on the line, or the handle of a curve. */
export interface OutlinePoint extends Point {
  readonly on: boolean;
}

export type Outline = readonly (readonly OutlinePoint[])[];

/** Icons are drawn in a square of this size, letters in one of that. */
const SQUARE = 512;
export const EM = 2048;
const SCALE = EM / SQUARE;

/** How far a letter's outline may stray from the icon's, in units of the letter. */
const STRAY = 0.6;

/** An icon as the outline of a letter: upside down, for letters count upwards, in whole units, its curves with one handle each. */
export function outlineOf(d: string): Outline {
  return contoursOf(d)
    .map(pointsOf)
    .filter((points) => points.length > 2);
}

function pointsOf({ from, pieces }: Contour): OutlinePoint[] {
  const points: OutlinePoint[] = [laid(from, true)];
  let at = from;
  for (const piece of pieces) {
    points.push(...('one' in piece ? bentPoints(at, piece) : [laid(piece.to, true)]));
    at = piece.to;
  }
  return withoutRepeats(points);
}

/** As many curves of one handle as it takes to stay close to one with two. */
function bentPoints(from: Point, { one, two, to }: Extract<Piece, { one: Point }>): OutlinePoint[] {
  const twist = Math.hypot(to.x - 3 * two.x + 3 * one.x - from.x, to.y - 3 * two.y + 3 * one.y - from.y) * SCALE;
  const count = Math.max(1, Math.ceil(Math.cbrt((Math.sqrt(3) / 36) * (twist / STRAY))));
  return Array.from({ length: count }, (_, place) => {
    const part = partOf([from, one, two, to], place / count, (place + 1) / count);
    const [start, first, second, end] = part;
    const handle = {
      x: (3 * (first.x + second.x) - start.x - end.x) / 4,
      y: (3 * (first.y + second.y) - start.y - end.y) / 4,
    };
    return [laid(handle, false), laid(end, true)];
  }).flat();
}

type Curve = readonly [Point, Point, Point, Point];

/** A stretch of a curve, as a curve. */
function partOf(curve: Curve, from: number, to: number): Curve {
  const [, , rest] = cut(curve, from);
  return cut(rest, from === 1 ? 1 : (to - from) / (1 - from))[0];
}

function cut([a, b, c, d]: Curve, share: number): readonly [Curve, Point, Curve] {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)];
  const [abc, bcd] = [between(ab, bc, share), between(bc, cd, share)];
  const middle = between(abc, bcd, share);
  return [[a, ab, abc, middle], middle, [middle, bcd, cd, d]];
}

function laid({ x, y }: Point, on: boolean): OutlinePoint {
  return { x: Math.round(x * SCALE), y: Math.round((SQUARE - y) * SCALE), on };
}

/** Points on the line that fall together are one, also where the end meets the beginning. */
function withoutRepeats(points: readonly OutlinePoint[]): OutlinePoint[] {
  const same = (a: OutlinePoint | undefined, b: OutlinePoint): boolean =>
    a?.on === true && b.on && a.x === b.x && a.y === b.y;
  const kept = points.filter((point, place) => !same(points[place - 1], point));
  const [first] = kept;
  if (kept.length > 1 && first !== undefined && same(kept.at(-1), first)) kept.pop();
  return kept;
}
