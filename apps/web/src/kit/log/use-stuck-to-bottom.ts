import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the bottom counts as being there. */
const NEAR = 48;
/** So long after a hand was on it, in milliseconds, what scrolls was scrolled by that hand. */
const BY_HAND = 1000;
const HANDS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Stuck {
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** What is scrolled. */
  readonly content: RefObject<HTMLDivElement | null>;
  /** How many lines came since the reader scrolled up; null while the newest is in sight. */
  readonly news: number | null;
  readonly toNewest: () => void;
  readonly onScroll: () => void;
}

/** A line that was opened must not run away from the finger. */
function isReading(content: HTMLElement | null): boolean {
  return content?.querySelector('[aria-expanded="true"]') instanceof Element;
}

/** Follows the newest line until the reader scrolls up, and says how much was missed. In the past it follows the moment looked at. */
export function useStuckToBottom(length: number, turns: number, past: number | null): Stuck {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stuck = useRef(true);
  const top = useRef(0);
  /** When the reader last touched it. */
  const touched = useRef(Number.NEGATIVE_INFINITY);
  /** How many lines there were before the last ones came. */
  const known = useRef(length);
  const [leftAt, setLeftAt] = useState<number | null>(null);

  const toNewest = useCallback(() => {
    stuck.current = true;
    setLeftAt(null);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' });
  }, []);

  // Lines also get their true height only when they come into sight, and a longer question leaves the log less room: so the bottom moves
  // without anything happening.
  useLayoutEffect(() => {
    if (past !== null || content.current === null || scroller.current === null) return;
    const watch = new ResizeObserver(() => stuck.current && !isReading(content.current) && toNewest());
    watch.observe(content.current);
    watch.observe(scroller.current);
    return () => watch.disconnect();
  }, [past, toNewest]);

  useEffect(() => {
    const box = scroller.current;
    const touch = (): void => {
      touched.current = performance.now();
    };
    for (const hand of HANDS) box?.addEventListener(hand, touch, { passive: true });
    return () => {
      for (const hand of HANDS) box?.removeEventListener(hand, touch);
    };
  }, []);

  // What comes while a line is open is not followed: it is counted, and there is a way to it.
  useLayoutEffect(() => {
    if (length > known.current && stuck.current && isReading(content.current)) {
      stuck.current = false;
      setLeftAt(known.current);
    }
    known.current = length;
  }, [length]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the turns that were left for later are there
  useLayoutEffect(() => {
    if (past === null) return;
    const mark = scroller.current?.querySelector('[data-here]');
    mark?.scrollIntoView({ block: 'center' });
    const again = requestAnimationFrame(() => mark?.scrollIntoView({ block: 'center' }));
    return () => cancelAnimationFrame(again);
  }, [past, turns]);

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (box === null) return;
    const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
    const byHand = performance.now() - touched.current < BY_HAND;
    // Only a hand that goes up leaves: the box grows and shrinks with the question above it, and its top moves with that.
    if (isNear) stuck.current = true;
    else if (byHand && box.scrollTop < top.current) stuck.current = false;
    else if (stuck.current && past === null && !isReading(content.current)) return toNewest();
    top.current = box.scrollTop;
    setLeftAt((left) => (stuck.current ? null : (left ?? length)));
  }, [length, past, toNewest]);

  return { scroller, content, news: leftAt === null ? null : length - leftAt, toNewest, onScroll };
}
