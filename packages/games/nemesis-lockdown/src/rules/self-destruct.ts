import { rightOf } from '../content/track.ts';
import type { Nemesis } from '../state.ts';

/**
 * NL-ROOM-COOL-01 to NL-ROOM-COOL-03, R-43: three fields to the right, yellow side up; a second start does nothing. NL-SPEC-ISO-10: whoever
 * is locked in does not keep anybody from it.
 */
export function startSelfDestruct(g: Nemesis): void {
  if (g.state.selfDestruct !== null) return;
  g.state.selfDestruct = { field: rightOf(g.state.time.field, 3), red: false };
  g.tell('all', 'self-destruct', { ...g.state.selfDestruct, rule: 'NL-ROOM-COOL-02' });
}

/** NL-ROOM-GEN-02, NL-ROOM-COOL-04, NL-BREAK-06: only while it shows yellow; afterwards it can be started again. */
export function stopSelfDestruct(g: Nemesis): void {
  if (g.state.selfDestruct?.red !== false) return;
  g.state.selfDestruct = null;
  g.tell('all', 'self-destruct-stopped', { rule: 'NL-ROOM-GEN-02' });
}
