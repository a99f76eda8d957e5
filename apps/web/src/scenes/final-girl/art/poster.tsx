import { Backdrop } from './backdrops.tsx';
import { Loom } from './killers.tsx';
import style from './poster.module.css';

interface Props {
  readonly killer: string;
  readonly location: string;
  readonly title?: string;
  /** Above the title, in small letters. */
  readonly over?: string;
}

/** The poster of a film: any killer over any place. Decoration: what it says is said again beside it. */
export function Poster({ killer, location, title, over }: Props) {
  return (
    <span className={style['poster']} aria-hidden>
      <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <Backdrop location={location} />
        <Loom killer={killer} />
      </svg>
      {title === undefined ? null : (
        <span className={style['words']}>
          {over === undefined ? null : <span className={style['over']}>{over}</span>}
          <span className={style['title']}>{title}</span>
        </span>
      )}
    </span>
  );
}
