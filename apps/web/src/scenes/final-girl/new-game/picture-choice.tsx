import type { ReactNode } from 'react';
import { style } from './style.ts';

interface Props {
  readonly group: string;
  readonly checked: boolean;
  readonly choose: () => void;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** One of several pictures to choose from; a radio button to the keyboard and to screen readers. */
export function PictureChoice({ group, checked, choose, picture, children }: Props) {
  return (
    <label className={style['choice']}>
      <input type="radio" name={group} checked={checked} onChange={choose} />
      <span className={style['frame']}>{picture}</span>
      <span className={style['caption']}>{children}</span>
    </label>
  );
}
