import { copy } from '@dreadhouse/engine';
import { highestDanger, skillsOf } from './rules/skills.ts';
import { actionsLeft, turnOf } from './rules/turn.ts';
import type { ArmyState, VaultState } from './state.ts';

/**
 * Everybody sees the same: everything that lies open. Only decks, Sleepers, Objectives and the Vault card have a hidden side, and they
 * hide it from everybody.
 */
export function publicView(state: ArmyState) {
  const { survivors, turns, sleepers, objectives, equipment, zombieDeck, orders, vault } = state;
  return copy({
    ...seen(state, 'mission', 'options', 'seats', 'round', 'step', 'firstPlayer', 'player', 'result'),
    ...seen(state, 'companions', 'groups', 'abominations', 'trapped', 'pool', 'noise', 'truck', 'spawns'),
    ...seen(state, 'sleepersGone', 'loot', 'charges', 'goals', 'progress'),
    ...seen(state, 'equipmentDiscard', 'zombieDiscard', 'zombieOut', 'ordersDiscard', 'drawn'),
    ...seen(state, 'challenge', 'roll', 'sharing', 'trade', 'auto'),
    danger: highestDanger(state),
    survivors: survivors.map((one, slot) => ({ ...one, skills: skillsOf(state, slot) })),
    turn: turns.length === 0 ? null : turnView(state),
    sleepers: sleepers.map(({ at }) => at),
    objectives: objectives.map(({ at }) => at),
    decks: { equipment: equipment.length, zombies: zombieDeck.length, orders: orders.length },
    vault: vault === null ? null : vaultView(vault),
  });
}

/** What lies open as it is. */
function seen<K extends keyof ArmyState>(state: ArmyState, ...names: readonly K[]): Pick<ArmyState, K> {
  return Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<ArmyState, K>;
}

function turnView(state: ArmyState) {
  const turn = turnOf(state);
  const { slot, lent, searches, used } = turn;
  return { slot, lent, searches, used, actions: actionsLeft(state, turn), interrupted: state.turns.length > 1 };
}

const vaultView = ({ card, revealed, beaten, open }: VaultState) => ({ card: revealed ? card : null, beaten, open });

export type ArmyView = ReturnType<typeof publicView>;
