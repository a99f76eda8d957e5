import { isRoom, SECTORS, type Sector } from '@dreadhouse/nemesis-lockdown';
import { useEffect, useState } from 'react';
import { usePlayedBoard } from '../../../kit/board/use-played-board.ts';
import { type TableContext, useTable } from '../../../kit/table/context.tsx';
import { Spotlight } from '../panels/spotlight.tsx';
import { useSeat, useView, useWide, type View } from '../view.ts';
import { BaseBoard } from './base-board.tsx';
import style from './board-on-table.module.css';
import { roomWith } from './figures.tsx';
import { sectorOf } from './plan.ts';
import { SectorTabs, type Shown } from './sector-tabs.tsx';

/** The base as it is played on: whole where there is room, else the sector where something happens or the own character is. */
export function BoardOnTable() {
  const table = useTable();
  const view = useView();
  const seat = useSeat();
  const wide = useWide();
  const [wish, setWish] = useState<Shown | null>(null);
  const own = roomWith(view, view.people[seat ?? view.turn.seat]?.at ?? null);
  const following =
    sectorIn(view, table.event === null ? [] : table.scene.events.at(table.event)) ?? sectorOf(own ?? 'STO');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen holds until something happens elsewhere
  useEffect(() => setWish(null), [following]);
  const shown = wish ?? (wide ? 'all' : following);
  const played = usePlayedBoard(own === null ? null : `room:${own}`);
  return (
    <div className={style['base']}>
      {wide ? null : <SectorTabs {...{ view, shown }} show={setWish} lit={litIn(table, view)} />}
      <div className={style['window']}>
        <BaseBoard {...{ view, seat, played }} key={shown} sectors={shown === 'all' ? SECTORS : [shown]} />
        <Spotlight />
      </div>
    </div>
  );
}

/** The sector of the first thing on the board that is spoken of. */
function sectorIn(view: View, targets: readonly string[]): Sector | null {
  for (const target of targets) {
    const [kind, id = ''] = target.split(':');
    const at =
      kind === 'room'
        ? id
        : kind === 'corridor'
          ? id.split('-')[0]
          : kind === 'person'
            ? view.people[Number(id)]?.at
            : view.stalkers.find((one) => kind === 'stalker' && String(one.id) === id)?.at;
    if (at !== undefined && at !== null && isRoom(at)) return sectorOf(at);
  }
  return null;
}

function litIn({ moment }: TableContext, view: View): ReadonlySet<Sector> {
  const open = (moment.decision?.options ?? []).filter(({ blocked }) => blocked === undefined);
  return new Set(open.flatMap(({ at }) => sectorIn(view, [at ?? []].flat()) ?? []));
}
