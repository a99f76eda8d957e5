import { useEffect, useRef, useState } from 'react';
import { showMe } from '../kit/tutorial/show-me.ts';
import { seenRect } from './in-sight.ts';
import type { Rect } from './place-panel.ts';

/** How often targets are looked for while nothing tells that they moved: figures walk, panels open, cards fly. */
const EVERY = 120;
const MOVES = ['scroll', 'wheel', 'pointermove', 'resize'] as const;

/** Whatever marks itself as this target: kit parts by `data-target`, places of the board by `data-place`. */
export function elementsAt(target: string): Element[] {
  const isPrefix = target.endsWith('*');
  const value = CSS.escape(isPrefix ? target.slice(0, -1) : target);
  const selector = isPrefix ? `[data-target^="${value}"]` : `[data-target~="${value}"], [data-place="${value}"]`;
  return [...document.querySelectorAll(selector)];
}

/** Where the targets are on the screen, as they move about. What cannot be seen has no place. */
export function useSpots(targets: readonly string[]): readonly Rect[] {
  const [spots, setSpots] = useState<readonly Rect[]>([]);
  const key = targets.join(' ');
  const last = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same targets in another list are still the same
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      const found = targets.flatMap((target) => elementsAt(target).flatMap((element) => seenRect(element) ?? []));
      const now = JSON.stringify(found);
      if (now === last.current) return;
      last.current = now;
      setSpots(found);
    };
    const lookSoon = (): void => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const timer = setInterval(look, EVERY);
    for (const move of MOVES) addEventListener(move, lookSoon, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      cancelAnimationFrame(frame);
      for (const move of MOVES) removeEventListener(move, lookSoon, { capture: true });
    };
  }, [key]);
  return spots;
}

/** Brings the targets into sight when they are first spoken of; the first one last, so that it is sure to stay there. */
export function useShown(targets: readonly string[]): void {
  const key = targets.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    for (const target of [...targets].reverse()) {
      const [element] = elementsAt(target);
      if (element !== undefined) showMe(element);
    }
  }, [key]);
}
