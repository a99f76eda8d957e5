import { memo } from 'react';
import style from './board.module.css';
import type { Sign } from './types.ts';

/** What is printed where ways leave a place. Those of the place that is looked at stand out. */
export const Signs = memo(function Signs({
  signs,
  from,
}: {
  readonly signs: readonly Sign[];
  readonly from: string | null;
}) {
  return signs.map((sign) => {
    const wide = 13 + sign.text.length * 8.8;
    return (
      // Each has its place in the drawing by numbers: to move it there would make a drawing of its own of it.
      <g key={sign.id} className={style['sign']} data-looked={sign.place === from}>
        <path d={arrow(sign, wide / 2)} />
        <rect x={sign.x - wide / 2} y={sign.y - 10} width={wide} height="20" rx="5" />
        <text textAnchor="middle" x={sign.x} y={sign.y + 6}>
          {sign.text}
        </text>
      </g>
    );
  });
});

/** A point on the side that it points to. */
function arrow({ x: left, y: top, angle }: Sign, half: number): string {
  const rad = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(rad), Math.sin(rad)];
  // Where the middle line leaves the box.
  const reach = Math.min(half / Math.max(Math.abs(dx), 0.001), 10 / Math.max(Math.abs(dy), 0.001));
  const [x, y] = [left + dx * (reach - 2), top + dy * (reach - 2)];
  return `M${x + dx * 9} ${y + dy * 9}L${x - dy * 7} ${y + dx * 7}L${x + dy * 7} ${y - dx * 7}Z`;
}
