import type { Rect } from './place-panel.ts';

/** Less than this share of it in sight is as good as nothing. */
const ENOUGH = 0.4;

/** Where on the screen an element can be seen, cut to what its surroundings let through; null where it cannot. */
export function seenRect(element: Element): Rect | null {
  if (!element.checkVisibility({ visibilityProperty: true })) return null;
  const whole = element.getBoundingClientRect();
  let seen = intersect(whole, { x: 0, y: 0, width: innerWidth, height: innerHeight });
  for (let around = element.parentElement; around !== null && seen !== null; around = around.parentElement) {
    if (cuts(around)) seen = intersect(seen, around.getBoundingClientRect());
  }
  if (seen === null || seen.width * seen.height < ENOUGH * whole.width * whole.height) return null;
  return isCovered(element, seen) ? null : rounded(seen);
}

function cuts(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX !== 'visible' || overflowY !== 'visible';
}

function intersect(a: Rect, b: Rect): Rect | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Whether something else of the table lies over its middle. The coach himself moves out of the way. */
function isCovered(element: Element, { x, y, width, height }: Rect): boolean {
  if (getComputedStyle(element).pointerEvents === 'none') return false; // clicks go through it, and so would this question
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (top === null || top.closest('#coach') !== null) return false;
  if (element.contains(top) || top.contains(element)) return false;
  // In a drawing, figures stand on the places that they belong to.
  return !(element instanceof SVGElement && top instanceof SVGElement && element.ownerSVGElement === drawingOf(top));
}

function drawingOf(element: SVGElement): SVGSVGElement | null {
  const nearest = element instanceof SVGSVGElement ? element : element.ownerSVGElement;
  return nearest?.ownerSVGElement ?? nearest;
}

function rounded({ x, y, width, height }: Rect): Rect {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
