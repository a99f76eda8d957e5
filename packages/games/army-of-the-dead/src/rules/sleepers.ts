import type { Rules } from '@dreadhouse/engine';
import type { ZoneId } from '../map/index.ts';
import type { Army, ArmyState, Group, Sleepers } from '../state.ts';
import { type Shortage, shortage } from './activation.ts';
import { springTraps } from './explosion.ts';
import { addZombies, groupAt } from './horde.ts';
import { waysIn } from './table.ts';

export function sleepersAt(state: ArmyState, at: ZoneId): number {
  return state.sleepers.filter((one) => one.at === at).length;
}

/**
 * Only what calls this wakes anybody: to be there is not enough (AD-SLEEP-12). AD-SLEEP-02: every token in the Zone is turned over and
 * becomes Shamblers. Figures that are short count at once, or are put on the list of what comes `later` (AD-R-37).
 */
export function* wake(g: Army, at: ZoneId, rule: string, later?: Shortage[]): Rules {
  const { state } = g;
  for (;;) {
    const i = state.sleepers.findIndex((one) => one.at === at);
    if (i < 0) return;
    const [{ face: count }] = state.sleepers.splice(i, 1) as [Sleepers];
    state.sleepersGone.push(count);
    g.touch('sleepers:woken');
    yield* riseUp(g, at, count, rule, later);
  }
}

/** AD-SLEEP-03: they take no Actions in this Phase. AD-SLEEP-04: if figures are short, all other Shamblers activate at once (AD-R-07). */
function* riseUp(g: Army, at: ZoneId, count: number, rule: string, later: Shortage[] | undefined): Rules {
  const { state } = g;
  const placed = Math.min(count, state.pool.shamblers);
  state.pool.shamblers -= placed;
  addZombies(state, at, 'shambler', placed);
  if (placed > 0) (groupAt(state, at) as Group).drowsy += placed;
  g.reveal('all', 'sleepers-woke', { at, count, rule });
  yield* springTraps(g, at, later);
  if (placed === count) return;
  const short: Shortage = { type: 'shambler', rule: 'AD-SLEEP-04' };
  if (later === undefined) yield* shortage(g, short);
  else later.push(short);
}

/** AD-NOISE-04, AD-SLEEP-05: in the same Zone and in all adjacent ones, across floors too (AD-R-09). */
export function* wakeAround(g: Army, at: ZoneId, later?: Shortage[]): Rules {
  const { state } = g;
  if (state.sleepers.length === 0) return;
  yield* wake(g, at, 'AD-SLEEP-05', later);
  for (const next of waysIn(state).exits(at))
    if (sleepersAt(state, next) > 0) yield* wake(g, next, 'AD-SLEEP-05', later);
}
