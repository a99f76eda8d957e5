import type { Rules } from '@dreadhouse/engine';
import { NOTHING_HAPPENS } from '@dreadhouse/engine';
import type { FinalGirl } from '../state.ts';
import { contextOf, resolve } from './effects.ts';
import { bloodlustRow } from './enemy-values.ts';
import { moment } from './in-play.ts';
import { endPhaseIfDue } from './phase-end.ts';
import { killerOf } from './things.ts';

/** FG-SYM-17, FG-BLOOD-01, FG-R-46: n single steps, each fully resolved before the next and before anything else (FG-BLOOD-04). */
export function* raiseBloodlust(g: FinalGirl, n: number): Rules {
  g.state.bloodlustDepth += 1;
  for (let i = 0; i < n; i++) {
    yield* oneStep(g);
    yield* moment(g, 'onBloodlust');
  }
  g.state.bloodlustDepth -= 1;
  endPhaseIfDue(g);
}

function oneStep(g: FinalGirl): Rules {
  const killer = killerOf(g.state);
  if (g.state.killer.bloodlust < killer.track.length) {
    // FG-BRD-15, FG-BLOOD-02: the new row's values apply, and its special effect once, at once.
    g.state.killer.bloodlust += 1;
    const { attack, move, effects } = bloodlustRow(g);
    g.tell('all', 'bloodlust', { row: g.state.killer.bloodlust, attack, move, rule: 'FG-BLOOD-01' });
    return effects === undefined ? NOTHING_HAPPENS : resolve(g, effects, contextOf(g, killer.id, 'bloodlust'));
  }
  // FG-BRD-16, FG-BLOOD-03: at the top every further rise brings the end effect.
  g.tell('all', 'bloodlust-at-top', { rule: 'FG-BLOOD-03' });
  return resolve(g, killer.endEffect, contextOf(g, killer.id, 'bloodlust'));
}
