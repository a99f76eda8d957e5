import { GOALS, type GoalKind } from '../content/goals.ts';
import type { SurvivorId } from '../content/survivors.ts';
import type { ZombieType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { Horde } from '../rules/horde.ts';
import { missionIn, slotOf, survivor, waysIn } from '../rules/table.ts';
import type { ArmyState, Slot } from '../state.ts';

/** An Abomination that must fall: for the Mission, or for somebody's Personal Goal. */
export function isWanted(state: ArmyState, type: ZombieType): boolean {
  const who = type === 'valentine' || type === 'queen' ? type : 'zeus';
  if (who === 'zeus' && state.goals.some(({ owner, done }) => !done && GOALS[owner].kind === 'zeus')) return true;
  return missionIn(state).victory.some((goal) => goal.kind === 'killed' && goal.abomination === who);
}

/** Personal Goals that take some fighting are still open. */
export function isHunting(state: ArmyState): boolean {
  return state.goals.some(({ owner, done }) => !done && FIGHTS.includes(GOALS[owner].kind));
}

const FIGHTS: readonly GoalKind[] = [
  'kill-shamblers',
  'kill-alphas',
  'kill-close',
  'kill-melee',
  'massacre',
  'sleepers',
];

/** An Abomination whose death brings worse things about, while there is still something else to do first. */
export function isTooSoon(state: ArmyState, type: ZombieType): boolean {
  const { events } = missionIn(state);
  return isHunting(state) && events.some(({ when }) => when.kind === 'killed' && when.abomination === type);
}

/** Whether such a kill counts for such a goal. */
function counts(kind: GoalKind, type: Horde, own: boolean, melee: boolean, asleep: boolean): boolean {
  if (kind === 'kill-shamblers') return type === 'shambler';
  if (kind === 'kill-alphas') return type === 'alpha';
  if (kind === 'kill-close') return type === 'alpha' && own;
  if (kind === 'sleepers') return type === 'shambler' && melee && own && !asleep;
  return kind === 'kill-melee' && melee && own;
}

/** Kills that this one still needs, and those that somebody else should be left to make. */
export function preyBonus(state: ArmyState, slot: Slot, at: ZoneId, type: Horde, melee: boolean): number {
  const one = survivor(state, slot);
  const asleep = state.sleepers.length > 0;
  let bonus = 0;
  for (const { owner, done } of state.goals) {
    if (done) continue;
    const { kind } = GOALS[owner];
    if (kind === 'sacrifice') bonus -= isClose(state, owner, at, 1) ? 0.4 : 0;
    else if (owner === one.id) {
      if (counts(kind, type, at === one.at, melee, asleep)) bonus += type === 'alpha' ? 3 : 1.8;
      else if (counts(kind, type, true, true, asleep)) bonus -= type === 'alpha' ? 1.2 : 0.3; // let them come
    } else if (counts(kind, type, true, true, asleep) && kind !== 'kill-melee') {
      if (isClose(state, owner, at, 2)) bonus -= type === 'alpha' ? 1 : 0.35;
    }
  }
  return bonus;
}

function isClose(state: ArmyState, owner: SurvivorId, at: ZoneId, most: number): boolean {
  const steps = waysIn(state).distance(survivor(state, slotOf(state, owner)).at, at);
  return steps >= 0 && steps <= most;
}

/** What the chance of three at once is worth to whoever needs it. */
export function massacreChance(state: ArmyState, slot: Slot, chance: number): number {
  const { id } = survivor(state, slot);
  const wanted = state.goals.some(({ owner, done }) => !done && owner === id && GOALS[owner].kind === 'massacre');
  return wanted ? 7 * chance : 0;
}
