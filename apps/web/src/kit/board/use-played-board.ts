import { useMemo } from 'react';
import { usePointedAt, useTable } from '../table/context.tsx';
import type { PlayedBoard } from './types.ts';

/** Makes a board the one that is played on: what answers the question glows, and where something happens comes into view. */
export function usePlayedBoard(own: string | null | undefined): PlayedBoard {
  const { event, scene, isLit, pick, openRule } = useTable();
  const pointedAt = usePointedAt();
  const watch = useMemo(() => {
    if (event !== null) return scene.events.at(event);
    return own === null || own === undefined ? [] : [own];
  }, [event, scene, own]);
  return { isLit, pick, openRule, pointedAt, watch };
}
