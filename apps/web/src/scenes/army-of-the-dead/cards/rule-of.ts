import { type EquipmentId, equipment, type SurvivorId, survivorDef } from '@dreadhouse/army-of-the-dead';

export type CardRef =
  | { readonly kind: 'item'; readonly id: EquipmentId }
  | { readonly kind: 'survivor'; readonly id: SurvivorId };

/** The rule that stands behind a card. */
export function ruleOf(card: CardRef): string {
  if (card.kind === 'survivor') return ruleOfPerson(card.id);
  const { weapon, explosive, traps, event, item } = equipment(card.id);
  if (event) return 'AD-ACT-SEARCH-08';
  if (traps) return 'AD-BOLAS-01';
  if (explosive !== undefined) return 'AD-EXPL-01';
  if (item === 'clip') return 'AD-AMMO-04';
  if (weapon === undefined) return 'AD-INV-05';
  return weapon.kind === 'melee' ? 'AD-EQ-02' : 'AD-EQ-03';
}

function ruleOfPerson(id: SurvivorId): string {
  const { specialisation } = survivorDef(id);
  if (specialisation === 'tough') return 'AD-SPEC-02';
  return specialisation === 'shadow' ? 'AD-SPEC-03' : 'AD-SPEC-04';
}
