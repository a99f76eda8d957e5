import type { MatchInfo } from '@dreadhouse/protocol';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Scene } from '../contract/scene.ts';
import type { Session, SessionState } from './session.ts';
import type { Ticket } from './tickets.ts';

/** What the parts of an online table share. */
export interface Online {
  readonly session: Session;
  readonly info: MatchInfo;
  /** One's seat, or (without a token) that one only watches. */
  readonly ticket: Ticket;
  readonly scene: Scene;
}

const Context = createContext<Online | null>(null);

export const OnlineProvider = Context.Provider;

export function useOnline(): Online {
  const online = useContext(Context);
  if (online === null) throw new Error('There is no online table around this part.');
  return online;
}

export function useSession(session: Session): SessionState {
  return useSyncExternalStore(
    useCallback((listener) => session.subscribe(listener), [session]),
    () => session.state(),
  );
}
