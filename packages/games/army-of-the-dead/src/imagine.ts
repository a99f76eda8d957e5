import type { Chance, Seat } from '@dreadhouse/engine';
import type { ArmyState } from './state.ts';

/**
 * What nobody at the table knows is dealt anew: the order of the decks, the numbers of the Sleepers, the colours of the Objectives, the
 * Vault card. No seat knows more than another.
 */
export function imagine(state: ArmyState, _seat: Seat, chance: Chance): void {
  for (const deck of [state.equipment, state.zombieDeck, state.orders]) {
    deck.sort();
    chance.shuffle('imagine', deck);
  }
  const numbers = [...state.sleepers.map(({ face }) => face), ...state.sleeperBox].sort((a, b) => a - b);
  chance.shuffle('imagine', numbers);
  for (const token of state.sleepers) token.face = numbers.pop() as number;
  state.sleeperBox = numbers.sort((a, b) => a - b);
  const colours = state.objectives.map(({ face }) => face).sort();
  chance.shuffle('imagine', colours);
  for (const token of state.objectives) token.face = colours.pop() ?? 'red';
  imagineVault(state, chance);
}

function imagineVault({ vault, vaultBox }: ArmyState, chance: Chance): void {
  if (vault === null || vault.revealed) return;
  const cards = [vault.card, ...vaultBox].sort();
  vault.card = cards.splice(chance.below('imagine', cards.length), 1)[0] ?? vault.card;
  vaultBox.splice(0, vaultBox.length, ...cards);
}
