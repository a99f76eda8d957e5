import { NOTHING_HAPPENS, type Rules } from '@dreadhouse/engine';
import type { Effect } from '../content/types.ts';
import type { FinalGirl } from '../state.ts';
import { contextOf, resolve } from './effects.ts';
import { bloodlustRow } from './enemy-values.ts';
import { moment } from './in-play.ts';
import { finishing } from './phase-end.ts';
import { killerOf } from './things.ts';

/** FG-SYM-17, FG-BLOOD-01, FG-R-46: n single steps, each fully resolved before the next and before anything else (FG-BLOOD-04). */
export function* raiseBloodlust(g: FinalGirl, n: number): Rules {
  const step = (): Rules =>
    finishing(
      () => oneStep(g),
      () => moment(g, 'onBloodlust'),
    );
  yield* finishing(...Array.from({ length: n }, () => step));
}

function oneStep(g: FinalGirl): Rules {
  const killer = killerOf(g.state);
  if (g.state.killer.bloodlust < killer.track.length) {
    // FG-BRD-15, FG-BLOOD-02: the new row's values apply, and its special effect once, at once.
    g.state.killer.bloodlust += 1;
    const { attack, move, effects } = bloodlustRow(g);
    g.tell('all', 'bloodlust', { row: g.state.killer.bloodlust, attack, move, rule: 'FG-BLOOD-01' });
    return effects === undefined ? NOTHING_HAPPENS : carryOut(g, effects);
  }
  // FG-BRD-16, FG-BLOOD-03: at the top every further rise brings the end effect.
  g.tell('all', 'bloodlust-at-top', { rule: 'FG-BLOOD-03' });
  return carryOut(g, killer.endEffect);
}

/** FG-R-33: a bloodlust effect is finished, line by line, even if one of its lines ends the phase. */
function carryOut(g: FinalGirl, effects: readonly Effect[]): Rules {
  const ctx = contextOf(g, killerOf(g.state).id, 'bloodlust');
  return finishing(...effects.map((effect) => () => resolve(g, [effect], ctx)));
}
