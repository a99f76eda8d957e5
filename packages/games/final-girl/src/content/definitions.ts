import type { Chance, Rules } from '@dreadhouse/engine';
import type { CardId, Colour, FinalGirl, FinalGirlState, ItemState, Memory, SpaceId } from '../state.ts';
import type { Condition, Effect, EffectData, EffectRule } from './notation.ts';
import type { AttackPlan, Roll } from './passing.ts';
import type { Hooks, Offer, Thing } from './things.ts';

// What a film is made of: cards, items, killers, locations.

export type Row = readonly Effect[];

export interface ActionCard {
  readonly id: CardId;
  readonly cost: number;
  readonly copies: number;
  readonly type: 'action' | 'reaction' | 'instant';
  /** Deals damage: needs a target and may use a weapon. */
  readonly damage?: boolean;
  /** Rows by the fewest successes that they need; 0 is failure, with one row or several joined by OR. */
  readonly rows: Readonly<Record<number, Row>> & { readonly 0: Row };
  /** FG-ACT-06: the other failure row. */
  readonly orElse?: Row;
  /** FG-R-48: why it cannot be played here and now. */
  readonly notHere?: (g: FinalGirl) => string | undefined;
  /** An instant: what it can do with a horror roll that was just made. */
  readonly afterRoll?: (g: FinalGirl, roll: Roll) => readonly Offer[];
}

/** Reward of a saved victim. */
export type RewardEffect = EffectData;

/** FG-SAVE-15: front and back of a Final Girl card. */
export interface Heroine {
  readonly id: string;
  readonly film: string;
  readonly health: number;
  readonly slots: readonly RewardEffect[];
  readonly further: RewardEffect;
  readonly ultimate: Hooks;
  /** An immediate ultimate (FG-SAVE-12), or a choice made when it is unlocked. */
  readonly onFlip?: EffectRule;
}

interface Weapon {
  /** FG-WEAP-03: the exact distances. */
  readonly range: readonly number[] | ((g: FinalGirl) => readonly number[]);
  readonly damage: number;
  /** Only with these action cards. */
  readonly only?: readonly CardId[];
  readonly forbidden?: (g: FinalGirl) => string | undefined;
  /** When it dealt damage to an enemy. */
  readonly onDamage?: (g: FinalGirl, plan: AttackPlan, amount: number) => Rules;
  readonly afterAttack?: (g: FinalGirl, plan: AttackPlan) => Rules;
  /** FG-R-60: what an attack with it costs, paid when it was resolved even if it ended the phase. */
  readonly price?: (g: FinalGirl, plan: AttackPlan) => Rules;
  /** Damage may be split among all enemies in range (knife_belt). */
  readonly splits?: boolean;
}

export interface Item extends Thing {
  readonly id: CardId;
  readonly copies?: number;
  readonly hands: 0 | 1 | 2;
  readonly uses?: number;
  readonly weapon?: Weapon;
  /** When gained, after it was placed. */
  readonly onGain?: (g: FinalGirl, item: ItemState) => Rules;
  /** Takes effect when drawn and must be the one kept (Carnival rule 2). */
  readonly trap?: (g: FinalGirl, item: ItemState) => Rules;
  /** Lies neither in hands nor backpack. */
  readonly aside?: boolean;
  /** Cannot be put into the backpack. */
  readonly handsOnly?: boolean;
  /** FG-SETUP-12: never the face-up top card at the start. */
  readonly neverOnTop?: boolean;
  /** Why it cannot be discarded by a game effect. */
  readonly keeps?: (g: FinalGirl) => boolean;
  /** When it has come to the discard pile. */
  readonly onDiscard?: (g: FinalGirl) => Rules;
}

export interface TerrorCard extends Thing {
  readonly id: CardId;
  readonly copies?: number;
  /** GATE: if it holds when drawn, the card is discarded and the next one drawn instead. */
  readonly gate?: Condition;
  readonly effects: readonly Effect[];
  /** A minor dark power with so many health markers; 0 markers: stays until removed. */
  readonly mdp?: number;
  /** Stays in play without being a minor dark power. */
  readonly stays?: boolean;
}

