// The exploration tokens of the design G-31: 20, of which 16 are in play.

export const EXPLORATION_EFFECTS = ['silence', 'danger', 'slime', 'fire', 'malfunction', 'door'] as const;
export type ExplorationEffect = (typeof EXPLORATION_EFFECTS)[number];
/** The effect and the number of items. */
export type ExplorationId = `${ExplorationEffect}-${number}`;

const NUMBERS: Readonly<Record<ExplorationEffect, readonly number[]>> = {
  silence: [1, 2, 3, 4],
  danger: [2, 3, 4],
  slime: [1, 2, 3],
  fire: [2, 3, 4],
  malfunction: [1, 2, 3, 4],
  door: [1, 2, 3],
};

export const EXPLORATION_IDS: readonly ExplorationId[] = EXPLORATION_EFFECTS.flatMap((effect) =>
  NUMBERS[effect].map((n): ExplorationId => `${effect}-${n}`),
);

export function explorationDef(id: ExplorationId): { readonly effect: ExplorationEffect; readonly items: number } {
  const [effect, items] = id.split('-') as [ExplorationEffect, string]; // ids are written like this
  return { effect, items: Number(items) };
}
