import type { Box, Point, Size } from './types.ts';

interface Spot extends Point {
  readonly scale: number;
}

const GAP = 4;
const SCALES = [1, 0.88, 0.78, 0.68, 0.6];

/** Rows of figures in the middle of a box, made smaller when they are too many. Each spot is the middle of a figure's feet. */
export function lineUp(figures: readonly Size[], box: Box): Spot[] {
  for (const scale of SCALES) {
    const rows = rowsOf(figures, box.width / scale);
    const height = rows.reduce((sum, row) => sum + row.height + GAP, -GAP);
    if (height * scale <= box.height || scale === SCALES.at(-1)) return placed(rows, height, scale, box);
  }
  return [];
}

interface Row extends Size {
  readonly figures: readonly Size[];
}

function rowsOf(figures: readonly Size[], width: number): Row[] {
  const rows: Row[] = [];
  for (const figure of figures) {
    const last = rows.at(-1);
    if (last !== undefined && last.width + GAP + figure.width <= width) {
      rows[rows.length - 1] = {
        figures: [...last.figures, figure],
        width: last.width + GAP + figure.width,
        height: Math.max(last.height, figure.height),
      };
    } else rows.push({ figures: [figure], width: figure.width, height: figure.height });
  }
  return rows;
}

function placed(rows: readonly Row[], height: number, scale: number, box: Box): Spot[] {
  const spots: Spot[] = [];
  let y = box.y + box.height / 2 - (height * scale) / 2;
  for (const row of rows) {
    let x = box.x + box.width / 2 - (row.width * scale) / 2;
    y += row.height * scale;
    for (const figure of row.figures) {
      spots.push({ x: x + (figure.width * scale) / 2, y, scale });
      x += (figure.width + GAP) * scale;
    }
    y += GAP * scale;
  }
  return spots;
}
