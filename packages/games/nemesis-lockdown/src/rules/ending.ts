import type { Nemesis } from '../state.ts';

/** G-33: the game ends here and now, in the middle of whatever has ended it. */
export function endBase(g: Nemesis, how: 'purged' | 'destroyed'): never {
  g.state.ended = how;
  g.tell('all', 'base-ends', { how, rule: 'NL-G-33' });
  g.goTo('judgement');
}

/** G-33, trigger 3: everybody is dead, locked in, evacuated or in the Bunker. */
export function endIfNobodyIsLeft(g: Nemesis): void {
  if (g.state.people.some(({ fate }) => fate === 'in-play')) return;
  endBase(g, g.state.selfDestruct === null ? 'purged' : 'destroyed');
}
