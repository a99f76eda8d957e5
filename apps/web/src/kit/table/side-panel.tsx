import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../basics/button.tsx';
import style from './side-panel.module.css';
import { useNarrow } from './use-narrow.ts';

interface Props {
  /** What it is called for those who do not see it. */
  readonly name: string;
  readonly title: string;
  /** What closing it is called. */
  readonly closing: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** What a tool of the top bar has to say: over the log, or on a phone below the board; never over what it speaks of, nor over another tool's. */
export function SidePanel({ name, title, closing, close, children }: Props) {
  const ref = useBelowBoard();
  useInstead(close);
  return (
    <section ref={ref} className={style['panel']} aria-label={name}>
      <header>
        <h2>{title}</h2>
        <Button look="quiet" aria-label={closing} onClick={close}>
          ✕
        </Button>
      </header>
      {children}
    </section>
  );
}

/** Closes the one that is open. */
let closeOpen: (() => void) | null = null;

/** There is room for one: what is opened takes the place of what was open. */
function useInstead(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    const mine = (): void => latest.current();
    closeOpen?.();
    closeOpen = mine;
    return () => {
      if (closeOpen === mine) closeOpen = null;
    };
  }, []);
}

/** On a phone it is as high as there is room below the board, where what it speaks of is shown. */
function useBelowBoard(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  useLayoutEffect(() => {
    const bottom = document.querySelector('[data-screen]')?.getBoundingClientRect().bottom;
    ref.current?.style.setProperty('--room', narrow && bottom !== undefined ? `${innerHeight - bottom}px` : '');
  }, [narrow]);
  return ref;
}
