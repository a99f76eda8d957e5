import { type RefObject, useEffect } from 'react';
import type { Point } from './types.ts';
import type { CameraControl } from './use-camera.ts';

/** Further than this and a press is a drag. */
const SLACK = 6;

type Moves = Pick<CameraControl, 'zoom' | 'move'>;

/** Wheel, drag with mouse or finger, pinch with two fingers. */
export function useGestures(window: RefObject<HTMLDivElement | null>, control: Moves): void {
  useEffect(() => {
    const { current: element } = window;
    if (element === null) return undefined;
    const hand = new Hand(element, control);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      control.zoom(Math.exp(-event.deltaY * lines * 0.0016), hand.pointOf(event));
    };
    // What begins on the board goes on wherever the pointer goes.
    const down = (event: PointerEvent): void => hand.down(event);
    const listeners = {
      pointermove: (event: PointerEvent) => hand.drag(event),
      pointerup: (event: PointerEvent) => hand.up(event),
      pointercancel: (event: PointerEvent) => hand.up(event),
    };
    element.addEventListener('pointerdown', down);
    for (const [kind, listener] of Object.entries(listeners)) {
      globalThis.addEventListener(kind, listener as EventListener);
    }
    const click = (event: MouseEvent): void => hand.click(event);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('click', click, { capture: true });
    return () => {
      for (const [kind, listener] of Object.entries(listeners)) {
        globalThis.removeEventListener(kind, listener as EventListener);
      }
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('click', click, { capture: true });
    };
  }, [window, control]);
}

/** The fingers on the board, or the mouse. */
class Hand {
  readonly #element: HTMLElement;
  readonly #control: Moves;
  readonly #fingers = new Map<number, Point>();
  #start: Point | null = null;
  #dragging = false;

  constructor(element: HTMLElement, control: Moves) {
    this.#element = element;
    this.#control = control;
  }

  pointOf({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = this.#element.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const point = this.pointOf(event);
    this.#fingers.set(event.pointerId, point);
    if (this.#fingers.size === 1) {
      this.#start = point;
      this.#dragging = false;
    }
  }

  drag(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const point = this.pointOf(event);
    if (!this.#dragging && !this.#isDrag(point)) return;
    if (!this.#dragging) {
      this.#dragging = true;
      this.#element.dataset['dragging'] = 'true';
    }
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const [other] = others;
    this.#fingers.set(event.pointerId, point);
    const share = others.length + 1;
    this.#control.move({ x: (point.x - before.x) / share, y: (point.y - before.y) / share });
    if (other === undefined) return;
    const middle = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    this.#control.zoom(apart(point, other) / Math.max(1, apart(before, other)), middle);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) delete this.#element.dataset['dragging'];
  }

  /** The click at the end of a drag is none. */
  click(event: MouseEvent): void {
    if (this.#dragging) event.stopPropagation();
    this.#dragging = false;
  }

  #isDrag(point: Point): boolean {
    return this.#fingers.size > 1 || (this.#start !== null && apart(point, this.#start) > SLACK);
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
