import type { ReactNode } from 'react';
import style from './table.module.css';

interface Props {
  readonly label: string;
  readonly look: 'column' | 'part';
  readonly children: ReactNode;
}

/** Where there may be more than there is room for: reached and scrolled with the keyboard, too. */
export function Scrolling({ label, look, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys
    <section className={style[look]} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
