import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTablePart } from './context.tsx';
import style from './spotlight.module.css';

/** Where along the edges of the board it lies; the first is where it lies as long as it is in nobody's way. */
const SPOTS = ['bottom', 'bottom-end', 'bottom-start', 'top', 'top-end', 'top-start'] as const;
/** How far it is folded, where it would lie over places that are to be chosen wherever it lay: what that means, its game's sheet says. */
const FOLDS = ['none', 'small', 'least'] as const;

/**
 * What everybody would look at now, along the lower edge of the board; or wherever along its edges it does not lie over the place that it is
 * all about, or over those that can be chosen, and over as few figures as can be; folded, where that takes it. It lets every click through
 * that does not hit a card.
 */
export function Spotlight({ className = '', children }: { readonly className?: string; readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const about = useTablePart((table) => table.event);
  const decision = useTablePart((table) => table.moment.decision);
  const scene = useTablePart((table) => table.scene);
  const last = useRef<Element | undefined>(undefined);
  // What lies in the light is known only when it has been drawn; and the board may still be moving there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question lights up other places
  useLayoutEffect(() => {
    const { current: light } = ref;
    if (light === null) return undefined;
    // Dice say nothing of where they are thrown for: that was told before.
    last.current = about === null ? undefined : (placeOf(light, scene.events.at(about)) ?? last.current);
    const { current: place } = last;
    const folds = about === null ? FOLDS : FOLDS.slice(0, 1); // what happens now is being read
    const look = (): void => moveAside(light, place === undefined ? litPlaces(light) : [place], folds);
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
    <div ref={ref} className={`${style['spotlight']} ${className}`} data-light>
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
  return behind(light, '[data-place][data-lit="true"]');
}

function behind(light: HTMLElement, selector: string): Element[] {
  return [...(light.parentElement?.querySelectorAll(selector) ?? [])];
}

/** No number of figures that could be seen is worth a place that cannot be chosen. */
const PLACE = 1000;

/** So much of a place can be hidden, and it can still be chosen. */
const HARMLESS = 0.1;

/** Lays what is in the light where it covers least of these places, and then of the figures on the board; folded no further than it must be. */
function moveAside(light: HTMLElement, places: readonly Element[], folds: readonly string[]): void {
  if (light.childElementCount === 0) return;
  for (const fold of folds) {
    light.dataset['fold'] = fold;
    layWhereLeastIsHidden(light, places);
    if (!hides(areasOf(light), places)) return;
  }
}

function layWhereLeastIsHidden(light: HTMLElement, places: readonly Element[]): void {
  const figures = behind(light, '[data-figure]');
  const covered = SPOTS.map((spot) => {
    light.dataset['spot'] = spot;
    const lying = areasOf(light);
    return PLACE * coveredOf(places, lying) + coveredOf(figures, lying);
  });
  light.dataset['spot'] = SPOTS[covered.indexOf(Math.min(...covered))] ?? SPOTS[0];
}

function hides(lying: readonly Area[], places: readonly Element[]): boolean {
  return places.some((one) => {
    const { width, height } = one.getBoundingClientRect();
    return coveredOf([one], lying) > HARMLESS * width * height;
  });
}

function coveredOf(elements: readonly Element[], lying: readonly Area[]): number {
  const boxes = elements.map((one) => one.getBoundingClientRect());
  return boxes.reduce((sum, one) => sum + lying.reduce((over, area) => over + overlap(one, area), 0), 0);
}

type Area = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** Where things in the light come to lie; as they appear they are turned and moved, so their boxes do not say it. */
function areasOf(light: HTMLElement): Area[] {
  const { left, top } = light.getBoundingClientRect();
  return [...light.children].flatMap((one) =>
    one instanceof HTMLElement
      ? [{ left: left + one.offsetLeft, top: top + one.offsetTop, width: one.offsetWidth, height: one.offsetHeight }]
      : [],
  );
}

function overlap(one: Area, other: Area): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
