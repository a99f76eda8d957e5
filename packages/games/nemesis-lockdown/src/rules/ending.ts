import type { Seat } from '@dreadhouse/engine';
import type { Nemesis, Person } from '../state.ts';
import { person } from './table.ts';

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

/** NL-GOAL-03 to NL-GOAL-05, NL-SPEC-ISO-08: out of play for good, with all that is carried; the last one ends the game. */
export function leavePlay(g: Nemesis, seat: Seat, fate: Exclude<Person['fate'], 'in-play' | 'dead'>): void {
  const one = person(g, seat);
  one.fate = fate;
  one.at = null;
  endIfNobodyIsLeft(g);
}
