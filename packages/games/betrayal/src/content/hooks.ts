import type { InPlay, Rules, Seat } from '@dreadhouse/engine';
import type { Betrayal, CardId, FigureId, MonsterState, Token } from '../state.ts';
import type { Trait } from './explorers.ts';
import type {
  Action,
  Arrival,
  AttackWay,
  Blow,
  DiceOffer,
  Discovery,
  Doing,
  Fight,
  Pass,
  Roll,
  RollOffer,
  Step,
  Thrown,
} from './passing.ts';
import type { CardSymbol, TileId } from './tiles.ts';

// Things: everything in play that bends a rule, and the hooks with which it does.

/** A thing as it is in play right now. */
export interface Me extends InPlay<Hooks> {
  /** Whose it is: the owner of a card, the explorer with a status. */
  readonly owner: Seat | null;
  readonly card?: CardId | undefined;
  readonly tile?: TileId | undefined;
  readonly token?: Token | undefined;
  readonly monster?: MonsterState | undefined;
}

/** Handed through all things in turn; each returns the number as it leaves it. */
interface Numbers {
  /** BH-DICE-03: dice of a trait roll. */
  dice?(g: Betrayal, me: Me, roll: Roll, now: number): number;
  /** Points added to the result of a trait roll. */
  bonus?(g: Betrayal, me: Me, roll: Roll, now: number): number;
  /** BH-MOVE-01. */
  allowance?(g: Betrayal, me: Me, seat: Seat, now: number): number;
  /** BH-DMG-08, BH-DMG-12: the lowest step to which an explorer's traits can fall; 0 is the skull. */
  lowest?(g: Betrayal, me: Me, seat: Seat, now: number): number;
  /** BH-MOVE-03, BH-OBST-01: what it costs to leave a tile. */
  stepCost?(g: Betrayal, me: Me, step: Step, now: number): number;
}

/** The first that answers decides. Reasons are codes with a text `why.<code>`. */
interface Questions {
  /** BH-PLAY-04: why this figure cannot do this just now. */
  cannot?(g: Betrayal, me: Me, who: FigureId, doing: Doing, what: string | null): string | undefined;
  /** BH-ADJ-01: why this way is shut. */
  noWay?(g: Betrayal, me: Me, from: TileId, to: TileId, who: FigureId): string | undefined;
  /** BH-TRAIT-05, BH-TRAIT-08: false where a trait cannot rise. */
  cannotRise?(g: Betrayal, me: Me, seat: Seat, trait: Trait): boolean;
  /** BH-DMG-06: steps for which no trait is left that could take them go to any other of this explorer. */
  spills?(g: Betrayal, me: Me, seat: Seat): boolean;
  /** BH-DISC-09: which cards are drawn for this tile, in place of its symbol's one. */
  draws?(g: Betrayal, me: Me, seat: Seat, tile: TileId): readonly CardSymbol[] | undefined;
  /** An Event need not be drawn (Idol). */
  mayDeclineEvent?(g: Betrayal, me: Me, seat: Seat): boolean;
  /** A tile that was turned up may be buried (Holy Symbol). */
  mayBuryTile?(g: Betrayal, me: Me, discovery: Discovery): boolean;
  /** BH-DMG-02 to BH-DMG-04: this blow may be taken as General damage (Brooch). */
  mayTakeAsGeneral?(g: Betrayal, me: Me, blow: Blow): boolean;
  /** BH-OBST-04: whether one figure hinders another, where a haunt says so itself. */
  doesHinder?(g: Betrayal, me: Me, who: FigureId, whom: FigureId): boolean | undefined;
}

/** Everything that the things list, one after the other. */
interface Lists {
  /** BH-ADJ-02, BH-MON-12: more ways from a tile for a figure. */
  ways?(g: Betrayal, me: Me, from: TileId, who: FigureId): readonly TileId[];
  /** BH-ATK-02, BH-WPN-01: more ways to attack. */
  attacks?(g: Betrayal, me: Me, who: FigureId): readonly AttackWay[];
  /** BH-SPEC-01. */
  specials?(g: Betrayal, me: Me, seat: Seat): readonly Action[];
  /** Traits that may be rolled in place of this one. */
  rollsAs?(g: Betrayal, me: Me, roll: Roll): readonly Trait[];
  /** What can be done instead of rolling. */
  beforeRoll?(g: Betrayal, me: Me, roll: Roll): readonly RollOffer[];
  /** What can be done about dice that lie on the table. */
  afterRoll?(g: Betrayal, me: Me, roll: Roll): readonly RollOffer[];
  /** BH-DICE-09: what can be done about any dice that lie on the table, of a trait roll or not. */
  afterDice?(g: Betrayal, me: Me, thrown: Thrown): readonly DiceOffer[];
  /** BH-MOVE-03: tiles that are not adjacent and may be stepped to all the same; nobody is moved there by others (Skeleton Key). */
  passes?(g: Betrayal, me: Me, from: TileId, seat: Seat): readonly Pass[];
}

