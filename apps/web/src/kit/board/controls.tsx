import type { RefObject } from 'react';
import { useText } from '../../text/text.ts';
import style from './board.module.css';
import { text } from './text.ts';
import type { CameraControl } from './use-camera.ts';

interface Props {
  readonly camera: CameraControl;
  readonly lie: RefObject<HTMLDivElement | null>;
}

export function Controls({ camera, lie }: Props) {
  const say = useText(text);
  return (
    <div ref={lie} className={style['controls']}>
      <button
        type="button"
        aria-label={say('closer')}
        title={say('closer')}
        onClick={() => camera.zoom(1.4, undefined, true)}
      >
        +
      </button>
      <button
        type="button"
        aria-label={say('farther')}
        title={say('farther')}
        onClick={() => camera.zoom(0.7, undefined, true)}
      >
        −
      </button>
      <button type="button" data-fit aria-label={say('whole')} title={say('whole')} onClick={() => camera.whole()}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M1 5V1h4M11 1h4v4M15 11v4h-4M5 15H1v-4" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
