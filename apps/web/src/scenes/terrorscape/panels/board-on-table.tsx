import type { TerrorscapeEvents } from '@dreadhouse/terrorscape';
import { useMemo } from 'react';
import { usePointedAt, useTable } from '../../../kit/table/context.tsx';
import { useEvent } from '../../../kit/table/use-event.ts';
import { MansionBoard } from '../board/mansion-board.tsx';
import { useShownTraces } from '../notebook/context.tsx';
import { sideOf, viewOf } from '../view.ts';
import { Spotlight } from './spotlight.tsx';
import style from './table.module.css';

/** The board as it is played on, and what comes to its lower edge. */
export function BoardOnTable({ label }: { readonly label: string }) {
  const { moment, scene, isLit, pick, openRule } = useTable();
  const event = useEvent<TerrorscapeEvents>();
  const pointedAt = usePointedAt();
  const { traces } = useShownTraces();
  const view = viewOf(moment);
  const side = sideOf(moment);
  const { decision } = moment;
  const watch = useMemo(() => {
    if (event !== null) return scene.events.at(event);
    const actor = view.survivors.find(({ id }) => id === (decision?.about?.['survivor'] ?? view.team?.current));
    const own = side === 'survivors' ? actor?.at : view.killer.at;
    return own === undefined || own === null ? [] : [own];
  }, [event, scene, view, side, decision]);
  return (
    <section className={style['screen']} aria-label={label}>
      <MansionBoard {...{ view, side, traces, event, watch, isLit, pick, pointedAt, openRule }} />
      <Spotlight />
    </section>
  );
}
