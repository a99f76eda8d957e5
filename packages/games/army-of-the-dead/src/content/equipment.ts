import type { SkillId } from './skills.ts';

/** What is printed on a weapon. */
export interface Weapon {
  /** AD-EQ-01. AD-EQ-04: it stays what it is at Range 0. */
  readonly kind: 'melee' | 'ranged';
  /** AD-EQ-02, AD-EQ-03: least and greatest; 0 for Melee. */
  readonly range: readonly [number, number];
  /** AD-EQ-05. */
  readonly dice: number;
  /** AD-EQ-08. */
  readonly ammo: number;
  /** AD-EQ-06. */
  readonly accuracy: number;
  /** AD-EQ-07: of each hit. */
  readonly damage: number;
  /** AD-EQ-10. */
  readonly noisy: boolean;
}

export interface EquipmentDef {
  readonly copies: number;
  readonly weapon?: Weapon;
  /** AD-EXPL-01. `thrown` and `trap` always hit and are used up (AD-EXPL-04); `launcher` rolls dice. */
  readonly explosive?: 'thrown' | 'launcher' | 'trap';
  /** Can be laid down as a charge. */
  readonly charge?: true;
  /** Used up by firing it. */
  readonly once?: true;
  /** AD-BOLAS-01 to AD-BOLAS-04. */
  readonly traps?: true;
  /** AD-INV-05. */
  readonly fromBackpack?: true;
  /** AD-EQ-09. */
  readonly skill?: SkillId;
  readonly item?: 'clip' | 'aid' | 'chip' | 'light';
  /** AD-ACT-SEARCH-08: not an item at all. */
  readonly event?: true;
}

const melee = (dice: number, accuracy: number, damage: number, noisy = false): { weapon: Weapon } => ({
  weapon: { kind: 'melee', range: [0, 0], dice, ammo: 0, accuracy, damage, noisy },
});
const ranged = (
  range: readonly [number, number],
  dice: number,
  ammo: number,
  accuracy: number,
  damage: number,
  noisy = true,
): { weapon: Weapon } => ({ weapon: { kind: 'ranged', range, dice, ammo, accuracy, damage, noisy } });
/** Always hits, so it has neither dice nor accuracy. */
const sure = (range: readonly [number, number], damage: number, noisy = true): { weapon: Weapon } =>
  ranged(range, 0, 0, 0, damage, noisy);

const DEFS = {
  'military-knife': { copies: 4, ...melee(1, 3, 1), skill: 'silent-killer' },
  'nail-bat': { copies: 3, ...melee(2, 4, 1) },
  crowbar: { copies: 4, ...melee(1, 4, 1) },
  katana: { copies: 2, ...melee(2, 4, 1), skill: 'charge' },
  machete: { copies: 4, ...melee(1, 3, 2) },
  'ring-saw': { copies: 2, ...melee(3, 4, 2, true) },
  revolver: { copies: 5, ...ranged([0, 1], 1, 1, 4, 1) },
  'desert-eagle': { copies: 4, ...ranged([0, 1], 1, 1, 4, 2) },
  smg: { copies: 5, ...ranged([0, 1], 5, 1, 5, 1) },
  'pump-shotgun': { copies: 4, ...ranged([0, 1], 1, 1, 3, 2) },
  'assault-rifle': { copies: 5, ...ranged([0, 2], 2, 1, 4, 1) },
  'golden-ak': { copies: 1, ...ranged([0, 2], 3, 1, 4, 1) },
  hmg: { copies: 2, ...ranged([0, 2], 2, 2, 4, 2) },
  'sniper-rifle': { copies: 2, ...ranged([1, 4], 1, 1, 3, 3) },
  bolas: { copies: 2, ...ranged([0, 2], 1, 0, 3, 0, false), traps: true },
  grenade: { copies: 5, ...sure([1, 1], 3), explosive: 'thrown', fromBackpack: true },
  tnt: { copies: 3, ...sure([1, 1], 5), explosive: 'thrown', charge: true },
  'gas-can': { copies: 3, ...sure([1, 1], 2), explosive: 'thrown', charge: true },
  'bomb-trap': { copies: 2, ...sure([0, 1], 4, false), explosive: 'trap' },
  'grenade-launcher': { copies: 1, ...ranged([1, 3], 1, 1, 4, 3), explosive: 'launcher' },
  'rocket-launcher': { copies: 1, ...ranged([1, 4], 2, 0, 3, 6), explosive: 'launcher', once: true },
  clip: { copies: 8, item: 'clip', fromBackpack: true },
  flashlight: { copies: 2, item: 'light', fromBackpack: true, skill: 'search-2' },
  'first-aid-kit': { copies: 2, item: 'aid', fromBackpack: true },
  chip: { copies: 2, item: 'chip', fromBackpack: true },
  aaahh: { copies: 4, event: true },
} satisfies Record<string, EquipmentDef>;

export type EquipmentId = keyof typeof DEFS;

/** AD-R-102: the Equipment deck. */
export const EQUIPMENT: Readonly<Record<EquipmentId, EquipmentDef>> = DEFS;
export const EQUIPMENT_IDS = Object.keys(DEFS) as EquipmentId[];

export function equipment(id: EquipmentId): EquipmentDef {
  return EQUIPMENT[id];
}

/** The whole deck, before anything is taken out or shuffled. */
export function equipmentDeck(): EquipmentId[] {
  return EQUIPMENT_IDS.flatMap((id) => new Array<EquipmentId>(EQUIPMENT[id].copies).fill(id));
}

/** AD-R-112: the guns of the Taco Truck. Skills never apply to them (AD-TRUCK-02). */
export const MACHINE_GUN: Weapon = {
  kind: 'ranged',
  range: [1, 3],
  dice: 3,
  ammo: 0,
  accuracy: 4,
  damage: 2,
  noisy: true,
};
export const TRUCK_ATTACK: Weapon = {
  kind: 'ranged',
  range: [0, 0],
  dice: 2,
  ammo: 0,
  accuracy: 4,
  damage: 2,
  noisy: false,
};
