/** Drawn here, on squares of 24: a point, from the middle of the drawing. */
type Corner = readonly [number, number];

const GRID = 512 / 24;
const MIDDLE: Corner = [12, 12.7];

const STAR: readonly Corner[] = [
  [0, -10.5],
  [2.9, -3.8],
  [10, -3.1],
  [4.6, 1.7],
  [6.2, 8.8],
  [0, 5.1],
  [-6.2, 8.8],
  [-4.6, 1.7],
  [-10, -3.1],
  [-2.9, -3.8],
];

/** A star's edge has a breadth: it reaches so much farther out, and so much less far in. */
const OUT = 1.19;
const IN = 0.81;

/** The middle of the star, from its upper tip to the notch between its feet, and everything to the left. */
const LEFT_HALF = STAR.filter(([x]) => x <= 0);

/** Half the breadth of the cross's strokes, along the grid, and where they end. */
const SIDE = 1.2;
const RADIUS = 1.7;
const [NEAR, FAR] = [6, 18];

/** What Game-icons has not: the marks under dice. Shapes first, colours second. */
export const OWN_ICONS: Readonly<Record<string, string>> = {
  'own-star': drawn(polygon(STAR, OUT)),
  // What is drawn the other way round is cut out.
  'own-half-star': drawn(polygon(STAR, OUT) + polygon([...STAR].reverse(), IN) + polygon(LEFT_HALF, 1)),
  'own-cross': drawn(
    stroke([NEAR - SIDE, NEAR + SIDE], [NEAR + SIDE, NEAR - SIDE], [FAR + SIDE, FAR - SIDE], [FAR - SIDE, FAR + SIDE]) +
      stroke(
        [FAR - SIDE, NEAR - SIDE],
        [FAR + SIDE, NEAR + SIDE],
        [NEAR + SIDE, FAR + SIDE],
        [NEAR - SIDE, FAR - SIDE],
      ),
  ),
};

function drawn(d: string): string {
  return `<path fill="currentColor" d="${d}"/>`;
}

function polygon(corners: readonly Corner[], scale: number): string {
  const [x, y] = MIDDLE;
  return `M${corners.map((corner) => at([x + corner[0] * scale, y + corner[1] * scale])).join('L')}Z`;
}

/** A line with round ends, given by its corners. */
function stroke(a: Corner, b: Corner, c: Corner, d: Corner): string {
  const round = `A${RADIUS * GRID} ${RADIUS * GRID} 0 0 1`;
  return `M${at(a)}${round} ${at(b)}L${at(c)}${round} ${at(d)}Z`;
}

function at([x, y]: Corner): string {
  return `${(x * GRID).toFixed(2)} ${(y * GRID).toFixed(2)}`;
}
