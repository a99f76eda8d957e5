import type { Rules } from '@dreadhouse/engine';
import type { ActionReport, Aim, EnemySymbol } from '../content/types.ts';
import type { FigureId, FinalGirl, SpaceId } from '../state.ts';
import { decideSpace } from './ambiguity.ts';
import { firstSteps, moverOf, spaceOf } from './board.ts';
import { moveOf } from './enemy-values.ts';
import { answer } from './in-play.ts';
import { entered, isStopped, setSpace } from './move.ts';

/**
 * FG-SYM-16, FG-KMOV-01: one move symbol: toward the target, up to the movement value; several add up (FG-KMOV-03). `rest` is what the
 * action still holds after this symbol.
 */
export function* enemyMoves(g: FinalGirl, aim: Aim, report: ActionReport, rest: readonly EnemySymbol[]): Rules {
  const { enemy } = aim;
  const steps = moveOf(g, enemy);
  const route = answer(g, 'route', aim, steps, rest);
  for (let i = 0; i < steps; i++) {
    const next = route === undefined ? nextStep(g, aim, steps - i, rest) : route[i];
    const from = spaceOf(g, enemy);
    if (next === undefined || from === null) return;
    if (yield* isStopped(g, { enemy, from, to: next, how: 'step', stopped: false })) return;
    yield* arrive(g, enemy, from, next);
    if (spaceOf(g, enemy) !== next) return;
    report.path.push(next);
  }
}

/** FG-KMOV-02, FG-KMOV-04: by a shortest route, and no further once there; without a target or a route not at all (FG-R-21, FG-R-22). */
function nextStep(g: FinalGirl, aim: Aim, left: number, rest: readonly EnemySymbol[]): SpaceId | undefined {
  const here = spaceOf(g, aim.enemy);
  if (here === null || aim.space === null || here === aim.space) return undefined;
  const ways = firstSteps(g, here, aim.space, moverOf(aim.enemy));
  if (ways.length <= 1) return ways[0];
  const { enemy, explicit, space: target } = aim;
  return decideSpace(g, ways, { rule: 'FG-KMOV-02', enemy, symbols: rest, target, left: left - 1, explicit });
}

/** One step of an enemy. FG-KMOV-05: others on the way do not stop it. False when it was stopped, or is gone. */
export function* enemyStep(g: FinalGirl, enemy: FigureId, to: SpaceId): Rules<boolean> {
  const from = spaceOf(g, enemy);
  if (from === null) return false;
  if (yield* isStopped(g, { enemy, from, to, how: 'step', stopped: false })) return false;
  yield* arrive(g, enemy, from, to);
  return spaceOf(g, enemy) === to;
}

function arrive(g: FinalGirl, enemy: FigureId, from: SpaceId, to: SpaceId): Rules {
  setSpace(g, enemy, to);
  g.tell('all', 'enemy-moved', { enemy, from, to, rule: 'FG-KMOV-01' });
  return entered(g, enemy, to, 'step');
}
