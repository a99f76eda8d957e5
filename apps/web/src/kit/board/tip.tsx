import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import style from './board.module.css';
import type { Box } from './types.ts';
import type { CameraControl } from './use-camera.ts';

interface Props {
  readonly note: RefObject<HTMLDivElement | null>;
  readonly box: Box | undefined;
  readonly camera: CameraControl;
  readonly frame: HTMLElement | null;
  /** Its name, if it stays and has something to press; otherwise it is for the eye, and the place itself says the same to the ear. */
  readonly heldAs?: string | undefined;
  readonly close: () => void;
  readonly children: ReactNode;
}

const EDGE = 6;

/** A note beside a place: above it, or below where there is no room. */
export function Tip({ note, box, camera, frame, heldAs, close, children }: Props) {
  useLayoutEffect(() => {
    const { current } = note;
    if (current === null || frame === null || box === undefined) return;
    const start = camera.seenAt(box);
    const end = camera.seenAt({ x: box.x + box.width, y: box.y + box.height });
    const { offsetWidth: width, offsetHeight: height } = current;
    const left = Math.min(frame.clientWidth - width - EDGE, Math.max(EDGE, (start.x + end.x - width) / 2));
    const above = start.y - height - EDGE;
    const below = Math.max(EDGE, Math.min(end.y + EDGE, frame.clientHeight - height - EDGE));
    current.style.transform = `translate(${Math.round(left)}px, ${Math.round(above >= EDGE ? above : below)}px)`;
  });
  if (heldAs === undefined)
    return (
      <div ref={note} className={style['tip']} aria-hidden="true">
        {children}
      </div>
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div ref={note} className={style['tip']} data-held role="group" aria-label={heldAs} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
