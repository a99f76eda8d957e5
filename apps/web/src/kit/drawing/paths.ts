// Many shapes alike as one path. Their measures are lists of numbers, or written one after another as path data has them: '12 40 6, 30 40 6'.

export type Rows = string | readonly (readonly number[])[];

export const rowsOf = (rows: Rows): readonly (readonly number[])[] =>
  typeof rows === 'string' ? rows.split(', ').map((row) => row.split(' ').map(Number)) : rows;

export const each = (rows: Rows, draw: (...numbers: number[]) => string): string =>
  rowsOf(rows)
    .map((row) => draw(...row))
    .join('');

/** From a point, so far to the right and down. */
export const lines = (rows: Rows): string => each(rows, (x, y, dx, dy) => `M${x} ${y}l${dx} ${dy}`);

/** By their corner, width and height. */
export const boxes = (rows: Rows): string =>
  each(rows, (x, y, width = 0, height) => `M${x} ${y}h${width}v${height}h${-width}Z`);

/** The same with round corners. */
export const rounded = (rows: Rows): string =>
  each(rows, (x = 0, y, width = 0, height = 0, r = 0) => {
    const [across, down] = [width - 2 * r, height - 2 * r];
    const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
  });

/** By their middle and radius; or two of them, where it is no circle. */
export const dots = (rows: Rows): string =>
  each(rows, (x = 0, y, r = 0, ry = r) => `M${x - r} ${y}a${r} ${ry} 0 1 0 ${r * 2} 0a${r} ${ry} 0 1 0 ${-r * 2} 0`);

/** The same as SVG itself walks round them, from the right and with the clock: for edges with dashes. */
export const rings = (rows: Rows): string =>
  each(rows, (x = 0, y, r = 0, ry = r) => `M${x + r} ${y}a${r} ${ry} 0 0 1 ${-r * 2} 0a${r} ${ry} 0 0 1 ${r * 2} 0`);
