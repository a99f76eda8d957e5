import type { Box, Place, Point, Sign } from './types.ts';

/** A rough guess is enough: the label font is narrow, and one line more does no harm. */
const LETTER = 10.4;
const LINE = 22;
/** How far a name may give way, and where to first. */
const STEPS: readonly Point[] = [0, 7, 14, 21, 28].flatMap((y) => [0, -12, 12, -24, 24].map((x) => ({ x, y })));

/** A name, broken into two lines where the place is too narrow for one. */
export function inLines(name: string, width: number): string[] {
  const words = name.split(' ');
  if (name.length * LETTER <= width + 20 || words.length === 1) return [name];
  const lengths = words.map((_, i) => Math.abs(words.slice(0, i).join(' ').length - words.slice(i).join(' ').length));
  const cut = Math.max(1, lengths.indexOf(Math.min(...lengths)));
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
}

/** Where each name stands so that no sign lies on it: at its place, or as little beside it as is needed. */
export function namesClearOf(signs: readonly Sign[], places: readonly Place[]): ReadonlyMap<string, Point> {
  const taken = signs.map(boxOfSign);
  return new Map(places.map((place) => [place.id, clearSpot(place, taken)]));
}

function clearSpot({ name, box, label }: Place, taken: readonly Box[]): Point {
  const lines = inLines(name, box.width);
  const cost = ({ x, y }: Point): number => {
    const covered = boxOfName(lines, { x: label.x + x, y: label.y + y });
    return taken.reduce((sum, one) => sum + overlap(covered, one), 0) * 10 + Math.abs(x) + Math.abs(y);
  };
  const best = STEPS.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return { x: label.x + best.x, y: label.y + best.y };
}

/** Lines grow up and down from where the name stands. */
function boxOfName(lines: readonly string[], { x, y }: Point): Box {
  const width = Math.max(...lines.map(({ length }) => length)) * LETTER;
  const height = lines.length * LINE - 6;
  return { x: x - width / 2, y: y - 14 - (lines.length - 1) * 10, width, height };
}

function boxOfSign({ x, y, text }: Sign): Box {
  const width = 13 + text.length * 8.8;
  return { x: x - width / 2, y: y - 10, width, height: 20 };
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
