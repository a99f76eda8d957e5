import { type OptionOdds, withOutlooks } from '@dreadhouse/engine';
import { useEffect, useMemo } from 'react';
import type { Table, TableState } from '../contract/table.ts';
import { afterPaint } from '../kit/basics/after-paint.ts';
import { type Store, store } from '../kit/table/store.ts';

const NONE: ReadonlyMap<string, OptionOdds> = new Map();

/** Has the odds of the present decision worked out in the background, once the answer before it is on the screen. */
export function useOddsStore(table: Table, { now, curtain }: TableState): Store<ReadonlyMap<string, OptionOdds>> {
  const odds = useMemo(() => store(NONE), []);
  const { decision } = now;
  useEffect(() => {
    odds.set(NONE);
    if (decision === null || decision.options.length < 2 || curtain !== null) return;
    let late = false;
    const work = async (): Promise<void> => {
      const quick = await table.odds();
      if (late) return;
      odds.set(new Map(Object.entries(quick)));
      const slow = await table.outlook();
      if (!late) odds.set(new Map(Object.entries(withOutlooks(quick, slow))));
    };
    // Odds are a help; where they cannot be had, the decision stands as it is.
    const cancel = afterPaint(() => void work().catch(() => {}));
    return () => {
      late = true;
      cancel();
    };
  }, [table, decision, curtain, odds]);
  return odds;
}
