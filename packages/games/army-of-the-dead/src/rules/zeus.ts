import type { Rules } from '@dreadhouse/engine';
import type { Army } from '../state.ts';
import { enterZone } from './entering.ts';
import { missionIn } from './table.ts';

/** AD-SPAWN-08, AD-ZEUS-04: the Mission's Zeus takes the place of his spawn token, which leaves the game. */
export function* summonZeus(g: Army, rule: string): Rules {
  const { state } = g;
  const i = state.spawns.findIndex(({ kind }) => kind === 'zeus');
  const token = state.spawns[i];
  if (token === undefined) return;
  state.spawns.splice(i, 1);
  // Whoever spawns in this phase goes on with the same Zone as before.
  if (state.spawning > i) state.spawning -= 1;
  const type = missionIn(state).zeus;
  state.abominations.push({ type, at: token.at });
  g.tell('all', 'zeus-came', { type, at: token.at, rule });
  yield* enterZone(g, token.at, 'AD-SLEEP-08');
}
