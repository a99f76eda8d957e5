import { useRef, useSyncExternalStore } from 'react';
import type { Coach, Coaching } from '../contract/coach.ts';
import { useTable } from '../kit/table/context.tsx';

/** What the coach says, once everything that happened before it has been shown; null while it is being shown. */
export function useCoaching(coach: Coach): Coaching | null {
  const said = useSyncExternalStore(coach.subscribe, coach.state);
  const { moment, state, event, past } = useTable();
  const shown = useRef(said);
  if (past !== null || event !== null) return null;
  // Between an answer and its showing there is one look at the table as it was: the words stay as they were, too.
  if (moment.position === state.now.position) shown.current = said;
  return shown.current;
}