/** Rules of their own, run for every thing that has them. */
export interface Moments {
  /** BH-DISC-08: the tile itself is discovered. */
  onDiscovery?(g: Betrayal, me: Me, seat: Seat): Rules;
  /** Somebody has come to the tile itself. */
  onEntered?(g: Betrayal, me: Me, arrival: Arrival): Rules;
  /** A turn ends on the tile itself. */
  onTurnEnd?(g: Betrayal, me: Me, seat: Seat): Rules;
  startOfTurn?(g: Betrayal, me: Me, seat: Seat): Rules;
  beforeEndOfTurn?(g: Betrayal, me: Me, seat: Seat): Rules;
  endOfTurn?(g: Betrayal, me: Me, seat: Seat): Rules;
  startOfMonsters?(g: Betrayal, me: Me): Rules;
  endOfMonsters?(g: Betrayal, me: Me): Rules;
  endOfRound?(g: Betrayal, me: Me): Rules;
  /** BH-DICE-03: the trait is chosen, and the dice are about to be rolled. */
  onRoll?(g: Betrayal, me: Me, roll: Roll): Rules;
  onMoved?(g: Betrayal, me: Me, arrival: Arrival): Rules;
  /** BH-DISC-10: a tile has been discovered and resolved. */
  onDiscovered?(g: Betrayal, me: Me, seat: Seat, tile: TileId): Rules;
  /** BH-DMG-01: may change how much, or of which kind. */
  beforeDamage?(g: Betrayal, me: Me, blow: Blow): Rules;
  /** BH-DMG-05: only where damage was taken. */
  afterDamage?(g: Betrayal, me: Me, blow: Blow): Rules;
  /** BH-TRAIT-05: steps were lost that were no damage. */
  afterLoss?(g: Betrayal, me: Me, seat: Seat): Rules;
  /** BH-ATK-04: before the dice; may change the defender. */
  onAttack?(g: Betrayal, me: Me, fight: Fight): Rules;
  /** BH-ATK-02: something is about to be thrown at a tile, in place of an attack at somebody (Dynamite). */
  onThrow?(g: Betrayal, me: Me, seat: Seat, at: TileId): Rules;
  /** BH-ATK-05: the result is known; may change or take away the damage. */
  outcome?(g: Betrayal, me: Me, fight: Fight): Rules;
  /** BH-ATK-05: the attack is over, and its damage has been dealt. */
  afterAttack?(g: Betrayal, me: Me, fight: Fight): Rules;
  /** BH-DEATH-01: true when the explorer lives after all. */
  insteadOfDeath?(g: Betrayal, me: Me, seat: Seat): Rules<boolean>;
  onDeath?(g: Betrayal, me: Me, seat: Seat): Rules;
  /** BH-TRADE-02, BH-LOOT-02: a card or a carried token has come to somebody. */
  onGain?(g: Betrayal, me: Me, who: Seat, what: string, how: 'drawn' | 'trade' | 'loot' | 'taken'): Rules;
  /** BH-TRADE-02: a trade is done: who offered it, and how many things went each way. */
  onTraded?(g: Betrayal, me: Me, seat: Seat, given: number, taken: number): Rules;
  onTileGone?(g: Betrayal, me: Me, tile: TileId): Rules;
}

/** The game's list of hooks. */
export interface Hooks extends Numbers, Questions, Lists, Moments {}

/** The moments by name. */
export const MOMENTS = Object.keys({
  onDiscovery: true,
  onEntered: true,
  onTurnEnd: true,
  startOfTurn: true,
  beforeEndOfTurn: true,
  endOfTurn: true,
  startOfMonsters: true,
  endOfMonsters: true,
  endOfRound: true,
  onRoll: true,
  onMoved: true,
  onDiscovered: true,
  beforeDamage: true,
  afterDamage: true,
  afterLoss: true,
  onAttack: true,
  onThrow: true,
  outcome: true,
  afterAttack: true,
  insteadOfDeath: true,
  onDeath: true,
  onGain: true,
  onTraded: true,
  onTileGone: true,
} satisfies Record<keyof Moments, true>) as (keyof Moments)[]; // its own keys
