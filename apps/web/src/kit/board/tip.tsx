import { type ReactNode, useLayoutEffect, useRef } from 'react';
import style from './board.module.css';
import type { Box } from './types.ts';
import type { CameraControl } from './use-camera.ts';

interface Props {
  readonly box: Box | undefined;
  readonly camera: CameraControl;
  readonly frame: HTMLElement | null;
  readonly children: ReactNode;
}

const EDGE = 6;

/** A note beside a place: above it, or below where there is no room. For the eye; the place itself says the same to the ear. */
export function Tip({ box, camera, frame, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: note } = ref;
    if (note === null || frame === null || box === undefined) return;
    const start = camera.seenAt(box);
    const end = camera.seenAt({ x: box.x + box.width, y: box.y + box.height });
    const { offsetWidth: width, offsetHeight: height } = note;
    const left = Math.min(frame.clientWidth - width - EDGE, Math.max(EDGE, (start.x + end.x - width) / 2));
    const above = start.y - height - EDGE;
    const below = Math.min(end.y + EDGE, frame.clientHeight - height - EDGE);
    note.style.transform = `translate(${Math.round(left)}px, ${Math.round(above >= EDGE ? above : below)}px)`;
  });
  return (
    <div ref={ref} className={style['tip']} aria-hidden="true">
      {children}
    </div>
  );
}
