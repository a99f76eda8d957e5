import type { ButtonHTMLAttributes, Ref } from 'react';
import style from './button.module.css';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `main` is the one thing to do here, `quiet` stays in the background, `plain` is in between. */
  readonly look?: 'main' | 'plain' | 'quiet';
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', className = '', ...rest }: Props) {
  const more = look === 'plain' ? '' : style[look];
  return <button type="button" className={`${style['button']} ${more} ${className}`} {...rest} />;
}
