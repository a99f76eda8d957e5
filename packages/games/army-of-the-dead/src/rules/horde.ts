import type { ZombieType } from '../content/zombies.ts';
import type { ZoneId } from '../map/index.ts';
import type { ArmyState, Group } from '../state.ts';
import { placeOf } from './table.ts';

/** Figures on the board: Shamblers and Alphas by the number, Abominations one by one. */

export type Horde = 'shambler' | 'alpha';
/** As what they are counted: in a Zone, in the box, on a card. */
export const FIGURES = { shambler: 'shamblers', alpha: 'alphas' } as const;
export const isHorde = (type: ZombieType): type is Horde => type === 'shambler' || type === 'alpha';

/** All Zombies that there are, and who of them is held. */
type Zombies = Pick<ArmyState, 'groups' | 'abominations' | 'trapped'>;

export function groupAt(state: Pick<ArmyState, 'groups'>, at: ZoneId): Group | undefined {
  return state.groups.find((one) => one.at === at);
}

/** How many Zombies are in a Zone; Sleepers are none (AD-SLEEP-01). */
export function zombiesAt(state: Pick<ArmyState, 'groups' | 'abominations'>, at: ZoneId): number {
  const group = groupAt(state, at);
  let count = group === undefined ? 0 : group.shamblers + group.alphas;
  for (const one of state.abominations) if (one.at === at) count += 1;
  return count;
}

export function countAt(state: Zombies, at: ZoneId, type: ZombieType): number {
  if (isHorde(type)) return groupAt(state, at)?.[FIGURES[type]] ?? 0;
  return state.abominations.some((one) => one.at === at && one.type === type) ? 1 : 0;
}

/** Each Zone with Zombies. */
export function crowdsOf({ groups, abominations }: Pick<ArmyState, 'groups' | 'abominations'>): Set<ZoneId> {
  return new Set([...groups, ...abominations].map(({ at }) => at));
}

/** The types in a Zone, in the order of Targeting Priority (AD-PRIO-01). */
export function typesAt(state: Zombies, at: ZoneId): ZombieType[] {
  const types: ZombieType[] = [];
  const group = groupAt(state, at);
  if (group !== undefined && group.shamblers > 0) types.push('shambler');
  if (group !== undefined && group.alphas > 0) types.push('alpha');
  for (const one of state.abominations) if (one.at === at) types.push(one.type);
  return types;
}

/** Puts figures into a Zone, wherever they come from. */
export function addZombies(state: ArmyState, at: ZoneId, type: Horde, count: number): void {
  if (count <= 0) return;
  const group = groupAt(state, at) ?? newGroup(state, at);
  group[FIGURES[type]] += count;
}

/** The list stays in the order of the map, so that nothing depends on who came first. */
function newGroup(state: ArmyState, at: ZoneId): Group {
  const group: Group = { at, shamblers: 0, alphas: 0, drowsy: 0 };
  const place = placeOf(state, at);
  const next = state.groups.findIndex((one) => placeOf(state, one.at) > place);
  state.groups.splice(next < 0 ? state.groups.length : next, 0, group);
  return group;
}

export function removeZombies(state: ArmyState, at: ZoneId, type: Horde, count: number): void {
  const group = groupAt(state, at);
  if (group === undefined || count <= 0) return;
  group[FIGURES[type]] -= count;
  if (group.drowsy > group.shamblers) group.drowsy = group.shamblers;
  if (group.shamblers + group.alphas === 0) state.groups.splice(state.groups.indexOf(group), 1);
}

/** AD-BOLAS-02: how many of a type lie in bolas. */
export function trappedAt(state: Pick<ArmyState, 'trapped'>, at: ZoneId, type: ZombieType): number {
  if (state.trapped.length === 0) return 0;
  return state.trapped.filter((one) => one.at === at && one.type === type).length;
}

/** One Zombie less in bolas, because it is gone. */
export function untrap(state: ArmyState, at: ZoneId, type: ZombieType): void {
  const i = state.trapped.findIndex((one) => one.at === at && one.type === type);
  if (i >= 0) state.trapped.splice(i, 1);
}

/** Those that can act: not trapped, and not woken in this Phase. */
export function ableAt(state: Zombies, at: ZoneId, type: ZombieType): number {
  const held = trappedAt(state, at, type);
  if (type !== 'shambler') return countAt(state, at, type) - held;
  const group = groupAt(state, at);
  return group === undefined ? 0 : Math.max(0, group.shamblers - held - group.drowsy);
}
