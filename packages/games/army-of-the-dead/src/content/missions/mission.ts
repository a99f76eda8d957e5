import type { Text } from '@dreadhouse/engine';
import type { Board, DoorId, FloorId, ZoneId } from '../../map/index.ts';

/** `M1` to `M10`, or whatever the author of another mission calls it. */
export type MissionId = string;

export const SPECIALISATIONS = ['tough', 'pilot', 'safecracker', 'shadow', 'mechanic'] as const;
export type Specialisation = (typeof SPECIALISATIONS)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'very-hard'] as const;
type Difficulty = (typeof DIFFICULTIES)[number];

export const ZEUS_FORMS = ['zeus', 'masked', 'mounted'] as const;
export type ZeusForm = (typeof ZEUS_FORMS)[number];

export const SPAWN_KINDS = ['start', 'normal', 'zeus', 'blue', 'green'] as const;
export type SpawnKind = (typeof SPAWN_KINDS)[number];

/** AD-SPAWN-09: blue and green ones wait for their event. */
export interface SpawnZone {
  readonly zone: ZoneId;
  readonly kind: SpawnKind;
}

export const PLACED_ZOMBIES = ['shambler', 'alpha', 'valentine', 'queen'] as const;
export type PlacedZombie = (typeof PLACED_ZOMBIES)[number];

export const ABOMINATIONS = ['valentine', 'queen', 'zeus'] as const;
export type Abomination = (typeof ABOMINATIONS)[number];

/** What the red tokens of a mission stand for; the texts know each by this id. */
export const RED_TOKENS = [
  'lane-marker',
  'part',
  'keycard',
  'fuel',
  'cash-box',
  'floor-plan',
  'cache',
  'room-key',
  'flare',
  'fuse',
  'supply',
] as const;
type RedToken = (typeof RED_TOKENS)[number];

/** Things that a specialist sets going; the texts know each by this id. */
export const DEVICE_IDS = [
  'truck-engine',
  'power',
  'helicopter-engine',
  'beacon',
  'generator',
  'gate',
  'radio',
  'alarm',
] as const;
export type DeviceId = (typeof DEVICE_IDS)[number];

/** What must be so before something else may be done. */
export type Condition =
  /** All red tokens have been taken. */
  | { readonly kind: 'red-taken' }
  /** Survivors carry at least so many bags together. */
  | { readonly kind: 'bags'; readonly count: number }
  | { readonly kind: 'done'; readonly device: DeviceId }
  | { readonly kind: 'vault-open' };

/** What happens when a device is set going or an event comes about. */
export type Effect =
  /** Elevators run from now on. */
  | { readonly kind: 'power' }
  | { readonly kind: 'truck-works' }
  | { readonly kind: 'noise'; readonly zone: ZoneId }
  /** Zeus replaces the Zeus spawn token (AD-SPAWN-08, AD-ABOM-06). */
  | { readonly kind: 'zeus' }
  /** A coloured Spawn Zone becomes active (AD-SPAWN-09, AD-SPAWN-10). */
  | { readonly kind: 'spawn'; readonly zone: ZoneId }
  | { readonly kind: 'open'; readonly door: DoorId }
  | { readonly kind: 'bags'; readonly zone: ZoneId; readonly count: number }
  /** A crown token is put where the Abomination died. */
  | { readonly kind: 'crown' }
  /** The helicopter comes when so many complete rounds have passed after this one. */
  | { readonly kind: 'arrives'; readonly rounds: number };

export interface Device {
  readonly id: DeviceId;
  readonly zone: ZoneId;
  readonly by: Specialisation;
  readonly needs: readonly Condition[];
  readonly effects: readonly Effect[];
}

/** What an event waits for. Each happens once. */
export type Trigger =
  /** A Survivor is on this floor. */
  | { readonly kind: 'floor'; readonly floor: FloorId }
  | { readonly kind: 'killed'; readonly abomination: Abomination }
  | { readonly kind: 'vault-open' }
  | { readonly kind: 'red-taken' }
  /** The Objective token of this colour has been taken. */
  | { readonly kind: 'taken'; readonly colour: 'yellow' | 'purple' }
  /** So many Companions have been recruited. */
  | { readonly kind: 'recruited'; readonly count: number };

export interface MissionEvent {
  readonly when: Trigger;
  readonly effects: readonly Effect[];
}

