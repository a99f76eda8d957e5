import type { ReactNode } from 'react';
import type { Box, Point, Size } from '../../../../kit/board/types.ts';
import { trailLine } from '../geometry.ts';
import { type Layout, spotOf, type Trail } from '../layout.ts';
import { litter, speck } from './trees.tsx';

// What the drawings of all locations are made of. Every drawing is made once, so nothing here knows what happens on the board.

/** Light that fades out: of a lamp or a fire, of the moon or the sky, or of something that should not be there. */
export function Light({
  at,
  r,
  tone = 'lamp',
  strength = 0.5,
}: {
  readonly at: Point;
  readonly r: number;
  readonly tone?: 'lamp' | 'moon' | 'blood';
  readonly strength?: number;
}) {
  return <circle cx={at.x} cy={at.y} r={r} fill={`url(#fg-${tone})`} opacity={strength} />;
}

function Glow({ id, tone }: { readonly id: string; readonly tone: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={tone} stopOpacity="0.95" />
      <stop offset="0.25" stopColor={tone} stopOpacity="0.5" />
      <stop offset="0.6" stopColor={tone} stopOpacity="0.14" />
      <stop offset="1" stopColor={tone} stopOpacity="0" />
    </radialGradient>
  );
}

export function Definitions({ children }: { readonly children?: ReactNode }) {
  return (
    <defs>
      <Glow id="fg-lamp" tone="var(--place-light)" />
      <Glow id="fg-moon" tone="var(--moon)" />
      <Glow id="fg-blood" tone="var(--board-killer)" />
      <radialGradient id="fg-clearing" cx="0.5" cy="0.55" r="0.6">
        <stop offset="0" stopColor="var(--floor-lit)" />
        <stop offset="0.7" stopColor="var(--floor-open)" />
        <stop offset="1" stopColor="var(--floor-dim)" />
      </radialGradient>
      <radialGradient id="fg-vignette" cx="0.5" cy="0.48" r="0.72">
        <stop offset="0.62" stopColor="var(--place-night)" stopOpacity="0" />
        <stop offset="1" stopColor="var(--place-night)" stopOpacity="0.85" />
      </radialGradient>
      <radialGradient id="fg-sky" cx="0.42" cy="0.3" r="0.9">
        <stop offset="0" stopColor="var(--ground-lit)" />
        <stop offset="0.6" stopColor="var(--place-ground)" />
        <stop offset="1" stopColor="var(--place-night)" />
      </radialGradient>
      {children}
    </defs>
  );
}

/** The bare ground with its grain. */
export function Soil({ size, seed }: { readonly size: Size; readonly seed: number }) {
  return (
    <g>
      <rect x="-600" y="-600" width={size.width + 1200} height={size.height + 1200} fill="var(--place-night)" />
      <rect x="-30" y="-30" width={size.width + 60} height={size.height + 60} rx="40" fill="url(#fg-sky)" />
      <path d={litter(size, seed, 700, speck)} stroke="var(--speck)" strokeWidth="1.5" opacity="0.35" />
      <path d={litter(size, seed + 1, 400, speck)} stroke="var(--dark)" strokeWidth="2" opacity="0.4" />
    </g>
  );
}

export function Vignette({ size }: { readonly size: Size }) {
  return <rect x="-30" y="-30" width={size.width + 60} height={size.height + 60} fill="url(#fg-vignette)" />;
}

/** Trodden ways. */
export function Paths({ trails, wide = 22 }: { readonly trails: readonly Trail[]; readonly wide?: number }) {
  const d = trails.map(({ points }) => trailLine(stretched(points))).join('');
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} stroke="var(--dark)" strokeWidth={wide + 8} opacity="0.45" />
      <path d={d} stroke="var(--path-edge)" strokeWidth={wide + 3} />
      <path d={d} stroke="var(--place-path)" strokeWidth={wide - 2} />
      <path d={d} stroke="var(--path-lit)" strokeWidth={wide * 0.4} strokeDasharray="2 13 7 9 3 16" opacity="0.5" />
    </g>
  );
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
export function Floors({
  layout,
  ids,
  fill = 'url(#fg-clearing)',
}: {
  readonly layout: Layout;
  readonly ids: readonly string[];
  readonly fill?: string;
}) {
  const shapes = ids.map((id) => layout.spots[id]?.shape ?? '');
  const d = shapes.join('');
  return (
    <g strokeLinejoin="round">
      <path d={d} fill="var(--dark)" stroke="var(--dark)" strokeWidth="14" opacity="0.35" />
      {shapes.map((shape) => (
        <path key={shape} d={shape} fill={fill} stroke="var(--rim)" strokeWidth="4" />
      ))}
      <path d={d} fill="none" stroke="var(--rim-lit)" strokeWidth="1.5" strokeDasharray="14 5 3 7" opacity="0.8" />
    </g>
  );
}

/** Rooms: shadow, floor, walls. */
export function Rooms({
  boxes,
  fill,
  wall = 8,
}: {
  readonly boxes: readonly Box[];
  readonly fill: string;
  readonly wall?: number;
}) {
  const d = boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`).join('');
  return (
    <g strokeLinejoin="miter">
      <path
        d={d}
        transform="translate(6 9)"
        fill="var(--dark)"
        stroke="var(--dark)"
        strokeWidth={wall + 4}
        opacity="0.5"
      />
      <path d={d} fill={fill} />
      <path d={d} fill="none" stroke="var(--wall-dark)" strokeWidth={wall + 3} />
      <path d={d} fill="none" stroke="var(--place-wall)" strokeWidth={wall - 2} />
    </g>
  );
}

export const lines = (list: readonly (readonly [number, number, number, number])[]): string =>
  list.map(([x, y, dx, dy]) => `M${x} ${y}l${dx} ${dy}`).join('');

export const boxesPath = (list: readonly (readonly [number, number, number, number])[]): string =>
  list.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}Z`).join('');

export const dots = (list: readonly (readonly [number, number, number])[]): string =>
  list.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`).join('');

export const boxAt = (layout: Layout, id: string): Box => spotOf(layout.spots, id).box;

/** Openings in walls: floor where the wall would be, and the frame on both sides. */
export function Doors({ trails, wide = 34 }: { readonly trails: readonly Trail[]; readonly wide?: number }) {
  const gaps = trails.map(({ points }) => gapOf(points, wide));
  return (
    <g>
      <path d={boxesPath(gaps)} fill="var(--doorway)" />
      <path
        d={gaps
          .map(([x, y, w, h]) =>
            w < h
              ? `M${x - 1} ${y}h${w + 2}M${x - 1} ${y + h}h${w + 2}`
              : `M${x} ${y - 1}v${h + 2}M${x + w} ${y - 1}v${h + 2}`,
          )
          .join('')}
        stroke="var(--door)"
        strokeWidth="4"
      />
    </g>
  );
}

function gapOf(points: readonly Point[], wide: number): readonly [number, number, number, number] {
  const [one, other] = [points[0] as Point, points.at(-1) as Point];
  const level = Math.abs(one.y - other.y) < Math.abs(one.x - other.x);
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
  return level ? [x - 8, y - wide / 2, 16, wide] : [x - wide / 2, y - 8, wide, 16];
}
