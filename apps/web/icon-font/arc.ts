import type { Piece, Point } from './path.ts';

interface Arc {
  readonly rx: number;
  readonly ry: number;
  /** In degrees. */
  readonly turn: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

/** An arc of an ellipse as curves of a quarter turn at most: the conversion that the SVG standard gives in its notes. */
export function arcToCurves(from: Point, arc: Arc, to: Point): Piece[] {
  if (from.x === to.x && from.y === to.y) return [];
  if (arc.rx === 0 || arc.ry === 0) return [{ to }];
  const turn = (arc.turn * Math.PI) / 180;
  const { rx, ry, centre, start, length } = ellipseOf(from, arc, turn, to);
  const count = Math.max(1, Math.ceil(Math.abs(length) / (Math.PI / 2) - 1e-9));
  const step = length / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  /** A point of the unit circle, laid onto the ellipse. */
  const laid = (x: number, y: number): Point => ({
    x: centre.x + rx * x * Math.cos(turn) - ry * y * Math.sin(turn),
    y: centre.y + rx * x * Math.sin(turn) + ry * y * Math.cos(turn),
  });
  return Array.from({ length: count }, (_, place) => {
    const [a, b] = [start + place * step, start + (place + 1) * step];
    return {
      one: laid(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      two: laid(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      to: place === count - 1 ? to : laid(Math.cos(b), Math.sin(b)),
    };
  });
}

/** The ellipse that both ends lie on: its radii, its centre, and the angles between which the arc runs. */
function ellipseOf(from: Point, { rx, ry, large, sweep }: Arc, turn: number, to: Point) {
  const half = { x: (from.x - to.x) / 2, y: (from.y - to.y) / 2 };
  const x = Math.cos(turn) * half.x + Math.sin(turn) * half.y;
  const y = -Math.sin(turn) * half.x + Math.cos(turn) * half.y;
  // Radii that do not reach are made longer.
  const stretch = Math.max(1, Math.hypot(x / rx, y / ry));
  const [a, b] = [Math.abs(rx) * stretch, Math.abs(ry) * stretch];
  const over = a * a * y * y + b * b * x * x;
  const side = (large === sweep ? -1 : 1) * Math.sqrt(Math.max(0, (a * a * b * b - over) / over));
  const [cx, cy] = [(side * a * y) / b, (-side * b * x) / a];
  const start = Math.atan2((y - cy) / b, (x - cx) / a);
  const end = Math.atan2((-y - cy) / b, (-x - cx) / a);
  const length = end - start + (sweep && end < start ? 2 * Math.PI : !sweep && end > start ? -2 * Math.PI : 0);
  const centre = {
    x: Math.cos(turn) * cx - Math.sin(turn) * cy + (from.x + to.x) / 2,
    y: Math.sin(turn) * cx + Math.cos(turn) * cy + (from.y + to.y) / 2,
  };
  return { rx: a, ry: b, centre, start, length };
}
