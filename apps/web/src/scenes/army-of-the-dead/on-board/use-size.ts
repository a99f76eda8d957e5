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

const SLACK = 0.12;

function isAlike(one: Size, other: Size): boolean {
  const shape = (size: Size): number => size.width / Math.max(size.height, 1);
  return Math.abs(shape(one) - shape(other)) < SLACK;
}
