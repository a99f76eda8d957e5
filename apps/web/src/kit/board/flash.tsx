import type { ReactNode } from 'react';
import { Glyph } from '../basics/glyph.tsx';
import style from './flash.module.css';
import type { Point } from './types.ts';

interface BurstProps {
  /** Nothing is shown where nobody knows where. */
  readonly at: Point | undefined;
  /** A colour, in the style sheet's words. */
  readonly tone?: string;
  readonly children: ReactNode;
}

/** Something that flashes up above the board and is gone. */
export function Burst({ at, tone, children }: BurstProps) {
  if (at === undefined) return null;
  return (
    <g style={{ transform: `translate(${at.x}px, ${at.y}px)`, color: tone }}>
      <g className={style['burst']}>{children}</g>
    </g>
  );
}

/** A sign that flashes up. Its key tells one event from the next, so that it begins anew. */
export function Flash({ icon, size = 96, ...burst }: FlashProps) {
  return (
    <Burst {...burst}>
      <Glyph body={icon} x={0} y={0} size={size} />
    </Burst>
  );
}

interface FlashProps extends Omit<BurstProps, 'children'> {
  readonly icon: string;
  readonly size?: number;
}
