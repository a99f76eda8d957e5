import type { Seat } from '@dreadhouse/engine';
import { isComplete, isReached } from '../rules/end.ts';
import { highestDanger } from '../rules/skills.ts';
import { missionIn, waysIn } from '../rules/table.ts';
import type { ArmyState } from '../state.ts';
import { danger } from './danger.ts';
import { isPrecious } from './precious.ts';
import { gathering, tasksOf } from './tasks.ts';

/** The chance of the team, as far as one can tell from the table. */
export function score(state: ArmyState, _seat: Seat): number {
  if (state.result !== null) return state.result.side === 'survivors' ? 1 : 0;
  if (state.step === 'setup') return 0.3;
  return 1 / (1 + Math.exp(-odds(state)));
}

function odds(state: ArmyState): number {
  const { victory, red } = missionIn(state);
  const ways = waysIn(state);
  let value = -1.2;
  value += 0.9 * (state.progress.red / Math.max(1, red.count));
  for (const goal of victory) if (isReached(state, goal)) value += 0.7;
  for (const goal of state.goals) value += isComplete(state, goal) ? 0.8 : 0.08 * Math.min(5, goal.progress);
  const tasks = tasksOf(state);
  const home = gathering(state);
  state.survivors.forEach((one, slot) => {
    if (one.health === 0) {
      value -= 0.6;
      return;
    }
    const precious = isPrecious(state, one) ? 1 : 0.4;
    value += precious * 0.35 * (one.health - 3);
    const hurt = danger(state, one.at);
    value -= precious * 0.16 * Math.min(4, hurt);
    const steps = ways.distance(one.at, tasks[slot]?.zone ?? home);
    value -= 0.05 * Math.max(0, steps);
  });
  value -= 0.35 * highestDanger(state);
  let horde = 0;
  for (const { shamblers, alphas } of state.groups) horde += shamblers + 2 * alphas;
  return value - 0.02 * horde - 0.03 * state.round;
}
