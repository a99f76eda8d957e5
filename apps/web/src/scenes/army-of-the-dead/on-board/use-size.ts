import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from '../../../kit/board/types.ts';

/** How large something is on the screen; null before it has been measured. Small changes are none, so that nothing jumps. */
export function useSize(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before !== null && isAlike(before, { width, height }) ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** A banner that goes away does not turn the map around; a phone that is turned does. */
const SLACK = 1.4;

function isAlike(one: Size, other: Size): boolean {
  const shape = (size: Size): number => Math.max(size.width, 1) / Math.max(size.height, 1);
  const change = shape(one) / shape(other);
  return change < SLACK && change > 1 / SLACK;
}
