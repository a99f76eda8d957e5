import { ALPHAS, BACKPACK, HANDS, MOST_ADRENALINE, SHAMBLERS, TEAM } from './content/numbers.ts';
import { countAt } from './rules/horde.ts';
import { baseHealth } from './rules/items.ts';
import { missionIn } from './rules/table.ts';
import type { ArmyState } from './state.ts';

/** Every card, token and figure, wherever it is. */
export function components(state: ArmyState): string[] {
  const all: string[] = [...state.equipment, ...state.equipmentDiscard, ...state.drawn];
  for (const { face } of state.charges) all.push(face);
  for (const { hand, backpack } of state.survivors) for (const { face } of [...hand, ...backpack]) all.push(face);
  all.push(...state.zombieDeck, ...state.zombieDiscard, ...state.zombieOut, ...state.orders, ...state.ordersDiscard);
  all.push(...state.vaultBox, ...(state.vault === null ? [] : [state.vault.card]));
  for (const number of [...state.sleepers.map(({ face }) => face), ...state.sleeperBox, ...state.sleepersGone])
    all.push(`sleepers ${number}`);
  all.push(...objectiveTokens(state));
  for (const id of [...state.goalBox, ...state.goals.map(({ owner }) => owner)]) all.push(`goal ${id}`);
  all.push(`${figures(state, 'shamblers')} shamblers`, `${figures(state, 'alphas')} alphas`);
  return all;
}

/** Bags and crowns come and go with the Mission; Objectives are always as many. */
function objectiveTokens(state: ArmyState): string[] {
  const lying = [...state.objectives.map(({ face }) => face), ...state.loot.map(({ what }) => what)];
  const carried = state.survivors.flatMap(({ tokens }) => tokens);
  return [...lying, ...carried, ...state.tokensGone]
    .filter((token) => token !== 'bag' && token !== 'crown')
    .map((token) => `token ${token}`);
}

function figures(state: ArmyState, kind: 'shamblers' | 'alphas'): number {
  let count = state.pool[kind];
  for (const group of state.groups) count += group[kind];
  for (const goal of state.goals) count += goal[kind];
  return count;
}

/** What must never be, whatever the cards say. */
export function invariant(state: ArmyState): string | null {
  const { byId } = missionIn(state).board;
  const team = new Set(state.survivors.map(({ id }) => id)).size;
  if (team !== state.survivors.length) return 'a Survivor is there twice';
  if (state.step !== 'setup' && team !== TEAM) return `the team has ${team} Survivors`; // AD-SETUP-01
  for (const one of state.survivors) {
    if (one.health < 0 || one.health > baseHealth(one)) return `${one.id} has ${one.health} Health`; // AD-R-40
    if (one.adrenaline > MOST_ADRENALINE) return `${one.id} has ${one.adrenaline} Adrenaline`; // AD-R-45
    if (one.hand.length > HANDS || one.backpack.length > BACKPACK) return `${one.id} carries too much`; // AD-INV-01
    if (!byId.has(one.at)) return `${one.id} is nowhere`;
    if (byId.get(one.at)?.kind === 'statue') return `${one.id} is in the Statue's area`; // AD-STATUE-01
    if (one.health === 0 && one.hand.length + one.backpack.length + one.tokens.length > 0)
      return `${one.id} is dead and carries`;
  }
  if (state.pool.shamblers < 0 || state.pool.alphas < 0) return 'there are more Zombies than figures'; // AD-R-107
  if (figures(state, 'shamblers') !== SHAMBLERS || figures(state, 'alphas') !== ALPHAS) return 'figures are missing';
  return hordeTrouble(state);
}

function hordeTrouble(state: ArmyState): string | null {
  const { byId } = missionIn(state).board;
  let last = -1;
  for (const { at, shamblers, alphas, drowsy } of state.groups) {
    const place = byId.get(at)?.index ?? -1;
    if (place <= last) return `the Zombies in ${at} are out of order`;
    last = place;
    if (shamblers < 0 || alphas < 0 || shamblers + alphas === 0 || drowsy > shamblers)
      return `the Zombies in ${at} are miscounted`;
  }
  const types = state.abominations.map(({ type }) => type);
  if (new Set(types).size !== types.length) return 'an Abomination is there twice'; // AD-ABOM-05
  for (const { at, type } of state.trapped) {
    const held = state.trapped.filter((one) => one.at === at && one.type === type).length;
    if (held > countAt(state, at, type)) return `more are trapped in ${at} than are there`;
  }
  return null;
}
