import { useEffect } from 'react';
import { useTable } from '../../../kit/table/context.tsx';
import { noteEnd, noteMet } from '../../../settings/album.ts';
import { seatOf, useView } from '../view.ts';
import { endsIn } from './ends.ts';

/** Notes which haunt is met, and how it ends, for whoever plays here; not for those who watch or learn. */
export function KeepAlbum() {
  const { table, state, moment, past } = useTable();
  const view = useView();
  const { haunt, seats } = view;
  const own = seatOf(moment);
  const counts = table.play !== null && (table.coach ?? null) === null && past === null && own !== null;
  // Around one screen every person's seat is somebody's here.
  const here =
    table.handingOver === null ? [own ?? 0] : state.seats.flatMap(({ kind }, i) => (kind === 'person' ? i : []));
  useEffect(() => {
    if (!counts || haunt === null) return;
    const id = String(haunt.number);
    noteMet(table.game, id, seats);
    for (const end of endsIn(view, table.id, here)) noteEnd(table.game, id, end);
  });
  return null;
}
