import type { Box, Point } from '../../../kit/board/types.ts';
import { rowsOf } from '../../../kit/drawing/paths.ts';

/** Numbers that look like chance and are the same every time: drawings must not change from one visit to the next. */
export function scatter(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const short = (n: number): string => String(Math.round(n * 10) / 10);
const pair = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** Points, written one after another. */
export const corners = (points: string): Point[] => rowsOf(points).map(([x = 0, y = 0]) => ({ x, y }));

/** A line through points. */
function polyline(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}`;
}

export function polygon(points: readonly Point[]): string {
  return `${polyline(points)}Z`;
}

/** A closed line that swings softly through its points. */
export function softly(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] as Point;
  const curves = points.map((_, i) => {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${pair(one)} ${pair(other)} ${pair(to)}`;
  });
  return `M${pair(at(0))}${curves.join('')}Z`;
}

/** An open line that swings softly through its points. */
export function trailLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  if (rest.length < 2) return polyline(points);
  const last = rest.at(-1) as Point;
  const corners = rest.slice(0, -1);
  const curves = corners.map((corner, i) => {
    const next = i === corners.length - 1 ? last : middle(corner, corners[i + 1] as Point);
    return `Q${pair(corner)} ${pair(next)}`;
  });
  return `M${pair(first)}${curves.join('')}`;
}

export function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Something round that grew rather than was drawn. */
export function blob({ x, y, width, height }: Box, seed: number, wild = 0.09, corners = 14): Point[] {
  const chance = scatter(seed);
  return Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI;
    // Squarer than an ellipse, so that there is room for figures in the corners.
    const square = 1 / (Math.abs(Math.cos(turn)) ** 3.2 + Math.abs(Math.sin(turn)) ** 3.2) ** (1 / 3.2);
    const far = square * (1 - wild + chance() * wild * 1.2);
    return {
      x: x + width / 2 + Math.cos(turn) * far * (width / 2),
      y: y + height / 2 + Math.sin(turn) * far * (height / 2),
    };
  });
}

export function rectangle({ x, y, width, height }: Box): Point[] {
  const [right, foot] = [x + width, y + height];
  return corners(`${x} ${y}, ${right} ${y}, ${right} ${foot}, ${x} ${foot}`);
}

/** Where a line from inside a shape to somewhere else crosses its outline. */
export function edgeToward(outline: readonly Point[], from: Point, to: Point): Point {
  let found = from;
  let farthest = -1;
  outline.forEach((one, i) => {
    const other = outline[(i + 1) % outline.length] as Point;
    const along = crossing(from, to, one, other);
    if (along === null || along <= farthest) return;
    farthest = along;
    found = { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
  });
  return found;
}

/** How far along a–b it meets c–d, from 0 to 1; null when it does not. */
function crossing(a: Point, b: Point, c: Point, d: Point): number | null {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((c.x - a.x) * sy - (c.y - a.y) * sx) / cross;
  const u = ((c.x - a.x) * ry - (c.y - a.y) * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : null;
}

export function contains(outline: readonly Point[], { x, y }: Point): boolean {
  let within = false;
  outline.forEach((one, i) => {
    const other = outline[(i + 1) % outline.length] as Point;
    const spans = one.y > y !== other.y > y;
    if (spans && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) within = !within;
  });
  return within;
}

/** How far a point is from a line of points. */
export function distanceTo(points: readonly Point[], { x, y }: Point): number {
  let least = Number.POSITIVE_INFINITY;
  points.forEach((a, i) => {
    const b = points[i + 1] ?? a;
    const length = (b.x - a.x) ** 2 + (b.y - a.y) ** 2 || 1;
    const t = Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length));
    least = Math.min(least, Math.hypot(x - a.x - (b.x - a.x) * t, y - a.y - (b.y - a.y) * t));
  });
  return least;
}
