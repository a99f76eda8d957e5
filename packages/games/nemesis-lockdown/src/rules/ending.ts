import type { Nemesis } from '../state.ts';

/** G-33: the game ends here and now, in the middle of whatever has ended it. */
export function endBase(g: Nemesis, how: 'purged' | 'destroyed'): never {
  g.state.ended = how;
  g.tell('all', 'base-ends', { how, rule: 'NL-G-33' });
  g.goTo('judgement');
}
