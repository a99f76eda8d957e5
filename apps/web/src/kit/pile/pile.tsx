import type { ReactNode } from 'react';
import style from './pile.module.css';

interface Props {
  readonly label: string;
  readonly count: number;
  /** The top card: its back, its face, or nothing when the pile is empty. */
  readonly top: ReactNode;
  /** What is read aloud after the label; the count when it is left out. */
  readonly spoken?: string;
  readonly open?: (() => void) | undefined;
  /** What it is called when it is pointed at. */
  readonly target?: string;
}

/** Cards on a heap: the top one, as many edges as there is height, and the count. */
export function Pile({ label, count, top, spoken, open, target }: Props) {
  const height = Math.min(4, Math.ceil(count / 4));
  const heap = (
    <>
      <span className={style['heap']} data-height={height} aria-hidden="true">
        {count === 0 ? <span className={style['empty']} /> : top}
        <b className={style['count']}>{count}</b>
      </span>
      <span className={style['label']}>
        {label}
        <span className="for-ears">: {spoken ?? count}</span>
      </span>
    </>
  );
  if (open === undefined)
    return (
      <div className={style['pile']} data-target={target}>
        {heap}
      </div>
    );
  return (
    <button type="button" className={style['pile']} data-target={target} onClick={open}>
      {heap}
    </button>
  );
}
