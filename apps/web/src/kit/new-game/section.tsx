import type { ReactNode } from 'react';
import { useStyle } from './style.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Under what there is to choose, as it stands now. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One of the questions on the page of a new game. */
export function Section({ id, title, aside, note, children }: Props) {
  const style = useStyle();
  return (
    <section className={style['section']} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
      {note === undefined ? null : <Note>{note}</Note>}
    </section>
  );
}

/** A remark; read out when it changes. */
export function Note({ children }: { readonly children: ReactNode }) {
  const style = useStyle();
  return (
    <p className={style['note']} aria-live="polite">
      {children}
    </p>
  );
}

/** What most never touch. */
export function More({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const style = useStyle();
  return (
    <details className={style['more']}>
      <summary>{title}</summary>
      <div className={style['lines']}>{children}</div>
    </details>
  );
}
