import type { Play, Seat } from '@dreadhouse/engine';
import type { EquipmentId } from './content/equipment.ts';
import type { Abomination, DeviceId, SpawnKind } from './content/missions/mission.ts';
import type { OrderId } from './content/orders.ts';
import type { Scope, SkillId } from './content/skills.ts';
import type { SurvivorId } from './content/survivors.ts';
import type { Bonus, VaultCardId } from './content/vault-cards.ts';
import type { AbominationType, ZombieCardId, ZombieType } from './content/zombies.ts';
import type { ArmyEvents } from './events.ts';
import type { DoorId, ZoneId } from './map/zones.ts';
import type { ArmyOptions } from './options.ts';
import type { ArmyQuestions } from './questions.ts';

export type Army = Play<ArmyState, ArmyEvents, ArmyQuestions>;

/** The place of a Survivor in the row of dashboards: 0 to 5. */
export type Slot = number;

export type GoalColour = 'yellow' | 'purple';
/** What a Survivor carries besides Equipment; it takes no slot (AD-R-113). */
export type Token = 'red' | GoalColour | 'bag' | 'crown';

/** An Equipment card in somebody's hands. */
export interface Item {
  face: EquipmentId;
  /** AD-AMMO-03: out of ammo. */
  spent: boolean;
}

export interface Survivor {
  id: SurvivorId;
  seat: Seat;
  at: ZoneId;
  /** 0: eliminated (AD-ZACT-08). */
  health: number;
  adrenaline: number;
  /** AD-AP-05, AD-AP-06: the skills that were chosen. */
  orange: SkillId | null;
  red: SkillId | null;
  hand: Item[];
  backpack: Item[];
  tokens: Token[];
  /** Has had its turn in this round. */
  acted: boolean;
}

/** AD-COMP-01. */
export interface Companion {
  id: SurvivorId;
  at: ZoneId;
  leader: Slot | null;
  /** Until then it hides: nobody sees, hits or counts it. */
  recruited: boolean;
  alive: boolean;
}

/** Shamblers and Alphas in one Zone. */
export interface Group {
  at: ZoneId;
  shamblers: number;
  alphas: number;
  /** AD-SLEEP-03: so many of the Shamblers woke in this Phase and take no Actions in it. */
  drowsy: number;
}

export interface AbominationFigure {
  type: AbominationType;
  at: ZoneId;
}

/** AD-BOLAS-02: a Zombie that lies in bolas until the Zombie Phase of this round is over. */
export interface Trapped {
  at: ZoneId;
  type: ZombieType;
  until: number;
}

/** AD-SETUP-04: the number is hidden. */
export interface Sleepers {
  at: ZoneId;
  face: number;
}

/** AD-SETUP-20: the face is hidden. */
export interface Objective {
  at: ZoneId;
  face: 'red' | GoalColour;
}

/** Something that lies in the open: a bag, a crown, what the dead have dropped. */
export interface Loot {
  at: ZoneId;
  what: Token;
}

/** AD-EXPL-03: Explosives that lie in a Zone. A Bomb Trap waits for Zombies; charges wait for another blast. */
export interface Charge {
  at: ZoneId;
  face: EquipmentId;
  owner: Slot;
}

export interface SpawnToken {
  at: ZoneId;
  kind: SpawnKind;
  /** AD-SPAWN-09, AD-SPAWN-10: the round in which it begins to spawn; null while it is inactive. */
  since: number | null;
}

/** A Personal Goal in play. */
export interface Goal {
  owner: SurvivorId;
  colour: GoalColour;
  progress: number;
  /** Different Zones that have counted. */
  zones: ZoneId[];
  /** Another way to the same goal. */
  instead: number;
  done: boolean;
  /** AD-GOAL-03: figures on the card. */
  shamblers: number;
  alphas: number;
}

/** AD-TRUCK-06. Companions ride as passengers (AD-COMP-09). */
export interface Truck {
  at: ZoneId;
  works: boolean;
  driver: Slot | null;
  gunner: Slot | null;
  passengers: Slot[];
  companions: SurvivorId[];
}

export interface VaultState {
  card: VaultCardId;
  revealed: boolean;
  /** AD-VAULT-15: a Straight is in reserve. */
  beaten: boolean;
  open: boolean;
}

/** AD-VAULT-08, AD-R-11: what somebody nearby can still contribute. */
export interface Help {
  /** A Survivor of the team, or a Companion. */
  who: SurvivorId;
  bonus: Bonus;
  used: boolean;
}

/** AD-VAULT-04: an attempt under way. All of it is open. */
export interface Challenge {
  slot: Slot;
  dice: number[];
  reserved: boolean[];
  rolls: number;
  help: Help[];
  lucky: boolean;
}

