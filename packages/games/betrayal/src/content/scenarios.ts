/** BH-SETUP-12, BH-CARD-04: for each Omen the number of a haunt; a second number stands beside some (BH-AMB-45). */
export interface ScenarioDef {
  readonly id: string;
  readonly haunts: Readonly<Record<string, readonly number[]>>;
}

const OMENS = ['armor', 'book', 'dagger', 'dog', 'holy-symbol', 'idol', 'mask', 'ring', 'skull'] as const;
export type OmenId = (typeof OMENS)[number];
export const OMEN_IDS: readonly OmenId[] = OMENS;

function scenario<const I extends string>(id: I, ...haunts: readonly (number | readonly [number, number])[]) {
  const cells = OMENS.map((omen, i) => [omen, [haunts[i] ?? 0].flat()] as const);
  return { id, haunts: Object.fromEntries(cells) as Partial<Record<OmenId, readonly number[]>> };
}

export const SCENARIOS = [
  scenario('paranormal-investigators', 47, 16, 15, 42, 31, 28, [5, 33], 18, 32),
  scenario('cursed', 50, 39, 17, 20, 19, [23, 3], 27, 2, 46),
  scenario('a-strange-disappearance', 25, 21, 11, 43, 13, 34, [44, 7], 30, 35),
  scenario('a-mysterious-invitation', 37, 45, 6, 8, 26, [9, 12], 24, 38, 48),
  scenario('for-sale', 10, 14, 49, 4, 36, 41, 40, 29, [22, 1]),
] as const;

export type ScenarioId = (typeof SCENARIOS)[number]['id'];
export const SCENARIO_IDS: readonly ScenarioId[] = SCENARIOS.map(({ id }) => id);

/** BH-HAUNT-01, BH-HAUNT-11: the numbers of the haunts that this Omen can bring on; nothing else has a say. */
export function hauntsOf(id: ScenarioId, omen: OmenId): readonly number[] {
  const found = SCENARIOS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no scenario "${id}".`);
  return found.haunts[omen] ?? [];
}

/** BH-TYPE-01, BH-GOAL-05: a traitor against heroes is the commonest (BH-TYPE-03). */
export type HauntType = 'traitor' | 'none' | 'hidden' | 'alone';

/** BH-GOAL-06. */
export const HAUNTS = 50;
