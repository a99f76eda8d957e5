import { arcToCurves } from './arc.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A closed line of an outline: where it begins, and its pieces, each straight or bent by two handles. */
export interface Contour {
  readonly from: Point;
  readonly pieces: Piece[];
}

export type Piece = { readonly to: Point } | { readonly one: Point; readonly two: Point; readonly to: Point };

/** The `d` of an SVG path as contours. Every command of the language is understood; what is left open is closed, as a fill does. */
export function contoursOf(d: string): Contour[] {
  const pen = new Pen();
  for (const [, command = '', numbers = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const read = numbersOf(command, numbers);
    const size = SIZES[command.toUpperCase()];
    if (size === undefined) throw new Error(`No such path command: ${command}`);
    if (size === 0) pen.close();
    for (let at = 0; size > 0 && at + size <= read.length; at += size) {
      // More numbers than a move needs are lines.
      const isMove = command.toUpperCase() === 'M' && at > 0;
      pen.draw(isMove ? (command === 'm' ? 'l' : 'L') : command, read.slice(at, at + size));
    }
  }
  return pen.contours.filter(({ pieces }) => pieces.length > 0);
}

const SIZES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** The flags of an arc may stand without anything between them and what follows. */
function numbersOf(command: string, text: string): number[] {
  const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?`;
  if (command.toUpperCase() !== 'A') return (text.match(new RegExp(number, 'g')) ?? []).map(Number);
  const gap = String.raw`[\s,]*`;
  const arc = `(${number})${gap}(${number})${gap}(${number})${gap}([01])${gap}([01])${gap}(${number})${gap}(${number})`;
  return [...text.matchAll(new RegExp(arc, 'g'))].flatMap(([, ...parts]) => parts.map(Number));
}

/** Follows the commands of a path. */
class Pen {
  readonly contours: Contour[] = [];
  #at: Point = { x: 0, y: 0 };
  /** The last handle, which smooth curves mirror, and what kind of curve it belonged to. */
  #handle: Point | null = null;
  #bent: 'cubic' | 'quadratic' | null = null;

  close(): void {
    const { from } = this.contours.at(-1) ?? { from: this.#at };
    this.contours.push({ from, pieces: [] });
    this.#moveTo(from);
  }

  draw(command: string, n: readonly number[]): void {
    const base = command === command.toLowerCase() ? this.#at : { x: 0, y: 0 };
    const point = (place: number): Point => ({ x: base.x + (n[place] ?? 0), y: base.y + (n[place + 1] ?? 0) });
    const kind = command.toUpperCase();
    if (kind === 'M') {
      this.contours.push({ from: point(0), pieces: [] });
      this.#moveTo(point(0));
    } else if (kind === 'L') this.#line(point(0));
    else if (kind === 'H') this.#line({ x: base.x + (n[0] ?? 0), y: this.#at.y });
    else if (kind === 'V') this.#line({ x: this.#at.x, y: base.y + (n[0] ?? 0) });
    else if (kind === 'C') this.#curve(point(0), point(2), point(4));
    else if (kind === 'S') this.#curve(this.#mirrored('cubic'), point(0), point(2));
    else if (kind === 'Q') this.#bend(point(0), point(2));
    else if (kind === 'T') this.#bend(this.#mirrored('quadratic'), point(0));
    else this.#arc(n, point(5));
  }

  #moveTo(to: Point): void {
    this.#at = to;
    this.#handle = null;
    this.#bent = null;
  }

  #add(piece: Piece): void {
    this.contours.at(-1)?.pieces.push(piece);
    this.#moveTo(piece.to);
  }

  #line(to: Point): void {
    this.#add({ to });
  }

  #curve(one: Point, two: Point, to: Point): void {
    this.#add({ one, two, to });
    this.#handle = two;
    this.#bent = 'cubic';
  }

  /** A curve with one handle is one with two, each two thirds of the way to it. */
  #bend(handle: Point, to: Point): void {
    this.#add({ one: between(this.#at, handle, 2 / 3), two: between(to, handle, 2 / 3), to });
    this.#handle = handle;
    this.#bent = 'quadratic';
  }

  #arc([rx = 0, ry = 0, turn = 0, large = 0, sweep = 0]: readonly number[], to: Point): void {
    for (const piece of arcToCurves(this.#at, { rx, ry, turn, large: large === 1, sweep: sweep === 1 }, to))
      this.#add(piece);
  }

  #mirrored(bent: 'cubic' | 'quadratic'): Point {
    if (this.#handle === null || this.#bent !== bent) return this.#at;
    return { x: 2 * this.#at.x - this.#handle.x, y: 2 * this.#at.y - this.#handle.y };
  }
}

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
