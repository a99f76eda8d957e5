import type { CSSProperties, ReactNode } from 'react';
import { useTarget } from '../cards/use-target.ts';
import style from './person.module.css';

interface Props {
  /** What options, lessons and log lines point at: `survivor:anna`. */
  readonly target: string;
  readonly name: string;
  /** The colour of their figure, as `--tone`. */
  readonly tone: CSSProperties;
  /** Whether it is their turn, or they are asked. */
  readonly now: boolean;
  readonly className?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** Somebody's sheet, in a list of them: where that answers the question, all of it is to be pressed. */
export function Person({ target, name, tone, now, className = '', title, children }: Props) {
  const { standing, pointed, pick } = useTarget(target);
  const lit = standing === 'lit';
  return (
    <li
      className={`${style['person']} ${className}`}
      style={tone}
      data-target={target}
      data-now={now || undefined}
      data-lit={lit || undefined}
      data-pointed={pointed || undefined}
      title={title}
    >
      {lit ? <button type="button" className={style['choose']} aria-label={name} onClick={pick} /> : null}
      {children}
    </li>
  );
}
