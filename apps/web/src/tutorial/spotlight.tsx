import { useId } from 'react';
import type { Rect } from './place-panel.ts';
import style from './spotlight.module.css';

const ROOM = 6;

/** Dims the table around what is pointed at, and rings it. Everything stays clickable. */
export function Spotlight({ spots }: { readonly spots: readonly Rect[] }) {
  const mask = useId();
  if (spots.length === 0) return null;
  return (
    <svg className={style['light']} aria-hidden="true">
      <mask id={mask}>
        <rect width="100%" height="100%" fill="white" />
        {spots.map((spot) => (
          <rect key={keyOf(spot)} {...around(spot)} rx="10" fill="black" />
        ))}
      </mask>
      <rect className={style['dark']} width="100%" height="100%" mask={`url(#${mask})`} />
      {spots.map((spot) => (
        <rect key={keyOf(spot)} className={style['ring']} {...around(spot)} rx="10" />
      ))}
    </svg>
  );
}

function around({ x, y, width, height }: Rect): Rect {
  return { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
}

function keyOf({ x, y, width, height }: Rect): string {
  return `${x} ${y} ${width} ${height}`;
}
