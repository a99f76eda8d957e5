import { useIsPointedAt, useTable } from '../table/context.tsx';

/**
 * How something on the table stands to the question that is asked: it answers it, it answers it in a lesser way that is always there
 * (so it does not shine), it would answer it but for a reason, or it is no part of it.
 */
export type Standing = 'lit' | 'dim' | 'blocked' | 'idle';

export interface TargetState {
  readonly standing: Standing;
  /** A log line, an option or a hint points at it. */
  readonly pointed: boolean;
  /** Why it is blocked, in words. */
  readonly why: string | undefined;
  readonly pick: () => void;
}

export function useTarget(target: string): TargetState {
  const { optionsAt, pick, words } = useTable();
  const pointed = useIsPointedAt(target);
  const options = optionsAt(target);
  const lit = options.some(({ blocked }) => blocked === undefined);
  const reason = options.find(({ blocked }) => blocked !== undefined)?.blocked;
  return {
    standing: lit ? 'lit' : options.length > 0 ? 'blocked' : 'idle',
    pointed,
    why: lit || reason === undefined ? undefined : words.why(reason),
    pick: () => pick(target),
  };
}
