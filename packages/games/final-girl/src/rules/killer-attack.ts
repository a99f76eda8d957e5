import { NOTHING_HAPPENS, type Rules } from '@dreadhouse/engine';
import type { ActionReport, Aim, Attack } from '../content/types.ts';
import type { FigureId, FinalGirl, VictimId } from '../state.ts';
import { decideVictim } from './ambiguity.ts';
import { heroineSpace, isVictim, spaceOf, victim, victimsOn } from './board.ts';
import { attackOf } from './enemy-values.ts';
import { anyMoment } from './in-play.ts';
import { hitHeroine } from './reactions.ts';
import { killVictims } from './victims.ts';

/** FG-SYM-15, FG-KATK-01: one attack symbol is one attack on one target on the enemy's own space (FG-KATK-03, FG-KATK-15). */
export function* enemyAttacks(g: FinalGirl, aim: Aim, report: ActionReport): Rules {
  if (!(yield* anyMoment(g, 'insteadOfAttack', aim, report))) yield* attackAsUsual(g, aim, report);
}

function attackAsUsual(g: FinalGirl, aim: Aim, report: ActionReport): Rules<unknown> {
  const { enemy } = aim;
  const space = spaceOf(g, enemy);
  if (space === null) return NOTHING_HAPPENS;
  const here = victimsOn(g, space);
  const victims = here.includes(enemy) ? here.filter((id) => id !== enemy) : here;
  const heroineHere = heroineSpace(g) === space;
  // FG-KATK-04, FG-R-25: victims before the heroine, unless she was named.
  if (victims.length > 0 && !(aim.explicit && heroineHere))
    return killOne(g, enemy, decideVictim(g, victims, 'FG-R-26'), report);
  if (heroineHere) return strikeHeroine(g, enemy, report);
  g.tell('all', 'nobody-to-attack', { enemy, space, rule: 'FG-KATK-01' });
  return NOTHING_HAPPENS;
}

/** FG-KATK-05, FG-KATK-09, FG-KATK-10: a victim dies of any damage, and only one dies of one attack. */
export function killOne(g: FinalGirl, enemy: FigureId, id: VictimId, report: ActionReport): Rules<unknown> {
  if (victim(g, id) === undefined) return NOTHING_HAPPENS;
  report.killed.push(id);
  return killVictims(g, [id], { by: enemy, cause: 'attack' });
}

/** FG-KATK-11, FG-KATK-14: an attack on the heroine hits without a roll, each one by itself. */
export function* strikeHeroine(g: FinalGirl, enemy: FigureId, report: ActionReport): Rules {
  report.attacksOnHeroine += 1;
  const attack: Attack = {
    attacker: enemy,
    damageable: !isVictim(enemy),
    amount: attackOf(g, enemy),
    cancelled: false,
  };
  report.heroineLost += yield* hitHeroine(g, attack);
}
