import { rightOf } from '../content/track.ts';
import type { Nemesis } from '../state.ts';

/** NL-ROOM-COOL-01 to NL-ROOM-COOL-03, R-43: three fields to the right, yellow side up; a second start does nothing. */
export function startSelfDestruct(g: Nemesis): void {
  if (g.state.selfDestruct !== null) return;
  g.state.selfDestruct = { field: rightOf(g.state.time.field, 3), red: false };
  g.tell('all', 'self-destruct', { ...g.state.selfDestruct, rule: 'NL-ROOM-COOL-02' });
}
