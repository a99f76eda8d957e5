import type { ReactNode } from 'react';
import { addressOf } from '../../route.ts';
import { useText } from '../../text/text.ts';
import { Corner } from './corner.tsx';
import style from './plain-page.module.css';
import { text } from './text.ts';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  /** For pictures; otherwise as wide as a column of text. */
  readonly wide?: boolean;
}

/** A page besides the shelf and the tables: a way back, a heading, its content. */
export function PlainPage({ title, children, wide = false }: Props) {
  const say = useText(text);
  return (
    <div className={style['page']}>
      <header className={style['head']}>
        <a href={addressOf('shelf')} className={style['home']} aria-label={say('home')} title={say('home')}>
          ←
        </a>
        <h1>{title}</h1>
        <Corner />
      </header>
      <main className={wide ? style['wide'] : style['column']}>{children}</main>
    </div>
  );
}
