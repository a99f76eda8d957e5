import type { Seat } from '@dreadhouse/engine';
import type { EquipmentId } from './content/equipment.ts';
import type { DeviceId, Mission, SpawnKind, ZeusForm } from './content/missions/mission.ts';
import type { OrderKind } from './content/orders.ts';
import type { SkillId } from './content/skills.ts';
import type { SurvivorId } from './content/survivors.ts';
import type { Bonus, VaultCardId } from './content/vault-cards.ts';
import type { Spawn, ZombieCardId, ZombieType } from './content/zombies.ts';
import type { DoorId, ZoneId } from './map/zones.ts';
import type { ArmyOptions } from './options.ts';
import type { Horde } from './rules/horde.ts';
import type { Matter } from './rules/left-to-the-game.ts';
import type { Tie } from './rules/ties.ts';
import type { TruckSeat } from './rules/truck-seats.ts';
import type { Cause } from './rules/wounds.ts';
import type { GoalColour, Objective, Result, Token } from './state.ts';

export interface OfSurvivor {
  survivor: SurvivorId;
}

export interface OfZone {
  at: ZoneId;
}

/** Somebody does something where it says. */
export type There = OfSurvivor & OfZone;

interface OfWay {
  from: ZoneId;
  to: ZoneId;
}

type OfItem = OfSurvivor & { item: EquipmentId };
type OfItems = OfSurvivor & { items: readonly EquipmentId[] };
type OfZombies = { type: ZombieType; count: number };

/** What an attack is made with. */
type Arm = EquipmentId | 'truck' | 'machine-gun';

/** Two who trade, and the names of what changes hands: cards, tokens, Companions. */
export type Deal = OfSurvivor & { partner: SurvivorId; give: readonly string[]; take: readonly string[] };

/** Why Zombies go where they go, and who settled what the rules leave open. */
interface Reason {
  target: ZoneId;
  why: 'noise-and-survivors' | 'most-survivors' | 'noise';
  tie: Tie;
  /** How many first steps are equally good, and who chose among them. */
  routes: number;
  route: Tie;
}

/** What can be told, by kind. */
export interface ArmyEvents {
  // --- the beginning, rounds and turns, the end ---
  'survivor-chosen': OfSurvivor & { seat: Seat };
  equipped: OfItems;
  'goal-drawn': OfSurvivor & { colour: GoalColour };
  'companion-chosen': There;
  /** One of the ten by its id; one that somebody else has written by its title. */
  'game-began': {
    mission: string | Mission['title'];
    survivors: readonly SurvivorId[];
    goals: readonly SurvivorId[];
  };
  round: { round: number; seat: Seat };
  turn: OfSurvivor;
  'turn-over': OfSurvivor;
  'left-to-the-game': { seat: Seat; what: Matter };
  'decides-again': { seat: Seat };
  won: { how: Result['how']; round: number };
  lost: { how: Result['how']; round: number };

  // --- Survivors ---
  moved: OfSurvivor & OfWay;
  'crept-away': There & { die: number };
  adrenaline: OfSurvivor & { points: number; total: number };
  'danger-level': OfSurvivor & { level: ArmyOptions['veterans'] };
  'skill-chosen': OfSurvivor & { skill: SkillId };
  found: OfItem;
  'found-nothing': OfSurvivor;
  'left-behind': OfItem;
  discarded: OfItem;
  aaahh: OfZone;
  traded: Deal;
  'trade-refused': OfSurvivor & { partner: SurvivorId };
  'objective-taken': There & { token: Objective['face'] };
  'picked-up': There & { token: Token };
  recruited: OfSurvivor & { companion: SurvivorId };
  reward: OfItems;
  shouted: There;
  noise: OfZone & { from: ZoneId };
  reloaded: OfItem;
  healed: OfSurvivor & { health: number };
  'charge-placed': OfItem & OfZone;
  'trap-set': There;
  'trap-sprung': OfZone;
  led: OfSurvivor & { to: SurvivorId };
  'to-the-rescue': OfSurvivor;
  shoved: OfSurvivor & OfWay;
  saved: OfSurvivor & OfWay & { by: SurvivorId };
  'not-saved': OfSurvivor & { by: SurvivorId };
  summoned: OfSurvivor;

  // --- the Truck ---
  boarded: OfSurvivor & { seat: TruckSeat };
  'changed-seat': OfSurvivor & { seat: TruckSeat };
  'got-out': OfSurvivor;
  drove: OfSurvivor & OfWay;

  // --- Combat ---
  attack: There & { item: Arm };
  'concentrated-attack': There & { item: Arm; type: ZombieType };
  rolled: OfSurvivor & { dice: readonly number[]; ammo: readonly number[] };
  rerolled: OfSurvivor & { how: 'lucky' | 'chip' };
  'more-dice': OfSurvivor & { dice: readonly number[] };
  /** What an attack with dice came to: how many of them hit, who died or lies in bolas. */
  'attack-result': There & { hits: number; dice: number; kills: number; caught: number };
  killed: OfZone & OfZombies & Partial<OfSurvivor>;
  unmasked: OfZone;
  trapped: OfZone & { type: ZombieType };
  'steady-hand': OfSurvivor & { survivors: readonly SurvivorId[] };
  'out-of-ammo': OfItem;
  explosion: OfZone & { damage: number };
  wounded: OfSurvivor & { wounds: number; health: number; cause: Cause };
  eliminated: There;
  'companion-lost': OfSurvivor & { cause: Cause };

  // --- Sleepers ---
  'sleepers-woke': OfZone & { count: number };
  'sleepers-eliminated': There & { count: number };

  // --- the horde ---
  'zombie-phase': { round: number };
  'zombies-attack': OfZone & OfZombies & { wounds: number };
  'zombies-move': OfWay & OfZombies & Reason;
  'zombies-stay': OfZone & OfZombies & { target: ZoneId; why: 'there' | 'no-path' };
  shortage: { type: Horde };
  'zombie-card': OfZone & Spawn & { card: ZombieCardId };
  'order-card': { card: OrderKind; type: Horde; count: number };
  spawned: OfZone & { type: Horde; count: number };
  abomination: OfZone & { type: 'valentine' | 'queen' };
  'zeus-came': OfZone & { type: ZeusForm };
  'deck-reshuffled': { deck: 'equipment' | 'zombies' | 'orders' };

  // --- goals ---
  'goal-progress': OfSurvivor & { progress: number; of: number };
  'goal-complete': OfSurvivor;

  // --- the Mission ---
  'device-on': There & { device: DeviceId };
  'power-on': object;
  'truck-works': object;
  'spawn-zone-active': OfZone & { colour: SpawnKind };
  'door-opened': { door: DoorId };
  'bags-found': OfZone & { count: number };
  'crown-left': OfZone;
  'helicopter-called': { rounds: number };
  'helicopter-arrived': OfZone;

  // --- the Vault ---
  'vault-card': { card: VaultCardId };
  challenge: OfSurvivor;
  'challenge-rolled': { dice: readonly number[]; reserved: readonly number[] };
  bonus: OfSurvivor & { bonus: Bonus; dice: readonly number[] };
  'challenge-won': OfSurvivor & { dice: readonly number[] };
  'challenge-lost': OfSurvivor;
  'vault-opened': OfSurvivor;
}
