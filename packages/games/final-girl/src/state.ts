import type { Play } from '@dreadhouse/engine';
import type { FinalGirlEvents } from './events.ts';
import type { FinalGirlOptions } from './options.ts';
import type { FinalGirlQuestions } from './questions.ts';

/** What the rules hold in their hands. */
export type FinalGirl = Play<FinalGirlState, FinalGirlEvents, FinalGirlQuestions>;

/** There is one player (FG-GEN-01). */
export const PLAYER = 0;

/** A space of the location in play; unique within its location only. */
export type SpaceId = string;
/** A yellow pawn `v01` … `v21`, or the special pawns `white`, `orange`, `blue`. */
export type VictimId = string;
/** The special pawns. */
export type Colour = 'white' | 'orange' | 'blue';
/** Yellow pawns are all alike. */
export type VictimKind = 'yellow' | Colour;
/** `heroine`, `killer`, `minion:1` …, or a victim. */
export type FigureId = string;
/** A card by its definition; copies of an item are told apart as `crucifix`, `crucifix#2` … */
export type CardId = string;

export type PhaseName = 'setup' | 'action' | 'planning' | 'killer' | 'panic' | 'upkeep';
export type Side = 'heroine' | 'killer';
/** Why the game is over. */
export const ENDINGS = ['killer-dead', 'carolyn-saved', 'heroine-dead', 'slipped-away'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Memo = string | number | boolean | null;
/** What a card, killer or location keeps in mind about itself, in the open. */
export type Memory = Record<string, Memo | Memo[]>;

/** A last breath token; `symbols` is its hidden side, `known` whether the player has seen it. White tokens have no hidden side. */
export interface Breath {
  color: 'black' | 'white';
  symbols: number;
  known: boolean;
}

export interface HeroineState {
  space: SpaceId;
  markers: number;
  breath: Breath;
  /** The pawn on each saved-victim slot. */
  slots: (VictimId | null)[];
  flipped: boolean;
}

export interface KillerState {
  /** Null while he is not on the map (FG-R-57). */
  space: SpaceId | null;
  markers: number;
  /** Null for a killer without health. */
  breath: Breath | null;
  /** The bloodlust row, from 1. */
  bloodlust: number;
  /** Spaces that he has been on this turn, in order. */
  trail: SpaceId[];
}

export interface VictimState {
  id: VictimId;
  space: SpaceId;
  /** The event that made it special. */
  role: CardId | null;
}

export interface MinionState {
  id: FigureId;
  status: 'ready' | 'board' | 'destroyed';
  space: SpaceId | null;
  markers: number;
}

export interface ItemState {
  id: CardId;
  /** Use markers left; 0 for items without. */
  uses: number;
}

export interface PileCard {
  id: CardId;
  up: boolean;
  /** The player has seen this card and knows where it lies. */
  seen: boolean;
}

export interface ItemPile {
  space: SpaceId;
  cards: PileCard[];
  /** Cards that the player had seen before this pile was shuffled: she knows that they are in it, not where. */
  mixed?: CardId[];
}

export interface ItemsState {
  hands: ItemState[];
  backpack: ItemState[];
  /** Held in neither: Carolyn, a trap that clings to the heroine. */
  aside: ItemState[];
  piles: ItemPile[];
  /** Drawn and not yet kept or put back. */
  drawn: CardId[];
  discard: CardId[];
  /** Put back to the tray in setup, unseen. */
  unused: CardId[];
  removed: CardId[];
}

export interface TerrorDeckCard {
  id: CardId;
  seen: boolean;
}

interface TerrorState {
  deck: TerrorDeckCard[];
  discard: CardId[];
  unused: CardId[];
}

interface EventsState {
  deck: CardId[];
  discard: CardId[];
}

/** A card chosen face down: finale, dark power. `known`: the player chose it. */
export interface HiddenCard {
  id: CardId;
  revealed: boolean;
  known: boolean;
}

/** A card that stays in play: permanent event, minor dark power, a terror card that says so. */
export interface CardInPlay {
  id: CardId;
  kind: 'event' | 'mdp' | 'terror';
  markers: number;
}

export interface Token {
  id: number;
  kind: string;
  space: SpaceId | null;
  /** The other end, for a token on a connection. */
  to: SpaceId | null;
}

export type Until = 'roll' | 'start-of-action' | 'end-of-action' | 'start-of-killer' | 'end-of-killer' | 'end-of-turn';

/** Something that bends the rules for a while. */
export interface LastingEffect {
  id: string;
  until: Until;
  n: number;
}

/** What happened since the phase or the turn began. */
export interface Tally {
  /** Victims killed this turn (FG-PANIC-01, FG-R-40). */
  killedThisTurn: number;
  killedThisPhase: number;
  savedThisPhase: number;
  savedThisGame: number;
  /** Of the whole game: victims killed, health lost by the heroine. */
  deaths: number;
  lost: number;
  attackedKillerThisTurn: boolean;
  /** Things used once per Action phase / once per turn. */
  usedThisPhase: string[];
  usedThisTurn: string[];
}

/** A reward that waits to be resolved: the slot that was covered, or -1 for a victim saved after the flip. */
export type Reward = number;

export interface FinalGirlState {
  options: FinalGirlOptions;
  turn: number;
  phase: PhaseName;
  heroine: HeroineState;
  killer: KillerState;
  /** 0 (green) to 7 (red). */
  horror: number;
  /** -1 (red) to 12. */
  time: number;
  hand: CardId[];
  discard: CardId[];
  market: Record<CardId, number>;
  rewards: Reward[];
  victims: VictimState[];
  supply: VictimId[];
  dead: VictimId[];
  minions: MinionState[];
  items: ItemsState;
  terror: TerrorState;
  events: EventsState;
  inPlay: CardInPlay[];
  finale: HiddenCard;
  unusedFinales: CardId[];
  darkPowers: HiddenCard[];
  unusedDarkPowers: CardId[];
  setupCard: CardId;
  unusedSetupCards: CardId[];
  breathTokens: { unused: Breath[]; removed: number[]; white: number };
  tokens: Token[];
  nextToken: number;
  lasting: LastingEffect[];
  tally: Tally;
  /** Set when the Action phase is about to end: END, red time, or the player's word. */
  ending: boolean;
  /** How deep in bloodlust effects we are, and whether the phase ends once they are finished (FG-BLOOD-04, FG-R-33). */
  bloodlustDepth: number;
  phaseEnding: boolean;
  /** By thing: what it keeps in mind in the open, and what nobody may see. */
  memory: Record<string, Memory>;
  secret: Record<string, string[]>;
  result: { side: Side; why: Ending } | null;
}
