import type { ButtonHTMLAttributes, ReactNode } from 'react';
import style from './tool-button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly label: string;
  /** The key that does the same. */
  readonly keys?: string;
  readonly badge?: string | undefined;
  readonly children: ReactNode;
}

/** A tool of the top bar: a picture, and its name where there is room. */
export function ToolButton({ label, keys, badge, children, ...rest }: Props) {
  return (
    <button
      type="button"
      className={style['tool']}
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      {...(keys === undefined ? {} : { 'aria-keyshortcuts': keys })}
      {...rest}
    >
      <span className={style['picture']}>{children}</span>
      <span className={style['label']} aria-hidden="true">
        {label}
      </span>
      {badge === undefined ? null : <span className={style['badge']} aria-hidden="true" data-badge={badge} />}
    </button>
  );
}
