import type { Camera } from './camera.ts';
import type { Direction } from './compass.ts';
import { type Box, middleOf, type Size } from './types.ts';

/** The edge of the window behind which this part of the board lies; null while its middle is seen. */
export function edgeBefore(box: Box, { x, y, scale }: Camera, { width, height }: Size): Direction | null {
  const middle = middleOf(box);
  const across = x + middle.x * scale;
  const down = y + middle.y * scale;
  const outside: Readonly<Record<Direction, number>> = {
    left: -across,
    right: across - width,
    up: -down,
    down: down - height,
  };
  let edge: Direction | null = null;
  for (const way of WAYS) if (outside[way] > (edge === null ? 0 : outside[edge])) edge = way;
  return edge;
}

export const WAYS: readonly Direction[] = ['up', 'down', 'left', 'right'];
