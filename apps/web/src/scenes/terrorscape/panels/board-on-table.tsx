import type { TerrorscapeEvents } from '@dreadhouse/terrorscape';
import { usePlayedBoard } from '../../../kit/board/use-played-board.ts';
import { useTable } from '../../../kit/table/context.tsx';
import layout from '../../../kit/table/layout.module.css';
import { useEvent } from '../../../kit/table/use-event.ts';
import { MansionBoard } from '../board/mansion-board.tsx';
import { useShownTraces } from '../notebook/context.tsx';
import { sideOf, viewOf } from '../view.ts';
import { Spotlight } from './spotlight.tsx';
import style from './table.module.css';

/** The board as it is played on, and what comes to its lower edge. */
export function BoardOnTable({ label }: { readonly label: string }) {
  const { moment } = useTable();
  const event = useEvent<TerrorscapeEvents>();
  const { traces } = useShownTraces();
  const view = viewOf(moment);
  const side = sideOf(moment);
  const { survivors, team, killer } = view;
  const actor = survivors.find(({ id }) => id === (moment.decision?.about?.['survivor'] ?? team?.current));
  const played = usePlayedBoard(side === 'survivors' ? actor?.at : killer.at);
  return (
    <section className={`${layout['screen']} ${style['screen']}`} data-screen aria-label={label}>
      <MansionBoard {...{ view, side, traces, event, played }} />
      <Spotlight />
    </section>
  );
}
