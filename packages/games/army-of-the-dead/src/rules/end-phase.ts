import type { Rules } from '@dreadhouse/engine';
import type { Army } from '../state.ts';
import { checkEnd } from './end.ts';
import { baseHealth } from './items.ts';
import { helicopterComes } from './mission.ts';
import { has } from './skills.ts';
import { noiseToCrowd } from './spawning.ts';

/** AD-ROUND-06, AD-ROUND-07: the Noise token, then the First Player token; AD-SKILL-15: and whoever regenerates. */
export function* endPhase(g: Army): Rules<string> {
  const { state } = g;
  state.step = 'end';
  state.auto = []; // AD-R-53: that was for the Zombie Phase
  yield* noiseToCrowd(g, 'AD-ROUND-06');
  helicopterComes(g);
  checkEnd(g);
  state.firstPlayer = (state.firstPlayer + 1) % g.seats; // AD-R-23: also to somebody whose Survivors are dead
  state.survivors.forEach((one, slot) => {
    if (one.health === 0 || one.health === baseHealth(one) || !has(state, slot, 'regeneration')) return;
    one.health = baseHealth(one);
    g.tell('all', 'healed', { survivor: one.id, health: one.health, rule: 'AD-SKILL-15' });
  });
  return 'round';
}
