import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTablePart } from './context.tsx';
import style from './spotlight.module.css';

/** Where along the edges of the board it lies; the first is where it lies as long as it is in nobody's way. */
const SPOTS = ['bottom', 'bottom-end', 'bottom-start', 'top', 'top-end', 'top-start'] as const;
type Spot = (typeof SPOTS)[number];

/**
 * What everybody would look at now, along the lower edge of the board; or wherever along its edges it does not lie over the place that it is
 * all about, or over those that can be chosen. It lets every click through that does not hit a card.
 */
export function Spotlight({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const about = useTablePart((table) => table.event);
  const decision = useTablePart((table) => table.moment.decision);
  const scene = useTablePart((table) => table.scene);
  const [spot, setSpot] = useState<Spot>('bottom');
  const last = useRef<Element | undefined>(undefined);
  // What lies in the light is known only when it has been drawn; and the board may still be moving there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question lights up other places
  useLayoutEffect(() => {
    const { current: light } = ref;
    if (light === null) return undefined;
    // Dice say nothing of where they are thrown for: that was told before.
    last.current = about === null ? undefined : (placeOf(light, scene.events.at(about)) ?? last.current);
    const { current: place } = last;
    const look = (): void => setSpot(clearSpot(light, place === undefined ? litPlaces(light) : [place]));
    look();
    const watch = new ResizeObserver(look);
    for (const one of light.children) watch.observe(one);
    const later = setTimeout(look, FLIGHT);
    return () => {
      watch.disconnect();
      clearTimeout(later);
    };
  }, [about, decision, scene]);
  return (
    <div ref={ref} className={`${style['spotlight']} ${className}`} data-light data-spot={spot}>
      {children}
    </div>
  );
}

/** As long as the board takes to bring a place into view, in milliseconds. */
const FLIGHT = 450;

/** The first of these targets that is a place of the board behind the light. */
function placeOf(light: HTMLElement | null, targets: readonly string[]): Element | undefined {
  const board = light?.parentElement;
  const found = targets.map((target) => board?.querySelector(`[data-place="${CSS.escape(target)}"]`));
  return found.find((one) => one instanceof Element) ?? undefined;
}

function litPlaces(light: HTMLElement): Element[] {
  return [...(light.parentElement?.querySelectorAll('[data-place][data-lit="true"]') ?? [])];
}

/** Where what lies in the light covers least of these places. */
function clearSpot(light: HTMLElement, places: readonly Element[]): Spot {
  const board = light.parentElement?.getBoundingClientRect();
  const boxes = [...light.children].map((one) => one.getBoundingClientRect());
  if (board === undefined || boxes.length === 0) return SPOTS[0];
  const width = boxes.reduce((sum, box) => sum + box.width, 0);
  const height = Math.max(...boxes.map((box) => box.height));
  const covered = SPOTS.map((spot) => {
    const left = spot.endsWith('start')
      ? board.left
      : spot.endsWith('end')
        ? board.right - width
        : middle(board, width);
    const top = spot.startsWith('top') ? board.top : board.bottom - height;
    return places.reduce((sum, place) => sum + overlap(place.getBoundingClientRect(), { left, top, width, height }), 0);
  });
  return SPOTS[covered.indexOf(Math.min(...covered))] ?? SPOTS[0];
}

function middle({ left, width }: DOMRect, inner: number): number {
  return left + (width - inner) / 2;
}

type Area = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

function overlap(one: Area, other: Area): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
