import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Coaching } from '../contract/coach.ts';
import { type Obstacle, placePanel, type Rect, type Spot } from './place-panel.ts';

/** How bad it is to lie on it, per pixel. What is pointed at is never covered if there is any other way. */
const NEVER = 1000;
const WANTED = 200;
const FOCUSED = 60;
/** Parts of every table. Buttons, cards and chips count beside the part that they lie in; the log can be read at any time. */
const PARTS: Readonly<Record<string, number>> = {
  ':has(> #decision)': 8, // as much of it as is not scrolled away
  '#board': 1,
  '#log': 0.2,
  'nav, h1': 2,
  '#board [data-target]': 2,
  // Dice that were rolled, cards that were turned up: it is mostly them that the step speaks of.
  '[data-light] > *': 12,
};

/** Where the panel lies: clear of what it points at, of what has the focus, and, as far as possible, of everything else. */
export function usePanelSpot(
  panel: RefObject<HTMLElement | null>,
  spots: readonly Rect[],
  wanted: readonly Rect[],
  coaching: Coaching | null,
): Spot | null {
  const [spot, setSpot] = useState<Spot | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make another size
  useLayoutEffect(() => {
    const place = (): void => {
      const element = panel.current;
      if (element === null) return;
      const { offsetWidth: width, offsetHeight: height } = element;
      leaveRoom(height);
      const obstacles = [
        ...spots.map((rect) => ({ rect: ring(rect), weight: NEVER })),
        ...wanted.map((rect) => ({ rect, weight: WANTED })),
        ...focused(element),
        ...parts(),
      ];
      setSpot((before) => {
        const next = placePanel(screenRect(), { width, height }, obstacles, before);
        return before?.x === next.x && before.y === next.y ? before : next;
      });
    };
    place();
    const sizes = new ResizeObserver(place);
    for (const element of [panel.current, document.getElementById('decision')]) if (element) sizes.observe(element);
    addEventListener('resize', place);
    addEventListener('focusin', place);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
      removeEventListener('focusin', place);
    };
  }, [panel, spots, wanted, coaching]);
  useEffect(() => () => leaveRoom(0), []);
  return spot;
}

/** So much of the height is the panel's: a list of answers that is pulled up ends below it. */
function leaveRoom(height: number): void {
  document.documentElement.style.setProperty('--coach', `${height}px`);
}

function screenRect(): Rect {
  return { x: 0, y: 0, width: document.documentElement.clientWidth, height: innerHeight };
}

function ring({ x, y, width, height }: Rect): Rect {
  return { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
}

function focused(panel: Element): Obstacle[] {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || panel.contains(activeElement)) return [];
  const rect = rectOf(activeElement);
  // A whole part of the page that has the focus cannot be kept free.
  return rect.height > innerHeight / 2 ? [] : [{ rect, weight: FOCUSED }];
}

function parts(): Obstacle[] {
  return Object.entries(PARTS).flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element) => ({ rect: rectOf(element), weight })),
  );
}

function rectOf(element: Element): Rect {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
