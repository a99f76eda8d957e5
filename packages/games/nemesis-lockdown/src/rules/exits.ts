import type { PodId } from '../content/board.ts';
import { isWhite } from '../content/track.ts';
import type { Reason } from '../reasons.ts';
import type { Table } from './table.ts';

// What keeps people in the base: asked by the actions that lead out of it, and by whoever wants to know which way is open.

/** NL-SPEC-ISO-05. */
export const isolationShut = ({ state }: Table): Reason | false =>
  !isWhite(state.time.field) && state.alert === null && 'isolation-closed';

/** G-29. */
export const gateShut = ({ state }: Table): Reason | false => !state.gateOpen && 'gate-closed';
export const roverGone = ({ state }: Table): Reason | false => !state.roverHere && 'rover-away';

/** NL-ROOM-CSSA-02, NL-ROOM-CSSA-03. */
export const podShut = ({ state }: Table, pod: PodId): Reason | false =>
  (!state.css.some(({ field }) => field === state.time.field) && 'no-css-token') ||
  (state.people.some(({ at }) => at === pod) && 'pod-taken');