/** How far a Survivor's turn has got. */
export interface Turn {
  slot: Slot;
  /** AD-SKILL-22, AD-SKILL-10: a single Action out of turn. */
  lent: 'leader' | 'rescue' | null;
  /** Actions spent, free ones aside. */
  spent: number;
  /** Free Actions used, by what gave them (AD-SKILL-01, AD-SKILL-17). */
  free: { combat: number; melee: number; ranged: number; move: number; search: number; explosives: number };
  /** AD-SKILL-28: free Actions that Bloodlust has given. */
  bloodlust: Scope[];
  searches: number;
  /** Skills that work once per turn and have. */
  used: SkillId[];
  /** AD-SKILL-06: consecutive Actions of a kind. */
  streak: { combat: number; melee: number; ranged: number };
}

/** Dice on the table while somebody thinks about them. */
export interface Roll {
  slot: Slot;
  dice: number[];
  ammo: number[];
}

/** Hits or attacks that are being shared out among the Survivors of a Zone (AD-ZACT-06, AD-FF-03). */
export interface Sharing {
  at: ZoneId;
  /** The Wounds of each attack that nobody has taken yet. */
  left: number[];
  /** Who takes how many Wounds: Survivors by slot, Companions by name. */
  taken: { who: SurvivorId; wounds: number }[];
}

/** AD-ACT-TRADE-02: a trade that is being put together. */
export interface Trade {
  from: Slot;
  to: Slot;
  give: string[];
  take: string[];
}

export interface Progress {
  opened: DoorId[];
  power: boolean;
  devices: DeviceId[];
  /** Which of the Mission's events have come about, by their place in its list. */
  events: number[];
  red: number;
  taken: GoalColour[];
  recruited: number;
  /** Abominations that have fallen, and where. */
  killed: { who: Abomination; at: ZoneId }[];
  /** AD-ZEUS-06: the mask is off. */
  unmasked: boolean;
  /** The round at whose end the helicopter comes. */
  arrival: number | null;
  arrived: boolean;
}

/** How a mission can end; the last two where the mission says so. */
export const ENDINGS = [
  'mission',
  'goal-owner',
  'nobody-left',
  'goal-out-of-reach',
  'specialist-lost',
  'companion-lost',
  'none-alive',
] as const;

export interface Result {
  side: 'survivors' | 'zombies';
  how: (typeof ENDINGS)[number];
  winners: Seat[];
}

export interface ArmyState {
  options: ArmyOptions;
  /** Id or whole text of the Mission. */
  mission: string;
  seats: number;
  round: number;
  step: 'setup' | 'players' | 'zombies' | 'end';
  firstPlayer: Seat;
  /** Whose player turn it is. */
  player: Seat;
  survivors: Survivor[];
  companions: Companion[];
  /** The Survivor who is acting, on top of those whose turn was interrupted. */
  turns: Turn[];
  groups: Group[];
  abominations: AbominationFigure[];
  trapped: Trapped[];
  /** Figures in the box (AD-R-107). */
  pool: { shamblers: number; alphas: number };
  noise: ZoneId;
  sleepers: Sleepers[];
  /** Sleeper tokens that are not in play, and those that have been turned over. */
  sleeperBox: number[];
  sleepersGone: number[];
  objectives: Objective[];
  loot: Loot[];
  /** Tokens that have been discarded. */
  tokensGone: Token[];
  charges: Charge[];
  spawns: SpawnToken[];
  goals: Goal[];
  /** Personal Goal cards of others (AD-SETUP-18). */
  goalBox: SurvivorId[];
  equipment: EquipmentId[];
  equipmentDiscard: EquipmentId[];
  /** Drawn, and not yet kept or discarded. */
  drawn: EquipmentId[];
  zombieDeck: ZombieCardId[];
  zombieDiscard: ZombieCardId[];
  /** AD-ABOM-04: Abominations' cards beside the board or out of the game. */
  zombieOut: ZombieCardId[];
  orders: OrderId[];
  ordersDiscard: OrderId[];
  vault: VaultState | null;
  vaultBox: VaultCardId[];
  challenge: Challenge | null;
  truck: Truck | null;
  progress: Progress;
  roll: Roll | null;
  sharing: Sharing | null;
  trade: Trade | null;
  /** Which Spawn Zone comes next. */
  spawning: number;
  /** AD-SKILL-10: a Survivor took a Wound in this round. */
  wounded: boolean;
  /** The players have left the horde's ties to the game for the rest of this phase. */
  auto: boolean;
  result: Result | null;
}
