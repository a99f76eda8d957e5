import { equipment } from '../content/equipment.ts';
import { GOALS } from '../content/goals.ts';
import { itemsOf } from '../rules/inventory.ts';
import { survivor } from '../rules/table.ts';
import type { TurnOption } from '../rules/turn.ts';
import { adrenalineCost } from './adrenaline.ts';
import { type Opinion, opinion } from './opinion.ts';
import { isPrecious } from './precious.ts';
import { isHunting } from './prey.ts';
import { rest, restAwake, type Situation } from './situation.ts';
import { wantsToken } from './tasks.ts';

/** Better Equipment, and Zones that count. */
export function searchOpinion(s: Situation): Opinion {
  const { state, slot, at } = s;
  const one = survivor(state, slot);
  const goal = state.goals.find(({ owner, done }) => owner === one.id && !done && GOALS[owner].kind === 'search-zones');
  if (goal !== undefined && !goal.zones.includes(at)) return opinion(4 + restAwake(s, 1), 'goal');
  const good = itemsOf(one).filter(({ face, spent }) => !spent && (equipment(face).weapon?.dice ?? 0) > 1).length;
  return opinion((good >= 2 ? 0.15 : good === 1 ? 0.5 : 0.9) + restAwake(s, 1), 'search');
}

/** What the Mission wants. */
export function jobOpinion(s: Situation, option: TurnOption, prefix: string): Opinion {
  const { state, slot } = s;
  const then = restAwake(s, prefix === 'challenge' ? 2 : 1);
  if (prefix === 'take' && option.what === 'objective') {
    const worth = wantsToken(state, slot) ? 5 - 0.6 * adrenalineCost(state, slot, 5) : -1;
    return opinion(worth + then, 'objective');
  }
  if (prefix === 'take') return opinion((option.what === 'red' ? -0.5 : 4) + then, 'objective');
  if (prefix === 'challenge') return opinion(4 + then, 'vault');
  if (prefix === 'recruit')
    return opinion((isHunting(state) ? -1 : isPrecious(state, survivor(state, slot)) ? 3 : 6) + then, 'objective');
  return opinion(6 + then, 'objective');
}

/** Sleepers less, without a sound. */
export function eliminateOpinion(s: Situation): Opinion {
  const { state, slot } = s;
  const one = survivor(state, slot);
  const wanted = state.goals.find(({ owner, done }) => !done && GOALS[owner].kind === 'sleepers');
  const geeta = wanted?.owner === one.id;
  const inTheWay = state.objectives.some(({ at }) => at === s.at) || s.task?.zone === s.at;
  const worth = geeta ? 5 : wanted !== undefined ? -2 : inTheWay ? 1.8 : 0.6;
  return opinion(worth + rest(s, 1), geeta ? 'goal' : 'quiet');
}
