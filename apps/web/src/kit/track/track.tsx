import type { CSSProperties, ReactNode } from 'react';
import style from './track.module.css';

export interface Cell {
  readonly key: string | number;
  readonly show: ReactNode;
  /** For ears, when the marker is here. */
  readonly spoken: string;
  readonly tone?: 'good' | 'half' | 'bad' | undefined;
}

interface Props {
  readonly label: string;
  readonly cells: readonly Cell[];
  /** The place of the marker. */
  readonly at: number;
  readonly direction?: 'row' | 'column';
}

/** A track with a marker that slides along it. */
export function Track({ label, cells, at, direction = 'row' }: Props) {
  // On the marker, not around it: a marker that moves on leaves the cells alone.
  const vars: Record<`--${string}`, string> = { '--cells': `${cells.length}`, '--at': `${at}` };
  return (
    <div
      className={style['track']}
      data-direction={direction}
      role="img"
      aria-label={`${label}: ${cells[at]?.spoken ?? ''}`}
    >
      {cells.map(({ key, show, tone }, place) => (
        <span
          key={key}
          className={style['cell']}
          data-tone={tone}
          data-here={place === at || undefined}
          data-passed={place < at || undefined}
        >
          {show}
        </span>
      ))}
      {at < 0 ? null : <span className={style['marker']} style={vars as CSSProperties} />}
    </div>
  );
}
