import { GOALS, type GoalKind } from '../content/goals.ts';
import type { ZoneId } from '../map/index.ts';
import { isComplete } from '../rules/end.ts';
import { zombiesAt } from '../rules/horde.ts';
import { missionIn, slotOf, survivor, waysIn } from '../rules/table.ts';
import type { ArmyState, Goal, Slot } from '../state.ts';
import { isPrecious } from './precious.ts';
import type { Add } from './tasks.ts';

type Prey = 'shamblers' | 'alphas' | 'any' | 'crowd';
const PREY: Readonly<Partial<Record<GoalKind, Prey>>> = {
  'kill-shamblers': 'shamblers',
  'kill-alphas': 'alphas',
  'kill-close': 'alphas',
  'kill-melee': 'any',
  massacre: 'crowd',
};

/** Zones with what is hunted, and not with more than one can take on. */
function preyOf(state: ArmyState, prey: Prey): ZoneId[] {
  const found: ZoneId[] = [];
  for (const { at, shamblers, alphas } of state.groups) {
    const count = prey === 'shamblers' ? shamblers : prey === 'alphas' ? alphas : shamblers + alphas;
    if (prey === 'crowd' && count < 3) continue;
    if (count > 0 && shamblers + 2 * alphas <= 6) found.push(at);
  }
  return found;
}

/** What the owners of Personal Goals have to see to. */
export function personalJobs(state: ArmyState, add: Add): void {
  for (const goal of state.goals) {
    const slot = slotOf(state, goal.owner);
    const { health, at } = survivor(state, slot);
    if (isComplete(state, goal) || health === 0) continue;
    const zone = nearestTo(state, at, zonesFor(state, goal));
    if (zone === undefined) continue;
    add(zone, 1.2, 1, null, slot);
    if (PREY[GOALS[goal.owner].kind] !== undefined) escort(state, slot, add);
  }
}

function zonesFor(state: ArmyState, { owner, zones: counted }: Goal): ZoneId[] {
  const { kind } = GOALS[owner];
  const prey = PREY[kind];
  if (prey !== undefined) return preyOf(state, prey);
  const { zones } = missionIn(state).board;
  const isNew = (id: ZoneId): boolean => !counted.includes(id) && zombiesAt(state, id) === 0;
  if (kind === 'search-zones') return zones.filter(({ id, search }) => search && isNew(id)).map(({ id }) => id);
  if (kind === 'quiet-turns')
    return zones.filter(({ id, kind: k }) => (k === 'street' || k === 'rooftop') && isNew(id)).map(({ id }) => id);
  if (kind === 'sleepers')
    return state.sleepers.length > 0 ? state.sleepers.map(({ at }) => at) : preyOf(state, 'shamblers');
  return kind === 'objectives' ? state.objectives.map(({ at }) => at) : [];
}

export function nearestTo(state: ArmyState, from: ZoneId, zones: readonly ZoneId[]): ZoneId | undefined {
  const ways = waysIn(state);
  return zones
    .map((zone) => ({ zone, steps: ways.distance(from, zone) }))
    .filter(({ steps }) => steps >= 0)
    .sort((a, b) => a.steps - b.steps)[0]?.zone;
}

/** Somebody who can be spared goes along with a hunter. */
function escort(state: ArmyState, hunter: Slot, add: Add): void {
  const ways = waysIn(state);
  const { at } = survivor(state, hunter);
  const [best] = state.survivors
    .map((one, slot) => ({ one, slot, steps: ways.distance(one.at, at) }))
    .filter(({ one, steps }) => one.health > 1 && steps >= 0 && !isPrecious(state, one))
    .sort((a, b) => a.steps - b.steps);
  if (best !== undefined) add(at, 1, 1, null, best.slot);
}
