import type { Option, Rules, Seat } from '@dreadhouse/engine';
import type { Betrayal, CardId, DamageKind, FigureId } from '../state.ts';
import type { Trait } from './explorers.ts';
import type { Direction, TileId } from './tiles.ts';

// What rules and hooks hand each other.

/** What a trait roll is made for. */
export type Purpose = 'event' | 'attack' | 'defence' | 'action' | 'tile' | 'haunt' | 'card';

/** Dice that were thrown, for a trait roll or not (BH-DICE-09). */
export interface Thrown {
  readonly who: FigureId;
  /** The faces that lie on the table, 0 to 2 each. */
  dice: number[];
  /** The results from which on something else happens, where that is settled before the roll: rows of a table, what a defender must reach. */
  readonly leasts: readonly number[];
  /** In a haunt roll: the result from which on the haunt comes. Whether that is good nobody can say. */
  readonly haunted?: number;
}

export interface Roll extends Thrown {
  trait: Trait;
  readonly purpose: Purpose;
  /** Dice more for this roll: by whoever asked for it, and what the roller has taken up. */
  more: number;
  /** A result that was taken instead of rolling. */
  taken: number | null;
  /** Added to the result by whoever asked for the roll. */
  readonly bonus: number;
}

export interface Blow {
  readonly who: Seat;
  kind: DamageKind;
  amount: number;
  /** Who dealt it, if anybody did. */
  readonly by: FigureId | null;
  readonly from: 'attack' | 'tile' | 'card' | 'event' | 'haunt';
}

export interface Step {
  readonly who: FigureId;
  readonly from: TileId;
  readonly to: TileId;
}

export interface Arrival extends Step {
  readonly how: 'step' | 'pushed' | 'placed';
}

/** A fight under way. */
export interface Fight {
  readonly attacker: FigureId;
  defender: FigureId;
  readonly trait: Trait;
  readonly weapon: CardId | null;
  attack: number;
  defence: number;
  /** Null while it is open, and when the results are equal. */
  winner: FigureId | null;
  loser: FigureId | null;
  /** How much the loser takes; may be changed, 0 takes it away. */
  damage: number;
  /** Of which kind it is, where that does not follow from the trait. */
  kind?: DamageKind;
}

/** A way to attack: with bare hands, with a weapon, or as a haunt allows. */
export interface AttackWay {
  readonly id: string;
  /** The weapon, where it is one. */
  readonly weapon: CardId | null;
  readonly trait: Trait;
  /** Who can be reached; left out: whoever is on the same tile. */
  readonly reach?: (g: Betrayal, from: TileId) => readonly TileId[];
  /** Dice more, and points more of the result, for the attacker alone (BH-WPN-06). */
  readonly dice?: number;
  readonly bonus?: number;
  /** The attacker takes no damage from losing. */
  readonly safe?: boolean;
  /** What is done before the dice are rolled. */
  readonly first?: (g: Betrayal) => Rules;
  /** What is done instead of an attack at a figure. */
  readonly instead?: (g: Betrayal, at: TileId) => Rules;
}

/** Something that a thing lets an explorer do in a turn. */
export interface Action extends Option {
  /** BH-SPEC-03: under this name it counts as used; left out: under its id. */
  readonly once?: string;
  readonly run: (g: Betrayal) => Rules;
}

/** Something that a thing lets an explorer do about dice, once for each roll. */
export interface DiceOffer<T extends Thrown = Thrown> extends Option {
  /** BH-SPEC-03 to BH-SPEC-05: it is the special action of the card, with all that goes with one. */
  readonly special?: true;
  readonly run: (g: Betrayal, thrown: T) => Rules;
}

/** Something that a thing lets an explorer do about a trait roll. */
export type RollOffer = DiceOffer<Roll>;

/** A step to a tile that is not adjacent. */
export interface Pass {
  readonly to: TileId;
  /** What such a step brings besides, before it is made. */
  readonly first: (g: Betrayal) => Rules;
}

/** What somebody may be kept from. `land`: being pushed to a tile; `get-up`: of a stunned monster; `own`: to come by a card in a trade, from the dead or from the floor. */
export type Doing =
  | 'move'
  | 'land'
  | 'get-up'
  | 'discover'
  | 'attack'
  | 'weapon'
  | 'trade'
  | 'loot'
  | 'own'
  | 'card'
  | 'act';

export interface Discovery {
  readonly seat: Seat;
  readonly from: TileId;
  readonly direction: Direction;
}
