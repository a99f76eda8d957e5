import type { MatchInfo } from '@dreadhouse/protocol';
import { useCallback, useEffect, useState } from 'react';
import { openTables } from './api.ts';

/** How often the list is asked for anew while somebody looks at it, in milliseconds. */
const FRESH = 15_000;

export interface OpenTables {
  /** Null until the server has said. */
  readonly found: readonly MatchInfo[] | null;
  readonly trouble: unknown;
  readonly refresh: () => void;
}

/** The tables that wait for players, as they are now: nobody is sent to one that has long begun. */
export function useOpenTables(): OpenTables {
  const [found, setFound] = useState<readonly MatchInfo[] | null>(null);
  const [trouble, setTrouble] = useState<unknown>(null);
  const refresh = useCallback(() => {
    openTables().then((tables) => {
      setFound(tables);
      setTrouble(null);
    }, setTrouble);
  }, []);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) refresh();
    };
    look();
    const timer = setInterval(look, FRESH);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [refresh]);
  return { found, trouble, refresh };
}