/** AD-WIN-01: all of a mission's goals, and every Personal Goal, which no mission needs to list. */
export type VictoryGoal =
  | { readonly kind: 'red-taken' }
  | { readonly kind: 'killed'; readonly abomination: Abomination }
  | { readonly kind: 'done'; readonly device: DeviceId }
  /** The helicopter has come. */
  | { readonly kind: 'arrived' }
  /** Survivors there carry so many bags together, and nobody elsewhere carries one. */
  | { readonly kind: 'bags'; readonly zone: ZoneId; readonly count: number }
  | { readonly kind: 'crown'; readonly zone: ZoneId }
  /** All Companions live and are with their Leaders there. */
  | { readonly kind: 'companions'; readonly zone: ZoneId }
  /** There, with no Zombie: each of these specialists, every owner of a Personal Goal, and so many Survivors (or all who live). */
  | {
      readonly kind: 'gather';
      readonly zone: ZoneId;
      readonly with: readonly Specialisation[];
      readonly count: number;
    }
  /** The Truck is there, with no Zombie; each of these specialists and every owner of a Personal Goal is aboard. */
  | { readonly kind: 'truck'; readonly zone: ZoneId; readonly with: readonly Specialisation[] };

/** AD-LOSE-03. */
export type DefeatCause =
  /** Nobody of this specialisation lives, before the device is running if one is named. */
  | { readonly kind: 'none-alive'; readonly specialisation: Specialisation; readonly until: DeviceId | null }
  | { readonly kind: 'companion-lost' };

/** What a sheet may put into a Zone for the eye only. */
export const DECORATIONS = [
  'containers',
  'fountain',
  'school-bus',
  'palms',
  'wrecks',
  'taco-stand',
  'helipad',
  'fire-escape',
  'storm-drain',
  'throne',
  'roulette',
  'bar',
  'reception',
  'pool',
] as const;
export type Decoration = (typeof DECORATIONS)[number];

/** Cards that a sheet may promise: those of which the Equipment deck holds enough to go round. */
export const REWARD_CARDS = ['tnt', 'grenade', 'clip', 'gas-can', 'first-aid-kit', 'flashlight'] as const;
type RewardCard = (typeof REWARD_CARDS)[number];

/** Cards that the taker of a token looks for in the Equipment deck and its discards. */
export interface Reward {
  readonly token: 'red' | 'purple';
  readonly card: RewardCard;
  readonly count: number;
  /** Taken instead when none of the first is left. */
  readonly otherwise: RewardCard | null;
}

export interface Vault {
  readonly trap: ZoneId;
  readonly door: DoorId;
  /** What must be so before the Challenge may be attempted. */
  readonly needs: readonly Condition[];
}

/** A mission sheet (AD-MISS-01): everything that the rules need to know about it. */
export interface Mission {
  readonly id: MissionId;
  /** The text that it was read from. */
  readonly source: string;
  readonly title: Text;
  readonly story: Text;
  readonly difficulty: Difficulty;
  readonly minutes: number;
  readonly board: Board;
  readonly start: readonly ZoneId[];
  readonly exit: ZoneId;
  /** In the order in which Zombies appear (AD-SPAWN-02, AD-SPAWN-03). */
  readonly spawns: readonly SpawnZone[];
  readonly sleepers: readonly ZoneId[];
  /** Where the red, the yellow and the purple tokens lie, mixed (AD-SETUP-20). */
  readonly tokens: readonly ZoneId[];
  readonly red: { readonly count: number; readonly what: RedToken };
  readonly personalGoals: 1 | 2;
  readonly required: readonly Specialisation[];
  readonly zeus: ZeusForm;
  readonly zombies: readonly { readonly type: PlacedZombie; readonly zone: ZoneId; readonly count: number }[];
  readonly truck: { readonly zone: ZoneId; readonly works: boolean } | null;
  /** Whether elevators run from the start. */
  readonly power: boolean;
  readonly vault: Vault | null;
  /** Where Companions hide, and what must be so before one can be recruited. */
  readonly companions: { readonly zones: readonly ZoneId[]; readonly needs: readonly Condition[] } | null;
  readonly rewards: readonly Reward[];
  readonly devices: readonly Device[];
  readonly events: readonly MissionEvent[];
  readonly victory: readonly VictoryGoal[];
  readonly defeat: readonly DefeatCause[];
  /** What the scene shows where, besides what follows from the kinds of Zones. */
  readonly decorations: readonly { readonly zone: ZoneId; readonly what: Decoration }[];
}
