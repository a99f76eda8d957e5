import type { Advice } from '@dreadhouse/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTable } from '../table/context.tsx';

export type HintState =
  | { readonly is: 'closed' }
  | { readonly is: 'thinking' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly advice: readonly Advice[] };

const CLOSED: HintState = { is: 'closed' };

/** Asks the game's adviser; what comes too late or was called off is dropped. */
export function useHint(): { readonly hint: HintState; readonly ask: () => void; readonly close: () => void } {
  const { table, state, point } = useTable();
  const [hint, setHint] = useState<HintState>(CLOSED);
  const asked = useRef(0);
  const { adviser } = table;
  const { decision } = state.now;

  const close = useCallback(() => {
    asked.current += 1;
    setHint(CLOSED);
    point([]);
  }, [point]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is about one decision
  useEffect(() => close(), [decision, close]);

  const ask = useCallback(() => {
    if (adviser === null) return;
    asked.current += 1;
    const mine = asked.current;
    setHint({ is: 'thinking' });
    adviser.advice().then(
      (advice) => mine === asked.current && setHint({ is: 'there', advice }),
      () => mine === asked.current && setHint({ is: 'failed' }),
    );
  }, [adviser]);
  return { hint, ask, close };
}
