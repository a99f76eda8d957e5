import type { Moment } from '../../contract/table.ts';
import { useTablePart } from '../table/context.tsx';

interface ViewsOf<View> {
  readonly viewOf: (moment: Pick<Moment, 'view'>) => View;
  readonly useView: () => View;
  /** A part of what lies on the table. Drawn again only when that part has changed. */
  readonly useViewPart: <T>(select: (view: View) => T) => T;
}

/**
 * What a scene sees of its matches. The page hands views on unread, and a scene is only ever given matches of its own game: here they get
 * their type back.
 */
export function viewsOf<View>(): ViewsOf<View> {
  const viewOf = ({ view }: Pick<Moment, 'view'>): View => view as View;
  return {
    viewOf,
    useView: () => useTablePart(({ moment }) => viewOf(moment)),
    useViewPart: (select) => useTablePart(({ moment }) => select(viewOf(moment))),
  };
}
