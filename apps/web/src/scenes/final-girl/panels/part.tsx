import type { ReactNode } from 'react';
import panel from './panel.module.css';

interface Props {
  readonly title: ReactNode;
  /** Beside the title: how many, how far. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a sleeve under a title of its own. */
export function Part({ title, aside, children }: Props) {
  return (
    <section className={panel['section']}>
      <h3 className={panel['head']}>
        {title} {aside === undefined ? null : <small>{aside}</small>}
      </h3>
      {children}
    </section>
  );
}
