import { type RefObject, useEffect, useRef } from 'react';
import type { Coaching } from './coach.ts';
import { elementsAt } from './use-spots.ts';

const FOCUSABLE = 'button, a[href], [tabindex]';

/**
 * For those who play by keyboard. A new step that is to be read takes the focus to its button, unless it is somewhere that the player chose; one that
 * waits for an answer takes it from the panel to where the answer can be given.
 */
export function useCoachFocus(
  panel: RefObject<HTMLElement | null>,
  { step, done }: Coaching,
  points: readonly string[],
): void {
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (last.current === step.id) return;
    const isFirst = last.current === null;
    last.current = step.id;
    const { activeElement } = document;
    const lost = activeElement === null || activeElement === document.body || activeElement.id === 'decision';
    const mine = panel.current?.contains(activeElement) === true;
    if (!lost && !mine) return;
    if (step.answers === undefined || done) {
      panel.current?.querySelector<HTMLElement>('[data-main]')?.focus({ preventScroll: true });
    } else if (mine && !isFirst) focusOnFirst(points, panel.current);
  }, [panel, step, done, points]);
}

function focusOnFirst(points: readonly string[], otherwise: HTMLElement | null): void {
  const [element] = points.flatMap((target) => elementsAt(target));
  const within = element?.matches(FOCUSABLE) ? element : element?.querySelector(FOCUSABLE);
  const found = within instanceof HTMLElement || within instanceof SVGElement ? within : otherwise;
  found?.focus({ preventScroll: true });
}
