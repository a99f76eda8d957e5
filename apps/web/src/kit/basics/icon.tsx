import { memo } from 'react';
import style from './icon.module.css';

interface Props {
  readonly body: string;
  readonly label?: string;
  readonly size?: string;
  readonly className?: string | undefined;
}

/** A Game-icon, in the colour of the text around it and standing on its line. Decoration unless it is given a label. */
export const Icon = memo(function Icon({ body, label, size, className }: Props) {
  return (
    <i
      className={className === undefined ? style['icon'] : `${style['icon']} ${className}`}
      {...(size === undefined ? {} : { style: { fontSize: size } })}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {body}
    </i>
  );
});
