import type { Play, Seat } from '@dreadhouse/engine';
import type { AreaId, DoorId, LocationId } from './content/board.ts';
import type { ItemCard } from './content/items.ts';
import type { SkillId } from './content/killers/definitions.ts';
import type { PlanId } from './content/plans.ts';
import type { SurvivorId } from './content/survivors.ts';
import type { TerrorscapeEvents } from './events.ts';
import type { Visit } from './notebook/report.ts';
import type { Trail } from './notebook/trail.ts';
import type { TerrorscapeOptions } from './options.ts';
import type { TerrorscapeQuestions } from './questions.ts';

export type Terrorscape = Play<TerrorscapeState, TerrorscapeEvents, TerrorscapeQuestions>;

/** TS-SEAT-04: one seat is the Killer's, all others are the Survivors'. */
export const KILLER: Seat = 0;

/** The place of a Survivor in the row of sheets: 0, 1 or 2. */
export type Slot = number;

export interface Survivor {
  id: SurvivorId;
  seat: Seat;
  at: LocationId;
  /** 2 healthy, 1 wounded, 0 eliminated (TS-R-02). */
  health: number;
  fear: number;
  pack: ItemCard[];
  /** How often Marco can still find something. */
  supplies: number;
  /** What the Killer can work out about where this Survivor is. */
  trail: Trail;
  /** Items that the Killer has seen in these hands and that stay there after use. */
  shown: ItemCard[];
}

export interface Sneak {
  card: SkillId;
  /** TS-KW-20: the last open location. */
  from: LocationId;
  /** Where the Survivors know that the Killer may be. */
  maybe: LocationId[];
}

export interface KillerState {
  id: string;
  level: number;
  /** True, even while sneaking. */
  at: LocationId;
  sneak: Sneak | null;
  hand: SkillId[];
  deck: SkillId[];
  /** The discard pile: cards that were played in the open, and cards that only the Killer has seen. */
  played: SkillId[];
  paid: SkillId[];
  locked: SkillId[];
  /** Cards in hand that everybody has seen coming. */
  unlocked: SkillId[];
  /** What this phase has seen so far. */
  quickPlayed: number;
  actions: number;
  encountered: boolean;
  reappeared: boolean;
  bonus: number;
  panicWoundUsed: boolean;
}

/** TS-ENC-05: an encounter under way. All of it is open. */
export interface Encounter {
  at: LocationId;
  /** Who was named. */
  found: Slot[];
  attacked: Slot[];
  strength: number;
  card: SkillId | null;
  defender: Slot | null;
  items: ItemCard[];
  dice: number[];
}

/** Something that everybody at the table has heard since the Killer's phase began. */
export interface Finding {
  kind: 'search' | 'detect' | 'scare' | 'panic' | 'smell' | 'caught' | 'stopped';
  /** A location, an area, or the locations of a range. */
  zone: LocationId | AreaId | LocationId[];
  found: SurvivorId[];
}

/** How far the Survivors have got in their turns. */
export interface Turns {
  /** Who has had a turn in this phase. */
  done: Slot[];
  current: Slot | null;
  /** Whether the current Survivor has used one of the six actions. */
  acted: boolean;
}

/** An item that one Survivor holds out to another. */
export interface Offer {
  from: Slot;
  to: Slot;
  card: ItemCard;
}

export interface PlanState {
  card: PlanId | null;
  /** Drawn at the start, to choose one of. */
  offer: PlanId[];
  rest: PlanId[];
  stage: number;
  revealed: boolean;
  used: boolean;
  marker: LocationId | null;
  /** The round in which the decoy was last used. */
  round: number;
}

/** TS-R-22: what an eliminated Survivor leaves behind. */
export interface Body {
  at: LocationId;
  items: ItemCard[];
}

export interface Result {
  side: 'killer' | 'survivors';
  how: 'main-exit' | 'hidden-exit' | 'rescue' | 'elimination' | 'no-discoveries';
  winners: Seat[];
}

export interface TerrorscapeState {
  options: TerrorscapeOptions;
  seats: number;
  round: number;
  step: 'setup' | 'survivors' | 'killer';
  survivors: Survivor[];
  killer: KillerState;
  blocks: DoorId[];
  traps: LocationId[];
  /** Current noise, as the Survivors know it, and as the Killer has been told. */
  noise: LocationId[];
  everywhere: boolean;
  reported: LocationId[];
  /** TS-NOISE-03: where the firecracker token lies on both maps. */
  firecracker: LocationId | null;
  /** TS-STEP0-09: the reported noise of the previous round. */
  lastNoise: LocationId[];
  lastEverywhere: boolean;
  /** TS-KEY-01: the key rack. */
  rack: ItemCard[];
  repair: number;
  /** TS-RADIO-04: the round in which somebody last repaired. */
  repairRound: number;
  /** How many moves the help marker still has to make; null while it is not on its track. */
  help: number | null;
  discovery: ItemCard[];
  search: ItemCard[];
  discard: ItemCard[];
  /** Items in the discard pile that the Killer has seen in use. */
  seen: ItemCard[];
  /** Drawn, and not yet kept or discarded. */
  drawn: ItemCard[];
  offer: Offer | null;
  turns: Turns;
  encounter: Encounter | null;
  /** Where those who flee have decided to go; carried out together. */
  fleeing: { slot: Slot; to: LocationId }[];
  findings: Finding[];
  /** Where somebody is known to have been in this Survivors' phase. */
  visits: Visit[];
  plan: PlanState;
  firstPlayer: Slot;
  bodies: Body[];
  result: Result | null;
}
