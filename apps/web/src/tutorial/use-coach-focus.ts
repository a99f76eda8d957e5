import { type RefObject, useEffect, useRef } from 'react';
import type { Coaching } from '../contract/coach.ts';
import { isToRead } from './script.ts';
import { elementsAt } from './use-spots.ts';

const FOCUSABLE = 'button, a[href], [tabindex]';

/**
 * For those who play by keyboard. A new step that is to be read takes the focus to its button, unless the player put it somewhere else; one
 * that waits for an answer takes it from the panel to where the answer can be given.
 */
export function useCoachFocus(
  panel: RefObject<HTMLElement | null>,
  { step, done }: Coaching,
  points: readonly string[],
): void {
  const last = useRef<string | null>(null);
  const wasHere = useLastFocus(panel);
  useEffect(() => {
    if (last.current === step.id) return;
    last.current = step.id;
    if (!isLost(document.activeElement) && panel.current?.contains(document.activeElement) !== true) return;
    if (isToRead(step) || done) {
      panel.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true });
    } else if (wasHere.current) focusOnFirst(points, panel.current);
  }, [panel, step, done, points, wasHere]);
}

/** Nowhere, or on the question as a whole, where the table puts it when the answer that had it is gone. */
function isLost(element: Element | null): boolean {
  return element === null || element === document.body || element.id === 'decision';
}

/** Whether the keyboard was last at work in the panel, even if the button that had the focus is gone since. */
function useLastFocus(panel: RefObject<HTMLElement | null>): RefObject<boolean> {
  const here = useRef(false);
  useEffect(() => {
    const press = ({ target }: KeyboardEvent): void => {
      here.current = target instanceof Node && (panel.current?.contains(target) === true || target === document.body);
    };
    const point = (): void => {
      here.current = false;
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('pointerdown', point, true);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('pointerdown', point, true);
    };
  }, [panel]);
  return here;
}

function focusOnFirst(points: readonly string[], otherwise: HTMLElement | null): void {
  const [element] = points.flatMap((target) => elementsAt(target));
  const within = element?.matches(FOCUSABLE) ? element : element?.querySelector(FOCUSABLE);
  const found = within instanceof HTMLElement || within instanceof SVGElement ? within : otherwise;
  found?.focus({ preventScroll: true });
}
