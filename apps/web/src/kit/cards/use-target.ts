import { useCallback } from 'react';
import { type TableContext, useIsPointedAt, useTablePart, useTableStore } from '../table/context.tsx';

/**
 * How something on the table stands to the question that is asked: it answers it, it answers it in a lesser way that is always there
 * (so it does not shine), it would answer it but for a reason, or it is no part of it.
 */
export type Standing = 'lit' | 'dim' | 'blocked' | 'idle';

interface TargetState {
  readonly standing: Standing;
  /** A log line, an option or a hint points at it. */
  readonly pointed: boolean;
  /** Why it is blocked, in words. */
  readonly why: string | undefined;
  /** Always the same function. */
  readonly pick: () => void;
}

export function useTarget(target: string): TargetState {
  const table = useTableStore();
  return {
    standing: useTablePart((now) => standingOf(now, target)),
    pointed: useIsPointedAt(target),
    why: useTablePart((now) => whyNot(now, target)),
    pick: useCallback(() => table.get().pick(target), [table, target]),
  };
}

function standingOf({ optionsAt, isLit }: TableContext, target: string): Standing {
  if (isLit(target)) return 'lit';
  return optionsAt(target).length > 0 ? 'blocked' : 'idle';
}

function whyNot({ optionsAt, isLit, words }: TableContext, target: string): string | undefined {
  const reason = optionsAt(target).find(({ blocked }) => blocked !== undefined)?.blocked;
  return reason === undefined || isLit(target) ? undefined : words.why(reason);
}
