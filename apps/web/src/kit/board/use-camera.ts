import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  bringIntoView,
  type Camera,
  centreOn,
  fit,
  isLegible,
  keepInside,
  nameScale,
  type Window,
  zoomAround,
} from './camera.ts';
import { type Box, middleOf, type Point, type Size } from './types.ts';
import { useGestures } from './use-gestures.ts';

export interface CameraControl {
  /** What the eye does; `around` is a point of the window, its middle unless said otherwise. */
  zoom(factor: number, around?: Point, smooth?: boolean): void;
  move(by: Point, smooth?: boolean): void;
  whole(): void;
  /** As far as it takes to see this part of the board. */
  show(box: Box): void;
  /** Where a point of the board is seen in the window. */
  seenAt(point: Point): Point;
  /** What can be said of where the board lies now. */
  look<T>(at: (camera: Camera, window: Window) => T): T;
  /** Told whenever the board has moved. Returns how to be told no more. */
  onMove(told: () => void): () => void;
}

interface Parts {
  readonly window: RefObject<HTMLDivElement | null>;
  /** What lies still, and what lives on it: two drawings that move as one. */
  readonly ground: RefObject<SVGGElement | null>;
  readonly world: RefObject<SVGGElement | null>;
  /** What lies over its upper edge, if the whole board is to be seen below that. */
  readonly head?: RefObject<HTMLElement | null>;
}

interface Scales {
  /** Below it names cannot be read without help. */
  readonly readable: number;
  /** Below it the board is not shown as a whole. */
  readonly smallest: number;
  /** How much larger than drawn names may become. */
  readonly growth: number;
}

/** Between the board and what lies above it. */
const GAP = 4;

/** The size of the letters in which a scene writes the names of places, before anything is scaled; as the sheet says where it says nothing. */
function lettersOf(group: SVGGElement | null): number {
  const font = group === null ? '' : getComputedStyle(group).getPropertyValue('--board-name-font');
  return Number.parseFloat(/[\d.]+(?=px)/.exec(font)?.[0] ?? '25');
}

/**
 * The camera of a board. It moves the drawing itself, past React, so that dragging costs no rendering. A window too small for the
 * whole board opens on `focus` instead.
 */
export function useCamera(
  { window, ground, world, head }: Parts,
  board: Size,
  { readable, smallest, growth }: Scales,
  focus: Box | undefined,
): CameraControl {
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const moved = useRef(false);
  const first = useRef(focus);
  // Measured when it changes, not when it is needed: measuring in the middle of a change makes the browser lay everything out twice.
  const measured = useRef<Window>({ width: 1, height: 1 });
  const letters = useRef(0);
  const listeners = useRef(new Set<() => void>());

  const control = useMemo(() => {
    const size = (): Window => measured.current;
    const show = (next: Camera, smooth: boolean): void => {
      camera.current = next;
      for (const { current: group } of [ground, world]) {
        if (group === null) continue;
        group.dataset['flying'] = String(smooth);
        group.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
        // What a scene writes in small letters can be kept readable, too.
        group.style.setProperty('--board-scale', String(next.scale));
      }
      const scales = { readable, growth };
      world.current?.style.setProperty('--name-scale', String(nameScale(next.scale, scales)));
      world.current?.toggleAttribute('data-nameless', !isLegible(letters.current, next.scale, scales));
      for (const told of listeners.current) told();
    };
    return {
      zoom(factor: number, around?: Point, smooth = false): void {
        moved.current = true;
        const { width, height } = size();
        show(zoomAround(camera.current, around ?? { x: width / 2, y: height / 2 }, factor, size(), board), smooth);
      },
      move({ x, y }: Point, smooth = false): void {
        moved.current = true;
        const { current } = camera;
        show(keepInside({ ...current, x: current.x + x, y: current.y + y }, size(), board), smooth);
      },
      whole(): void {
        moved.current = true;
        show(fit(size(), board), true);
      },
      show(box: Box): void {
        const next = bringIntoView(camera.current, box, size(), board);
        if (next !== camera.current) show(next, true);
      },
      seenAt: ({ x, y }: Point): Point => ({
        x: camera.current.x + x * camera.current.scale,
        y: camera.current.y + y * camera.current.scale,
      }),
      look: <T>(at: (now: Camera, window: Window) => T): T => at(camera.current, size()),
      onMove(told: () => void): () => void {
        listeners.current.add(told);
        return () => void listeners.current.delete(told);
      },
      /** The window is new or has another size. */
      fitInto({ clientWidth, clientHeight }: Element): void {
        const over = head?.current;
        letters.current = lettersOf(world.current);
        measured.current = {
          width: Math.max(clientWidth, 1),
          height: Math.max(clientHeight, 1),
          head: over ? over.offsetTop + over.offsetHeight + GAP : 0,
        };
        const whole = fit(size(), board);
        if (moved.current) show(keepInside(camera.current, size(), board), false);
        else if (whole.scale >= smallest || first.current === undefined) show(whole, false);
        else show(centreOn(middleOf(first.current), readable, size(), board), false);
      },
    };
  }, [ground, world, head, board, readable, smallest, growth]);

  useLayoutEffect(() => {
    const { current: element } = window;
    if (element === null) return undefined;
    control.fitInto(element);
    const observer = new ResizeObserver(() => control.fitInto(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [control, window]);
  useGestures(window, control);
  useEffect(() => {
    first.current = focus;
  }, [focus]);
  return control;
}
