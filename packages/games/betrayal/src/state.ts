import type { Play, Seat } from '@dreadhouse/engine';
import type { ExplorerId, Trait } from './content/explorers.ts';
import type { OmenId, ScenarioId } from './content/scenarios.ts';
import type { Region, TileId } from './content/tiles.ts';
import type { BetrayalEvents } from './events.ts';
import type { BetrayalOptions } from './options.ts';
import type { BetrayalQuestions } from './questions.ts';

export type Betrayal = Play<BetrayalState, BetrayalEvents, BetrayalQuestions>;

export type CardId = string;
/** The kind and a number: `ghost:1`. */
export type MonsterId = `${string}:${number}`;
/** Explorers by seat, monsters by id. */
export type FigureId = Seat | MonsterId;
export type Deck = 'event' | 'item' | 'omen';
export type DamageKind = 'physical' | 'mental' | 'general';

/** A face that only those in `seen` are shown; nobody is shown the list. Whoever has not seen it is dealt another one in imagined worlds. */
export interface Hidden<T extends string = string> {
  face: T;
  seen: Seat[];
}

/** The face of a token. */
export interface TokenFace extends Hidden {
  /** Each has looked alone: it does not lie open, even if all have. */
  alone?: boolean;
}

/** What one seat has learnt alone: shown to `of`, and empty in a world that is imagined for somebody else. */
export interface Own<T> {
  of: Seat;
  own: T[];
}

export interface Explorer {
  id: ExplorerId;
  at: TileId;
  /** BH-TRAIT-03: steps on the rows; 0 is the skull. */
  traits: Record<Trait, number>;
  /** Items and Omens, face up. */
  cards: CardId[];
  dead: boolean;
  /** BH-LOOT-04: the turn of the death, counted from the start of the game. */
  diedIn: number;
  statuses: string[];
}

/** Where a tile lies, and how many quarter turns clockwise. */
export interface Placed {
  region: Region;
  x: number;
  y: number;
  turn: number;
}

/** Never changed in place: whatever is known of it is kept by the object. */
export type House = Readonly<Partial<Record<TileId, Readonly<Placed>>>>;

export interface Token {
  id: number;
  kind: string;
  at: TileId | null;
  on: FigureId | null;
  edge: [TileId, TileId] | null;
  of: Seat | null;
  n: number;
  up: boolean;
  face: TokenFace | null;
}

export interface MonsterState {
  id: MonsterId;
  kind: string;
  at: TileId;
  stunned: boolean;
  /** Whose it is, where each explorer has one of their own. */
  of: Seat | null;
}

/** One turn, of an explorer or of the monsters. */
export interface Turn {
  /** Counted from the start of the game. */
  number: number;
  seat: Seat;
  moves: number;
  /** BH-SPEC-05, BH-WPN-05: the cards that were owned when the turn began. */
  owned: CardId[];
  /** Special actions that have been used, by `card/action` or by the haunt's action. */
  used: string[];
  /** BH-WPN-04. */
  weapons: CardId[];
  traded: boolean;
  looted: boolean;
  attacked: boolean;
  /** Once anything has been done in it. */
  begun: boolean;
  over: boolean;
  /** Effects that hold until the turn ends. */
  notes: string[];
  /** Another turn follows this one (Mystical Stopwatch). */
  again: boolean;
  /** BH-AMB-42: who lived when something began that hits several at once; until all of them have been hit, nobody has won. */
  together: Seat[] | null;
}

export interface HauntState {
  number: number;
  /** The haunt that the Scenario card named, where another one of its type is played in its place. */
  named: number;
  trigger: CardId;
  revealer: Seat;
  /** What the haunt keeps in mind. */
  memory: object;
  /** An open traitor; null where there is none, or while nobody knows. */
  traitor: Seat | null;
  /** Secret roles by seat; empty where the haunt deals none. */
  roles: Hidden[];
  revealed: boolean;
  /** The round of the reveal, for haunts that count from it. */
  revealedIn: number;
  first: Seat;
  round: number;
  /** BH-SECRET-04: the entries of the books that everybody has heard by now. */
  read: string[];
  /** How often limited actions have been used: by action, and seat or side. */
  used: Record<string, number>;
}

export interface Result {
  side: string;
  why: string;
  winners: Seat[];
}

export interface BetrayalState {
  options: BetrayalOptions;
  seats: number;
  scenario: ScenarioId;
  explorers: Explorer[];
  house: House;
  /** The first is the top one. */
  stack: TileId[];
  /** A tile that is turned up and not yet placed. */
  inHand: TileId | null;
  decks: Record<Deck, CardId[]>;
  /** A card that is turned up and belongs to nobody yet. */
  drawn: CardId | null;
  /** Cards that lie on a tile. */
  laid: { card: CardId; at: TileId }[];
  /** Cards that are out of the game. */
  removed: CardId[];
  tokens: Token[];
  nextToken: number;
  monsters: MonsterState[];
  nextMonster: number;
  omensDrawn: number;
  /** BH-OMEN-04: the haunt has come and begins when this turn is over. */
  revealing: {
    seat: Seat;
    omen: OmenId | CardId;
    /** BH-AMB-36: the haunt that an Event names; null: as the Scenario card says. */
    haunt: number | null;
    /** BH-AMB-36: the traitor, where the Event names one. */
    traitor?: Seat;
  } | null;
  turn: Turn;
  haunt: HauntState | null;
  result: Result | null;
}
