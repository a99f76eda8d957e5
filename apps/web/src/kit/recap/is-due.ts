import type { LastTime, Moment } from '../../contract/table.ts';

/** After so long away one has forgotten; before, it would only be in the way. */
const LONG = 10 * 60 * 1000;

/** Whether somebody who comes back now should be told what happened. */
export function isRecapDue(last: LastTime | null, moment: Moment, start: number, now: number): boolean {
  if (last === null || moment.outcome !== null || moment.position <= start) return false;
  return now - last.played >= LONG || last.seen < moment.position;
}
