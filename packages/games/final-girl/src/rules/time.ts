import type { Rules } from '@dreadhouse/engine';
import type { Cause } from '../events.ts';
import type { CardId, FinalGirl } from '../state.ts';
import { discardFromHand } from './hand.ts';
import { sum } from './in-play.ts';
import { lastMoment } from './windows.ts';

/** FG-BRD-03: the time track runs from 0 to 12; below it lies one red space. */
const MOST_TIME = 12;
const RED_TIME = -1;

/** FG-BRD-06, FG-SETUP-20, FG-PLAN-06. */
export function startTime(g: FinalGirl): number {
  return g.state.options.mode === 'extreme' ? 5 : 6;
}

/** FG-TIME-04: on 0 the player may go on; only below it lies red. */
export const onRed = (g: FinalGirl): boolean => g.state.time === RED_TIME;

/** FG-SYM-07, FG-SYM-08, FG-TIME-01: whole points, gained or lost; what changes after Planning stays for the next turn (FG-R-03). */
export function* changeTime(g: FinalGirl, n: number, cause: Cause): Rules {
  if (n < 0) yield* loseTime(g, -n, cause);
  if (n > 0) gainTime(g, n, cause);
}

export function gainTime(g: FinalGirl, n: number, cause: Cause): void {
  // FG-TIME-03, FG-R-06: in the Action phase nothing leads back from red.
  if (onRed(g) && g.state.phase === 'action') {
    return g.tell('all', 'time-lost-on-red', { rule: 'FG-TIME-03' });
  }
  // FG-R-02: gains above 12 are lost.
  setTime(g, Math.min(MOST_TIME, g.state.time + n), cause);
}

function setTime(g: FinalGirl, time: number, cause: Cause): void {
  const by = time - g.state.time;
  g.state.time = time;
  g.tell('all', 'time', { time, by, cause, rule: 'FG-TIME-01' });
}

export function* loseTime(g: FinalGirl, n: number, cause: Cause): Rules {
  // FG-R-05: before the marker falls onto red, cards may still be discarded for time.
  if (g.state.phase === 'action' && !onRed(g) && n > g.state.time) yield* lastMoment(g, 'time-runs-out', 'FG-R-05', n);
  setTime(g, Math.max(RED_TIME, g.state.time - n), cause);
  // FG-TIME-02, FG-AEND-04: the phase ends, but only once the current action has been resolved (FG-R-06).
  if (onRed(g) && g.state.phase === 'action') g.state.ending = true;
}

/** FG-TIME-05, FG-TIME-06: discard a card for +1 time, at any moment before the Action phase ends; to go on, or to buy more. */
export function discardForTime(g: FinalGirl, card: CardId): void {
  discardFromHand(g, card, 'FG-TIME-05');
  gainTime(g, 1 + sum(g, 'timePerCard'), 'discarded');
}