export interface EventCard extends Thing {
  readonly id: CardId;
  readonly stays?: boolean;
  readonly effects?: readonly Effect[];
  /** Special victims: the event is discarded when none of its victims is on the board any more. */
  readonly special?: readonly Colour[];
}

/** FG-FIN-06. */
export interface Finale extends Thing {
  readonly id: CardId;
  /** The killer action on the revealed side. */
  readonly action: readonly Effect[];
  readonly onReveal?: readonly Effect[];
}

export interface DarkPower extends Thing {
  readonly id: CardId;
  readonly epic?: boolean;
  readonly onReveal?: readonly Effect[];
}

export interface BloodlustRow {
  readonly attack: number;
  readonly move: number;
  readonly effects?: readonly Effect[];
}

/** Something a killer or location brings besides its cards. */
interface Brings {
  /** Action cards added to the market. */
  readonly actionCards?: readonly ActionCard[];
  readonly tokens?: readonly Thing[];
  readonly lasting?: readonly Thing[];
  /** What it remembers when the game starts. */
  readonly memory?: Memory;
  readonly secret?: readonly string[];
  /** All names that its secret can hold. */
  readonly secretNames?: () => readonly string[];
  /** Runs once, when figures and piles are set and before the first event. */
  readonly onSetup?: (g: FinalGirl) => Rules;
  /** Places hidden items with a known whereabouts; see imagine.ts. */
  readonly placeHidden?: (state: FinalGirlState, slots: HiddenSlot[], pool: CardId[], chance: Chance) => void;
  /** Deals `state.secret[id]` anew from what is known. */
  readonly imagine?: (state: FinalGirlState, chance: Chance) => void;
  /** What of its secret everybody can see. */
  readonly show?: (state: FinalGirlState) => unknown;
}

/** A place that holds a card which the player cannot know. */
export interface HiddenSlot {
  /** The pile, or -1 for the unused cards. */
  readonly pile: number;
  set(id: CardId): void;
}

export interface Killer extends Thing, Brings {
  readonly id: string;
  readonly film: string;
  /** Null: no health, no token (Poltergeist). */
  readonly health: number | null;
  readonly horror: number;
  readonly track: readonly BloodlustRow[];
  readonly endEffect: readonly Effect[];
  /** The killer action on the backs of all finale cards. */
  readonly initial: readonly Effect[];
  readonly finales: readonly Finale[];
  readonly darkPowers: readonly DarkPower[];
  readonly terror: readonly TerrorCard[];
  /** Items mixed into the piles (Carolyn, Mr. Floppy). */
  readonly items?: readonly Item[];
  readonly minions?: { readonly count: number; readonly health: number };
}

export type Tag =
  | 'search'
  | 'exit'
  | 'indoor'
  | 'water'
  | 'openwater'
  | 'window'
  | 'sacred'
  | 'house'
  | 'street'
  | 'ring'
  | 'corner'
  | 'f0'
  | 'f1'
  | 'f2'
  | 'f3'
  | 'f4'
  | 'f5';

export interface Space {
  readonly id: SpaceId;
  readonly tags: readonly Tag[];
  /** Neighbours with the panic numbers printed on this side. */
  readonly ways: Readonly<Record<SpaceId, readonly number[]>>;
  /** Neighbours reached by a one-way connection. */
  readonly oneWay: readonly SpaceId[];
}

export interface SetupCard {
  readonly id: CardId;
  readonly heroine: SpaceId;
  readonly killer: SpaceId;
  readonly victims: Readonly<Record<SpaceId, number>>;
}

export interface Location extends Thing, Brings {
  readonly id: string;
  readonly film: string;
  readonly spaces: Readonly<Record<SpaceId, Space>>;
  readonly setups: readonly SetupCard[];
  readonly terror: readonly TerrorCard[];
  readonly events: readonly EventCard[];
  readonly items: readonly Item[];
  /** One of these is added to each pile (Carnival traps). */
  readonly pileItems?: readonly Item[];
}

export interface Film {
  readonly id: string;
  readonly killer: Killer;
  readonly location: Location;
}
