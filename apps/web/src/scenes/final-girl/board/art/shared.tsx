import type { ReactElement } from 'react';
import type { Box, Point, Size } from '../../../../kit/board/types.ts';
import { type Drawing, Drawn } from '../../../../kit/drawing/drawing.tsx';
import { boxes, dots, each, type Rows, rowsOf } from '../../../../kit/drawing/paths.ts';
import { trailLine } from '../geometry.ts';
import { type Layout, spotOf, type Trail } from '../layout.ts';
import { litter, speck } from './trees.ts';

// What the drawings of all locations are made of. Every drawing is made once, so nothing here knows what happens on the board.

/** Light that fades out, by its middle: of a lamp or a fire, of the moon or the sky, or of something that should not be there. */
export function light(at: Rows, r: number, percent: number, tone: 'lamp' | 'moon' | 'blood' = 'lamp'): Drawing {
  return rowsOf(at).map(([x = 0, y = 0]) => [`url(#fg-${tone})/${percent}`, dots([[x, y, r]])] as const);
}

/** Where a colour stands on the way outward, and how much of it. */
type Stop = readonly [offset: number, colour: string, opacity?: number];
type Gradient = readonly [x: number, y: number, r: number, ...(readonly Stop[])];

/** Bright in the middle, and gone at the rim. */
function glow(tone: string): Gradient {
  return [0.5, 0.5, 0.5, [0, tone, 0.95], [0.25, tone, 0.5], [0.6, tone, 0.14], [1, tone, 0]];
}

const GRADIENTS: Readonly<Record<string, Gradient>> = {
  lamp: glow('place-light'),
  moon: glow('moon'),
  blood: glow('board-killer'),
  clearing: [0.5, 0.55, 0.6, [0, 'floor-lit'], [0.7, 'floor-open'], [1, 'floor-dim']],
  vignette: [0.5, 0.48, 0.72, [0.62, 'place-night', 0], [1, 'place-night', 0.85]],
  sky: [0.42, 0.3, 0.9, [0, 'ground-lit'], [0.6, 'place-ground'], [1, 'place-night']],
};

/** Something laid or woven, again and again: its size, its colour and what is drawn on that. */
type Tile = readonly [width: number, height: number, colour: string, drawn: Drawing[number]];

/** What shapes are filled with by name: the light that all locations have, and this one's floors. */
export function definitions(tiles: Readonly<Record<string, Tile>>): ReactElement {
  return (
    <defs>
      {Object.entries(GRADIENTS).map(([name, [cx, cy, r, ...stops]]) => (
        <radialGradient key={name} id={`fg-${name}`} cx={cx} cy={cy} r={r}>
          {stops.map(([offset, colour, opacity]) => (
            <stop key={offset} offset={offset} stopColor={`var(--${colour})`} stopOpacity={opacity} />
          ))}
        </radialGradient>
      ))}
      <linearGradient id="fg-water" x1="0" y1="0" x2="0.5" y2="1">
        <stop offset="0" stopColor="var(--water-lit)" stopOpacity="0.9" />
        <stop offset="0.35" stopColor="var(--place-water)" />
        <stop offset="1" stopColor="var(--water-deep)" />
      </linearGradient>
      {Object.entries(tiles).map(([name, [width, height, colour, drawn]]) => (
        <pattern key={name} id={name} width={width} height={height} patternUnits="userSpaceOnUse">
          <Drawn of={[[colour, boxes([[0, 0, width, height]])], drawn]} />
        </pattern>
      ))}
    </defs>
  );
}

const whole = ({ width, height }: Size, more: number): string =>
  boxes([[-more, -more, width + 2 * more, height + 2 * more]]);

/** The bare ground with its grain. */
export function soil(size: Size, seed: number): Drawing {
  return [
    ['place-night', whole(size, 600)],
    <rect key="sky" x="-30" y="-30" width={size.width + 60} height={size.height + 60} rx="40" fill="url(#fg-sky)" />,
    ['speck/35 1.5', litter(size, seed, 700, speck)],
    ['dark/40 2', litter(size, seed + 1, 400, speck)],
  ];
}

export function vignette(size: Size): Drawing {
  return [['url(#fg-vignette)', whole(size, 30)]];
}

/** Trodden ways. */
export function paths(trails: readonly Trail[], wide = 22): Drawing {
  const d = trails.map(({ points }) => trailLine(stretched(points))).join('');
  return [
    [`dark/45 ${wide + 8} round-ends round-corners`, d],
    [`path-edge ${wide + 3} round-ends round-corners`, d],
    [`place-path ${wide - 2} round-ends round-corners`, d],
    [`path-lit/50 ${wide * 0.4} 2 13 7 9 3 16 round-ends round-corners`, d],
  ];
}

/** A little into the spaces at both ends, so that no gap shows. */
function stretched(points: readonly Point[]): Point[] {
  const longer = (end: Point, next: Point): Point => {
    const length = Math.hypot(end.x - next.x, end.y - next.y) || 1;
    return { x: end.x + ((end.x - next.x) / length) * 14, y: end.y + ((end.y - next.y) / length) * 14 };
  };
  const [first, second] = points;
  const [beforeLast, last] = points.slice(-2);
  if (first === undefined || second === undefined || last === undefined || beforeLast === undefined) return [...points];
  return [longer(first, second), ...points.slice(1, -1), longer(last, beforeLast)];
}

/** Open spaces: floor, rim and light. */
export function clearings({ spots }: Layout): Drawing {
  const shapes = Object.values(spots).flatMap(({ open, shape }) => (open ? [shape] : []));
  const d = shapes.join('');
  return [
    ['dark/35 + dark 14 round-corners', d],
    ...shapes.map((shape) => ['url(#fg-clearing) + rim 4 round-corners', shape] as const),
    ['rim-lit/80 1.5 14 5 3 7 round-corners', d],
  ];
}

/** Rooms: shadow, floor, walls. */
export function rooms(plan: readonly Box[], floor: string, wall = 8): Drawing {
  const d = boxes(plan.map(({ x, y, width, height }) => [x, y, width, height]));
  return [
    { at: 'translate(6 9)', of: [[`dark/50 + dark ${wall + 4}`, d]] },
    [floor, d],
    [`wall-dark ${wall + 3}`, d],
    [`place-wall ${wall - 2}`, d],
  ];
}

/** The boxes of these spaces, named one after another. */
export const boxesAt = (layout: Layout, ids: string): Box[] => ids.split(' ').map((id) => spotOf(layout.spots, id).box);

/** Openings in walls: floor where the wall would be, and the frame on both sides. */
export function doors(trails: readonly Trail[], wide = 34): Drawing {
  const gaps = trails.map(({ points }) => gapOf(points, wide));
  const frames = each(gaps, (x, y, w = 0, h = 0) =>
    w < h ? `M${x - 1} ${y}h${w + 2}M${x - 1} ${y + h}h${w + 2}` : `M${x} ${y - 1}v${h + 2}M${x + w} ${y - 1}v${h + 2}`,
  );
  return [
    ['doorway', boxes(gaps)],
    ['door 4', frames],
  ];
}

function gapOf(points: readonly Point[], wide: number): readonly number[] {
  const [one, other] = [points[0] as Point, points.at(-1) as Point];
  const level = Math.abs(one.y - other.y) < Math.abs(one.x - other.x);
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
  return level ? [x - 8, y - wide / 2, 16, wide] : [x - wide / 2, y - 8, wide, 16];
}
