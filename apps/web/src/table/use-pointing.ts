import { useMemo } from 'react';
import { afterPaint } from '../kit/basics/after-paint.ts';
import { type Store, store } from '../kit/table/store.ts';

const NOTHING: ReadonlySet<string> = new Set();

interface Pointing {
  readonly pointed: Store<ReadonlySet<string>>;
  /** Once what has just been changed is on the screen: after an answer the pointer often rests on another one, which is no part of its picture. */
  readonly point: (targets: readonly string[]) => void;
  /** At once, whatever was about to be pointed at. */
  readonly pointNowhere: () => void;
}

/** What is pointed at, and how to point: kept out of React's state, so that a hover redraws only what it concerns. */
export function usePointing(): Pointing {
  return useMemo(() => {
    const pointed = store(NOTHING);
    let callOff = (): void => undefined;
    const pointNowhere = (): void => {
      callOff();
      pointed.set(NOTHING);
    };
    const point = (targets: readonly string[]): void => {
      callOff();
      callOff = afterPaint(() => pointed.set(targets.length === 0 ? NOTHING : new Set(targets)));
    };
    return { pointed, point, pointNowhere };
  }, []);
}
