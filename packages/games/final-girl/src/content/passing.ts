import type { Rules } from '@dreadhouse/engine';
import type { CardId, FigureId, FinalGirl, SpaceId, VictimId } from '../state.ts';
import type { TargetKind } from './notation.ts';

// What the rules pass around while they resolve something. Hooks may change the fields that are not readonly.

/** A horror roll, before and after the dice fell. */
export interface Roll {
  /** The action card that is being resolved, or the card that demands the roll. */
  readonly card: CardId;
  readonly kind: 'action' | 'reaction' | 'effect';
  /** The roll of an attack by the heroine. */
  readonly attack: boolean;
  /** The card has a movement result. */
  readonly movement: boolean;
  /** How many dice; still open in `beforeRoll`. */
  dice: number;
  /** What they show; empty before the roll. */
  faces: readonly number[];
  /** 3 and 4 count as successes. */
  partialsSucceed: boolean;
  /** Dice turned from partial success to success (FG-ROLL-07). */
  converted: number;
  /** Successes that no die shows (Prayer Book). */
  extra: number;
  /** The final count; fixed once the outcome is (FG-RES-02). */
  successes: number;
}

/** A move of the heroine that is about to start (FG-MOVE-01). */
export interface Move {
  readonly card: CardId | null;
  spaces: number;
  /** How many of its first spaces are panicked movement. */
  panicked: number;
}

/** Whom the heroine attacks, and with what (FG-R-01). */
export interface AttackTarget {
  readonly kind: 'killer' | 'minions' | 'victims' | 'manifestation';
  readonly space: SpaceId | null;
  /** FG-ATK-02: how it takes damage, if not by losing markers; returns what was dealt (pt08). */
  readonly suffer?: (g: FinalGirl, amount: number) => Rules<number>;
}

export interface AttackPlan {
  readonly target: AttackTarget;
  readonly weapon: CardId | null;
  /** Damage dealt so far by this attack. */
  dealt: number;
}

/** Damage on its way to an enemy. */
export interface Damage {
  readonly target: FigureId;
  /** `card`: an action card (weapons apply); `item`: DMGX of the heroine; `location`: nobody's doing; `self`: his own card. */
  readonly source: 'card' | 'item' | 'location' | 'self';
  amount: number;
}

/** An attack on the heroine, on its way (FG-R-27). */
export interface Attack {
  /** The figure that attacks; null for a HIT without one. */
  readonly attacker: FigureId | null;
  /** Whether Retaliation can hurt the attacker (FG-R-54). */
  readonly damageable: boolean;
  /** How far away the attacker counts as being; where it stands if left out. */
  readonly distance?: number;
  amount: number;
  cancelled: boolean;
}

/** A loss of the heroine's health that has happened. */
export interface HealthLoss {
  /** Markers and token actually lost. */
  readonly amount: number;
  readonly attack: Attack | null;
}

/** A death of a victim. */
export interface Death {
  readonly victim: VictimId;
  readonly role: CardId | null;
  readonly space: SpaceId;
  /** The figure that killed it, if any. */
  readonly by: FigureId | null;
  /** What killed it: `attack`, `trap`, a card id … */
  readonly cause: string;
}

export interface HorrorRise {
  steps: number;
  readonly from: 'action' | 'terror' | 'event' | 'bloodlust' | 'other';
  readonly card: CardId | null;
}

export interface Heal {
  amount: number;
  /** The action card that heals, for First Aid Kit. */
  readonly card: CardId | null;
}

/** What an enemy has its eyes on (FG-TARG). Only `divert` changes it, and says why. */
export interface Aim {
  readonly enemy: FigureId;
  readonly kind: TargetKind;
  readonly space: SpaceId | null;
  /** The heroine was explicitly named: she is attacked before victims (FG-KATK-04). */
  readonly explicit: boolean;
}

/** An enemy is about to enter a space. */
export interface EnemyStep {
  readonly enemy: FigureId;
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** Its own movement, or PUT there. */
  readonly how: 'step' | 'put';
  /** Set to true: it stays, and the rest of this movement is lost. */
  stopped: boolean;
}

/** What an enemy did with one killer action. */
export interface ActionReport {
  readonly enemy: FigureId;
  readonly killed: VictimId[];
  /** Every space that it was on, start included. */
  readonly path: SpaceId[];
  attacksOnHeroine: number;
  heroineLost: number;
}

export interface PanicRun {
  readonly figure: FigureId;
  readonly from: SpaceId;
  /** Set to true when something else happens instead. */
  handled: boolean;
}

/** What came of one panicked run. */
export interface PanicResult {
  readonly figure: FigureId;
  readonly from: SpaceId;
  /** Where it ran; `from` when it stayed. */
  readonly to: SpaceId;
  readonly die: number;
}

export interface TerrorDraw {
  readonly card: CardId;
  ignored: boolean;
}

/** Something that moves along connections. `board`: as printed and changed for everybody; used for "adjacent". */
export type Mover = 'heroine' | 'follower' | 'victim' | 'killer' | 'minion' | 'board';

/** How a figure came to a space: its own step, following the heroine, panic, toward something, PUT, ADD. */
export type Arrival = 'step' | 'follow' | 'panic' | 'drawn' | 'put' | 'added';
