import type { FigureId, FinalGirl, MinionState, SpaceId } from '../state.ts';
import { killerOf } from './things.ts';

/** FG-MINION-04, FG-MINION-13: puts a free minion token on the board; without one nothing happens. */
export function placeMinion(
  g: FinalGirl,
  space: SpaceId,
  from: readonly MinionState['status'][] = ['ready'],
): FigureId | null {
  const minion = g.state.minions.find((one) => from.includes(one.status));
  if (minion === undefined) {
    g.tell('all', 'no-minion-free', { rule: 'FG-MINION-04' });
    return null;
  }
  minion.status = 'board';
  minion.space = space;
  minion.markers = killerOf(g.state).minions?.health ?? 1;
  g.tell('all', 'minion-placed', { minion: minion.id, space, rule: 'FG-MINION-13' });
  return minion.id;
}

/** Destroyed minions can be placed again. */
export function readyMinions(g: FinalGirl): void {
  for (const minion of g.state.minions) if (minion.status === 'destroyed') minion.status = 'ready';
}
