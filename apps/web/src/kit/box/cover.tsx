import type { ReactNode } from 'react';
import style from './cover.module.css';

interface Props {
  /** Whose look it has. */
  readonly scene: string;
  /** Inside a picture that is 200 wide and 300 high. */
  readonly drawing: ReactNode;
  /** What is printed over it, in the house's own letters. */
  readonly children?: ReactNode;
}

/** The front of a box. Decoration: what it says is said again beside it. */
export function Cover({ scene, drawing, children }: Props) {
  return (
    <span className={style['cover']} data-scene={scene} aria-hidden>
      <svg viewBox="0 0 200 300" preserveAspectRatio="xMidYMid slice" aria-hidden>
        {drawing}
      </svg>
      {children}
    </span>
  );
}

/** The picture of a kept game, in the look of its scene. */
export function GlancePicture({ scene, children }: { readonly scene: string; readonly children: ReactNode }) {
  return (
    <span className={style['picture']} data-scene={scene}>
      {children}
    </span>
  );
}
