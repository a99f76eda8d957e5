import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useSoon } from '../basics/use-soon.ts';
import style from './hand.module.css';

interface HandCard {
  readonly key: string;
  /** The card; `tabIndex` is 0 for the one that the Tab key reaches, −1 for the others. */
  readonly show: (tabIndex: 0 | -1) => ReactNode;
}

/** Cards side by side: a fan where there is room, a strip to swipe on a phone. Arrow keys go from card to card. */
export function Hand({
  label,
  cards,
  flat = false,
}: {
  readonly label: string;
  readonly cards: readonly HandCard[];
  readonly flat?: boolean;
}) {
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState(0);
  const active = Math.min(chosen, Math.max(cards.length - 1, 0));
  // When a card comes or goes all others lean otherwise: the fan settles once the card is there.
  const fan = useSoon(cards.length, cards.length);
  const go = (event: KeyboardEvent): void => {
    const next = nextPlace(event.key, active, cards.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.children[next]?.querySelector<HTMLElement>('[data-roving]')?.focus();
  };
  return (
    <ul ref={list} className={style['hand']} data-flat={flat || undefined} aria-label={label} onKeyDown={go}>
      {cards.map(({ key, show }, place) => (
        <li key={key} style={flat ? undefined : lean(place, fan)} onFocus={() => setChosen(place)}>
          {show(place === active ? 0 : -1)}
        </li>
      ))}
    </ul>
  );
}

function nextPlace(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowRight') return (active + 1) % count;
  if (key === 'ArrowLeft') return (active + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Each card leans a little more, the farther it is from the middle. */
function lean(place: number, count: number): CSSProperties {
  const away = place - (count - 1) / 2;
  const vars: Record<`--${string}`, string> = {
    '--lean': `${(away * 1.6).toFixed(2)}deg`,
    '--drop': `${(away * away * 0.09).toFixed(2)}em`,
  };
  return vars as CSSProperties;
}
