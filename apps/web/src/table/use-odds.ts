import type { Odds, OptionOdds } from '@dreadhouse/engine';
import { useEffect, useMemo } from 'react';
import type { Table, TableState } from '../contract/table.ts';
import { afterPaint } from '../kit/basics/after-paint.ts';
import { type Store, store } from '../kit/table/store.ts';

const NONE: ReadonlyMap<string, OptionOdds> = new Map();

/** Has the odds of the present decision worked out in the background, once the answer before it is on the screen. */
export function useOddsStore({ play }: Table, { now, curtain }: TableState): Store<ReadonlyMap<string, OptionOdds>> {
  const odds = useMemo(() => store(NONE), []);
  const { decision } = now;
  useEffect(() => {
    odds.set(NONE);
    if (play === null || decision === null || decision.options.length < 2 || curtain !== null) return;
    let late = false;
    const show = (found: Odds): void => {
      if (!late) odds.set(new Map(Object.entries(found)));
    };
    // Odds are a help; where they cannot be had, the decision stands as it is.
    const cancel = afterPaint(() => void play.odds(show).catch(() => {}));
    return () => {
      late = true;
      cancel();
    };
  }, [play, decision, curtain, odds]);
  return odds;
}
