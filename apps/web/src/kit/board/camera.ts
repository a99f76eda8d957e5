import type { Box, Point, Size } from './types.ts';

/** Where the board lies in its window: a point of the board is seen at `x + point.x * scale`. */
export interface Camera extends Point {
  readonly scale: number;
}

/** What a board is seen in. */
export interface Window extends Size {
  /** How much of it, from above, the whole board keeps clear of: something lies there. */
  readonly head?: number;
}

/** How far the board's edge may come into the window when it is larger than the window. */
const MARGIN = 56;
const CLOSEST = 2.6;
/** A board that is scaled to be as long as its window may be longer by what a division leaves. */
const ROUNDED = 0.01;

/** The whole board, in the middle. */
export function fit(window: Window, board: Size): Camera {
  return keepInside({ x: 0, y: 0, scale: wholeScale(window, board) }, window, board);
}

function wholeScale({ width, height, head = 0 }: Window, board: Size): number {
  return Math.min(width / board.width, Math.max(height - head, 1) / board.height);
}

/** The board never leaves its window and never gets smaller than whole. */
export function keepInside(camera: Camera, window: Window, board: Size): Camera {
  const whole = wholeScale(window, board);
  const scale = Math.min(Math.max(camera.scale, whole), Math.max(CLOSEST, whole * 2));
  return {
    scale,
    x: inside(camera.x, board.width * scale, window.width),
    y: inside(camera.y, board.height * scale, window.height, window.head),
  };
}

function inside(at: number, length: number, window: number, head = 0): number {
  if (length <= window - head + ROUNDED) return head + (window - head - length) / 2;
  return Math.min(Math.max(MARGIN, head), Math.max(window - length - MARGIN, at));
}

/** Closer or farther, so that what is under this point of the window stays under it. */
export function zoomAround(camera: Camera, { x, y }: Point, factor: number, window: Window, board: Size): Camera {
  const { scale } = keepInside({ ...camera, scale: camera.scale * factor }, window, board);
  const by = scale / camera.scale;
  return keepInside({ scale, x: x - (x - camera.x) * by, y: y - (y - camera.y) * by }, window, board);
}

/** With this point of the board in the middle. */
export function centreOn({ x, y }: Point, scale: number, window: Window, board: Size): Camera {
  return keepInside({ scale, x: window.width / 2 - x * scale, y: window.height / 2 - y * scale }, window, board);
}

/** Moved no more than it takes to see this part of the board; the same camera when it is seen already. */
export function bringIntoView(camera: Camera, box: Box, window: Window, board: Size): Camera {
  const { scale } = camera;
  const x = shift(camera.x + box.x * scale, box.width * scale, window.width);
  const y = shift(camera.y + box.y * scale, box.height * scale, window.height);
  if (x === 0 && y === 0) return camera;
  return keepInside({ scale, x: camera.x + x, y: camera.y + y }, window, board);
}

/** Below the readable scale names grow against the zoom, as far as there is room for them. */
export function nameScale(scale: number, { readable, growth }: { readonly readable: number; readonly growth: number }) {
  return Math.min(growth, Math.max(1, (readable * 0.85) / scale));
}

/** Letters smaller than this, in pixels, are a smear: whoever wants the name points at the place or touches it. */
const LEGIBLE = 8;

/** Whether names drawn in letters of this size can be read from here. */
export function isLegible(letters: number, scale: number, scales: Parameters<typeof nameScale>[1]): boolean {
  return letters * scale * nameScale(scale, scales) >= LEGIBLE;
}

const RIM = 28;

function shift(start: number, length: number, window: number): number {
  const end = start + length;
  if (length > window - 2 * RIM) return window / 2 - (start + end) / 2;
  if (start < RIM) return RIM - start;
  return end > window - RIM ? window - RIM - end : 0;
}
