import { useEffect, useState } from 'react';
import type { PlayedBoard } from '../../../kit/board/types.ts';
import { useTable } from '../../../kit/table/context.tsx';
import { eventsOf, viewOf } from '../view.ts';
import { wayTo } from './walk.ts';

/** A walk under way: what is left of it, and how much had happened when its last step was answered. */
interface Walk {
  readonly way: readonly string[];
  readonly position: number;
  readonly told: number;
}

/**
 * One click on a far Zone is a walk: each step is an answer of its own, and it ends as soon as anything else happens or is asked. Only what
 * is shown as the present is walked on.
 */
export function useWalking(played: PlayedBoard): PlayedBoard {
  const { moment, state, past, isLit, optionsAt, answer } = useTable();
  const [walk, setWalk] = useState<Walk | null>(null);
  const view = viewOf(moment);
  const walkable = past === null && moment.decision?.kind === 'turn';
  const moveTo = (zone: string): string | undefined =>
    optionsAt(zone).find(({ id, blocked }) => id === `move:${zone}` && blocked === undefined)?.id;
  const takeStep = (way: readonly string[]): void => {
    const [next = ''] = way;
    const option = moveTo(next);
    setWalk(
      option === undefined ? null : { way: way.slice(1), position: moment.position, told: state.now.events.length },
    );
    if (option !== undefined) answer(option);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is taken when the last one has been shown, and not when anything else changes
  useEffect(() => {
    if (walk === null || moment.position === walk.position || state.now !== moment) return;
    const since = eventsOf(state.now).slice(walk.told);
    const quiet = walkable && since.every(({ kind }) => kind === 'moved');
    if (!quiet || walk.way.length === 0) setWalk(null);
    else takeStep(walk.way);
  }, [moment, state]);
  if (!walkable) return played;
  return {
    ...played,
    isLit: (target) => isLit(target) || wayTo(view, target) !== null,
    pick: (target) => {
      const way = isLit(target) ? null : wayTo(view, target);
      if (way === null) played.pick?.(target);
      else takeStep(way);
    },
  };
}
