import { useLayoutEffect, useState } from 'react';
import { useText } from '../../text/text.ts';
import { edgeBefore, WAYS } from './beyond.ts';
import style from './board.module.css';
import type { Direction } from './compass.ts';
import { text } from './text.ts';
import type { Place } from './types.ts';
import type { CameraControl } from './use-camera.ts';

interface Props {
  readonly camera: CameraControl;
  /** The places that answer the question. */
  readonly lit: readonly Place[];
  readonly show: (place: Place) => void;
}

/** Which of the places lie behind which edge, as text: so that moving the board draws this again only when it changes. */
function edgesOf(lit: readonly Place[], camera: CameraControl): string {
  return lit.map(({ box }) => camera.look((now, window) => edgeBefore(box, now, window)) ?? '').join();
}

/** What glows outside the window is pointed at from the edge before it; a click brings the first of it into sight. */
export function Pointers({ camera, lit, show }: Props) {
  const say = useText(text);
  const [edges, setEdges] = useState('');
  useLayoutEffect(() => {
    const look = (): void => setEdges(edgesOf(lit, camera));
    look();
    return camera.onMove(look);
  }, [camera, lit]);
  const edgeOf = edges.split(',');
  return WAYS.map((way: Direction) => {
    const there = lit.filter((_, n) => edgeOf[n] === way);
    const [first] = there;
    if (first === undefined) return null;
    const label = say(`beyond-${way}`, { n: there.length, list: there.map(({ name }) => name).join(', ') });
    return (
      <button
        key={way}
        type="button"
        className={style['beyond']}
        data-way={way}
        aria-label={label}
        title={label}
        onClick={() => show(first)}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M4 2l8 6-8 6z" fill="currentColor" />
        </svg>
        <b aria-hidden="true">{there.length}</b>
      </button>
    );
  });
}
