import { copy } from '@dreadhouse/engine';
import type { VaultCardId } from './content/vault-cards.ts';
import { highestDanger, skillsOf } from './rules/skills.ts';
import { actionsLeft, turnOf } from './rules/turn.ts';
import type { ArmyState } from './state.ts';

/**
 * Everybody sees the same: everything that lies open. Only decks, Sleepers, Objectives and the Vault card have a hidden side, and they
 * hide it from everybody.
 */
export function publicView(state: ArmyState) {
  return copy({
    mission: state.mission,
    options: state.options,
    seats: state.seats,
    round: state.round,
    step: state.step,
    firstPlayer: state.firstPlayer,
    player: state.player,
    danger: highestDanger(state),
    survivors: state.survivors.map((one, slot) => ({ ...one, skills: skillsOf(state, slot) })),
    companions: state.companions,
    turn: state.turns.length === 0 ? null : turnView(state),
    groups: state.groups,
    abominations: state.abominations,
    trapped: state.trapped,
    pool: state.pool,
    noise: state.noise,
    sleepers: state.sleepers.map(({ at }) => at),
    sleepersGone: state.sleepersGone,
    objectives: state.objectives.map(({ at }) => at),
    loot: state.loot,
    charges: state.charges,
    spawns: state.spawns,
    goals: state.goals,
    decks: { equipment: state.equipment.length, zombies: state.zombieDeck.length, orders: state.orders.length },
    equipmentDiscard: state.equipmentDiscard,
    zombieDiscard: state.zombieDiscard,
    zombieOut: state.zombieOut,
    ordersDiscard: state.ordersDiscard,
    drawn: state.drawn,
    vault: state.vault === null ? null : vaultView(state),
    challenge: state.challenge,
    truck: state.truck,
    progress: state.progress,
    roll: state.roll,
    sharing: state.sharing,
    trade: state.trade,
    auto: state.auto,
    result: state.result,
  });
}

function turnView(state: ArmyState) {
  const turn = turnOf(state);
  const { slot, lent, searches, used } = turn;
  return { slot, lent, searches, used, actions: actionsLeft(state, turn), interrupted: state.turns.length > 1 };
}

function vaultView({ vault }: ArmyState): { card: VaultCardId | null; beaten: boolean; open: boolean } {
  const { card, revealed, beaten, open } = vault as NonNullable<ArmyState['vault']>;
  return { card: revealed ? card : null, beaten, open };
}

export type ArmyView = ReturnType<typeof publicView>;
