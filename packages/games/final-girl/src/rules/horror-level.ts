import { NOTHING_HAPPENS, type Rules } from '@dreadhouse/engine';
import type { HorrorRise } from '../content/types.ts';
import type { Cause } from '../events.ts';
import type { FinalGirl } from '../state.ts';
import { raiseBloodlust } from './bloodlust.ts';
import { moment } from './in-play.ts';
import { gainTime } from './time.ts';

/** Green, 1 to 6, red. */
const GREEN = 0;
const RED = 7;
/** Dice by level, from green to red. */
export const HORROR_DICE = { normal: [3, 3, 2, 2, 2, 2, 2, 1], extreme: [3, 2, 2, 2, 2, 1, 1, 1] } as const;

/** FG-BRD-02, FG-ROLL-02, FG-ROLL-03: dice that the horror track gives. */
export function trackDice(g: FinalGirl): number {
  return HORROR_DICE[g.state.options.mode][g.state.horror] ?? 1;
}

type HorrorCause = Pick<HorrorRise, 'from' | 'card'>;

const UNKNOWN: HorrorCause = { from: 'other', card: null };

/** FG-SYM-03, FG-SYM-04, FG-HOR-01: the marker moves one step per symbol, up (n above 0) or down. */
export function changeHorror(g: FinalGirl, n: number, cause: HorrorCause = UNKNOWN): Rules {
  if (n > 0) return raiseHorror(g, n, cause);
  for (let i = 0; i < -n; i++) lowerHorror(g, cause.card);
  return NOTHING_HAPPENS;
}

export function* raiseHorror(g: FinalGirl, n: number, cause: HorrorCause = UNKNOWN): Rules {
  const rise: HorrorRise = { from: cause.from, card: cause.card, steps: n };
  yield* moment(g, 'beforeHorrorRise', rise);
  let moved = 0;
  for (let i = 0; i < rise.steps; i++) {
    // FG-HOR-05: step by step, so part of it may move the marker and the rest run off the track.
    if (g.state.horror === RED) {
      g.tell('all', 'horror-beyond-red', { rule: 'FG-HOR-04' });
      yield* raiseBloodlust(g, 1);
    } else {
      g.state.horror += 1;
      moved += 1;
      g.tell('all', 'horror', { level: g.state.horror, by: 1, cause: cause.card, rule: 'FG-HOR-01' });
    }
  }
  if (moved > 0) yield* moment(g, 'afterHorrorRise', rise);
}

function lowerHorror(g: FinalGirl, cause: Cause): void {
  if (g.state.horror === GREEN) {
    // FG-HOR-02, FG-HOR-03: the marker stays and the bonus at the end of the track applies instead (FG-R-07).
    g.tell('all', 'horror-beyond-green', { rule: 'FG-HOR-03' });
    gainTime(g, 1, null);
    return;
  }
  g.state.horror -= 1;
  g.tell('all', 'horror', { level: g.state.horror, by: -1, cause, rule: 'FG-HOR-01' });
}
