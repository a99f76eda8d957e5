import type { Specialisation } from './missions/mission.ts';

/** AD-VAULT-09 to AD-VAULT-14. */
export type Bonus = 'nudge' | 'balance' | 'set' | 'extra-roll' | 'extra-die';

interface VaultCardDef {
  readonly bonuses: readonly { readonly by: Specialisation; readonly bonus: Bonus }[];
}

/** AD-R-105: each card names who can help with the Challenge, and how. */
export const VAULT_CARDS = {
  'cogs-and-bolts': {
    bonuses: [
      { by: 'mechanic', bonus: 'nudge' },
      { by: 'safecracker', bonus: 'extra-roll' },
    ],
  },
  'light-curtain': {
    bonuses: [
      { by: 'shadow', bonus: 'set' },
      { by: 'mechanic', bonus: 'balance' },
    ],
  },
  'pressure-floor': {
    bonuses: [
      { by: 'shadow', bonus: 'extra-roll' },
      { by: 'tough', bonus: 'nudge' },
    ],
  },
  'closing-walls': {
    bonuses: [
      { by: 'tough', bonus: 'extra-die' },
      { by: 'mechanic', bonus: 'nudge' },
    ],
  },
  'fading-code': {
    bonuses: [
      { by: 'safecracker', bonus: 'set' },
      { by: 'pilot', bonus: 'nudge' },
    ],
  },
  'tumbler-clock': {
    bonuses: [
      { by: 'pilot', bonus: 'balance' },
      { by: 'safecracker', bonus: 'extra-die' },
    ],
  },
} as const satisfies Record<string, VaultCardDef>;

export type VaultCardId = keyof typeof VAULT_CARDS;
export const VAULT_CARD_IDS = Object.keys(VAULT_CARDS) as VaultCardId[];

export function vaultCard(id: VaultCardId): VaultCardDef {
  return VAULT_CARDS[id];
}
