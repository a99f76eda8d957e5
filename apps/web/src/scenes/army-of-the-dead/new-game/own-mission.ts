import type { Trouble } from '@dreadhouse/army-of-the-dead/map';
import { checkMission, readMission } from '@dreadhouse/army-of-the-dead/missions';

/** What is wrong with a file: where, if it has a place, and what. */
export interface Complaint {
  readonly place: Pick<Trouble, 'line' | 'column'> | null;
  readonly message: string;
}

/** A file that somebody has chosen: a mission that can be played, perhaps with remarks, or why it is none. */
export type OwnMission =
  | { readonly ok: true; readonly source: string; readonly remarks: readonly Complaint[] }
  | { readonly ok: false; readonly troubles: readonly Complaint[] };

/** Looks at a mission that somebody wrote, as the options of a match do. */
export function ownMission(file: string): OwnMission {
  const source = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const read = readMission(source);
  if (!read.ok) return { ok: false, troubles: read.troubles.map(({ message, ...place }) => ({ place, message })) };
  const found = checkMission(read.value);
  const said = (severity: 'error' | 'warning'): Complaint[] =>
    found.filter((one) => one.severity === severity).map(({ message }) => ({ place: null, message }));
  const troubles = said('error');
  return troubles.length > 0 ? { ok: false, troubles } : { ok: true, source, remarks: said('warning') };
}
