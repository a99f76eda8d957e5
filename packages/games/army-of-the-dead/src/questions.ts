import type { EquipmentId } from './content/equipment.ts';
import type { CombatKind } from './content/skills.ts';
import type { SurvivorId } from './content/survivors.ts';
import type { ZombieType } from './content/zombies.ts';
import type { Deal, OfSurvivor, OfZone, There } from './events.ts';
import type { ZoneId } from './map/zones.ts';
import type { Cause } from './rules/wounds.ts';

/** Zombies of a Zone that have several ways, and how many are left over when they split up. */
type Parting = OfZone & { type: ZombieType; count: number; over: number };

/** What can be asked, and what each question is about. */
export interface ArmyQuestions {
  // --- the beginning ---
  'choose-survivor': object;
  'choose-set': OfSurvivor;
  'choose-start': OfSurvivor;
  'choose-noise': object;
  'choose-companion': OfZone;
  'first-player': object;

  // --- turns ---
  'whose-turn': object;
  tactician: OfSurvivor;
  /** The last one: with the last Action before the Zombie Phase. */
  turn: OfSurvivor & { actions: number; last: 'yes' | 'no' };
  'lent-action': OfSurvivor & { actions: number; last: 'yes' | 'no' };
  skill: OfSurvivor;
  'move-on': OfSurvivor & { left: number };
  'hit-and-run': OfSurvivor;
  sidestep: OfSurvivor;
  'rush-way': OfSurvivor & { to: ZoneId };
  'save-whom': OfSurvivor;
  'be-saved': OfSurvivor & { by: SurvivorId };
  challenge: OfSurvivor & { dice: readonly number[]; reserved: readonly number[]; rolls: number };

  // --- cards ---
  found: OfSurvivor & { item: EquipmentId };
  arrange: OfSurvivor;
  'too-many': OfSurvivor;
  discard: object;
  trade: Deal;
  agree: Deal;

  // --- Combat ---
  reflexes: There;
  reroll: OfSurvivor & { dice: readonly number[]; ammo: readonly number[]; what: 'attack' | 'sleepers' };
  'more-dice': There & { combat: CombatKind; dice: readonly number[]; ammo: readonly number[]; left: number };
  entangle: There;
  assign: There & { left: number };
  'one-more': There & { skill: 'reaper' | 'hunter' };
  'steady-hand': There;
  share: OfZone & { cause: Cause; left: number; wounds: number };

  // --- the horde ---
  destination: OfZone;
  route: Parting;
  split: Parting;
  outflank: object;
  stir: object;
  'noise-tie': object;
}
