/** A rectangle on the screen, in pixels. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Something that the panel should not lie on, and how bad each pixel of it would be. */
export interface Obstacle {
  readonly rect: Rect;
  readonly weight: number;
}

const MARGIN = 12;
/** What a pixel of moving costs: the panel stays where it was unless there is a reason. */
const MOVING = 25;

/**
 * Where the panel goes: along the edges, in the corners or in between, wherever it covers the least of what matters; among
 * equals, where it was, or else low and to the right.
 */
export function placePanel(screen: Rect, panel: Size, obstacles: readonly Obstacle[], before: Spot | null): Spot {
  const costs = candidates(screen, panel, before).map((spot) => ({
    spot,
    cost: costOf({ ...spot, ...panel }, obstacles) + (before === null ? 0 : MOVING * distance(spot, before)),
  }));
  return costs.reduce((best, one) => (one.cost < best.cost ? one : best)).spot;
}

/** Covered pixels, by weight. */
function costOf(panel: Rect, obstacles: readonly Obstacle[]): number {
  return obstacles.reduce((sum, { rect, weight }) => sum + overlap(panel, rect) * weight, 0);
}

export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How many steps across and down are tried. */
const ACROSS = 6;
const DOWN = 12;

function candidates(screen: Rect, { width, height }: Size, before: Spot | null): Spot[] {
  const left = screen.x + MARGIN;
  const top = screen.y + MARGIN;
  const right = Math.max(left, screen.x + screen.width - width - MARGIN);
  const bottom = Math.max(top, screen.y + screen.height - height - MARGIN);
  const between = (from: number, to: number, steps: number): number[] =>
    Array.from({ length: steps + 1 }, (_, step) => Math.round(from + ((to - from) * step) / steps));
  const spread = between(right, left, ACROSS).flatMap((x) => between(bottom, top, DOWN).map((y) => ({ x, y })));
  // A panel that has grown stays where it was as far as the screen lets it.
  const stay = before === null ? [] : [{ x: Math.min(before.x, right), y: Math.min(before.y, bottom) }];
  return [...stay, ...spread];
}
