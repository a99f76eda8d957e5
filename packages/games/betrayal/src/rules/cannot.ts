import type { Doing } from '../content/types.ts';
import type { Betrayal, FigureId } from '../state.ts';
import { explorerAt, hauntOf, isMonster } from './figures.ts';
import { answer } from './in-play.ts';

/** Why a figure cannot do this just now: because of a status, or of anything else in play. */
export function whyCannot(g: Betrayal, who: FigureId, doing: Doing, what: string | null = null): string | undefined {
  return isForbidden(g, who, doing) ? 'kept-from-it' : answer(g, 'cannot', who, doing, what);
}

function isForbidden(g: Betrayal, who: FigureId, doing: Doing): boolean {
  if (isMonster(who)) return false;
  const { statuses } = explorerAt(g, who);
  const mine = hauntOf(g)?.statuses?.filter(({ id }) => statuses.includes(id)) ?? [];
  return mine.some(({ forbids }) => forbids === 'anything' || forbids?.includes(doing) === true);
}
