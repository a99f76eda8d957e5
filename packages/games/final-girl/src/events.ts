import type { EventOf } from '@dreadhouse/engine';
import type { Direction } from './content/killers/dr-fright-sleep.ts';
import type { TrapToken } from './content/locations/carnival-traps.ts';
import type { TargetKind } from './content/notation.ts';
import type { Wrath } from './content/wrath.ts';
import type { Ambiguity } from './options.ts';
import type { Because, TieBreak } from './rules/ambiguity.ts';
import type { CutShort } from './rules/phase-end.ts';
import type {
  CardId,
  CardInPlay,
  Colour,
  Ending,
  FigureId,
  PhaseName,
  Reward,
  Side,
  SpaceId,
  Until,
  VictimKind,
} from './state.ts';

interface Way {
  from: SpaceId;
  to: SpaceId;
}

interface VictimThere {
  victim: VictimKind;
  role: CardId | null;
  space: SpaceId;
}

/** What something came of: a card, an item, a killer …, the reward for a saved victim, or a card discarded for time. */
export type Cause = CardId | 'reward' | 'discarded' | null;

/** What can be told. Everything is told when it has happened: whoever looks at the table then sees it. */
export interface FinalGirlEvents {
  // --- turns and phases ---
  'set-up': { card: CardId; heroine: SpaceId; killer: SpaceId };
  phase: { phase: PhaseName; turn: number };
  'phase-cut-short': { phase: PhaseName; why: CutShort };
  'action-phase-skipped': object;
  won: { why: Ending; turn: number };
  lost: { why: Ending; turn: number };

  // --- figures go their way ---
  'heroine-moved': Way & { followers: number };
  'enemy-moved': Way & { enemy: FigureId };
  'enemy-stopped': Way & { enemy: FigureId };
  'victim-moved': Way & { victim: VictimKind; cause: CardId };
  'figure-put': { figure: FigureId; space: SpaceId };
  'killer-left-map': object;
  panic: { figures: number };
  panicked: { figure: 'heroine' | VictimKind; from: SpaceId; die: number; to: SpaceId | null };
  'golf-cart-driven': Way & { heroine: boolean; riders: number };
  'patrol-car': Way & { n: number };
  'victims-added': { n: number; space: SpaceId };
  'special-victim': { role: CardId; colour: Colour; space: SpaceId };
  'no-special-pawn': { colour: Colour };
  'victim-removed': VictimThere;
  'minion-placed': { minion: FigureId; space: SpaceId };
  'no-minion-free': object;

  // --- dice ---
  rolled: { card: CardId; faces: readonly number[] };
  're-rolled': { before: readonly number[]; faces: readonly number[] };
  converted: object;
  'roll-counted': { card: CardId; faces: readonly number[]; successes: number };
  outcome: { card: CardId; successes: number };
  'plain-roll': { card: CardId; die: number };
  'plain-dice': { card: CardId; faces: readonly number[] };

  // --- action cards and time ---
  played: { card: CardId };
  bought: { card: CardId; cost: number; time: number };
  'card-taken': { card: CardId };
  'card-discarded': { card: CardId };
  'card-not-in-market': { card: CardId };
  'straight-back': { card: CardId };
  'market-refilled': object;
  time: { time: number; by: number; cause: Cause };
  'time-reset': { time: number };
  'time-lost-on-red': object;
  /** An ability or an item, by the id of the option that offers it. */
  used: { offer: string };
  lasting: { id: string; until: Until; n: number };

  // --- terror, events, finale, dark powers ---
  'terror-drawn': { card: CardId; left: number };
  'terror-replaced': { card: CardId };
  'terror-ignored': { card: CardId };
  'terror-burnt': { card: CardId; left: number };
  'terror-seen': { card: CardId };
  'terror-peeked': { where: 'leave' | 'bottom' };
  'terror-deck-empty': object;
  'terror-deck-refilled': { left: number };
  'event-drawn': { card: CardId; stays: boolean };
  'event-deck-empty': object;
  'finale-revealed': { card: CardId };
  'dark-power-revealed': { card: CardId };
  'dark-power-damaged': { card: CardId; amount: number; markers: number };
  'stays-in-play': { card: CardId; markers: number };
  'left-play': { card: CardId; kind: CardInPlay['kind'] };
  fire: { die: number; space: SpaceId };
  'house-burns': { house: SpaceId };
  'sacred-space': { card: CardId; space: SpaceId };
  helicopter: { n: number };

  // --- items and their piles ---
  'items-drawn': { space: SpaceId; items: readonly CardId[] };
  'item-returned': { item: CardId; space: SpaceId; where: 'top' | 'bottom' };
  'item-gained': { item: CardId };
  'items-arranged': { held: readonly CardId[] };
  'use-spent': { item: CardId; left: number };
  'item-discarded': { item: CardId };
  'item-removed': { item: CardId };
  'item-turned-up': { space: SpaceId; item: CardId };
  'not-found': { item: CardId };
  trap: { item: CardId };
  'trap-clings': { item: CardId };
  'sleeping-gas': { time: number };
  'pile-empty': { space: SpaceId };
  'pile-reshuffled': { item: CardId; space: SpaceId };
  'pile-discarded': { space: SpaceId; items: readonly CardId[] };
  'pile-turned-up': { space: SpaceId; items: readonly CardId[]; n: number };
  'piles-rigged': object;
  'shuffled-into-pile': { item: CardId; space: SpaceId };
  'moved-to-pile': { item: CardId; from: SpaceId; space: SpaceId };

  // --- tokens ---
  'token-placed': { token: string; space: SpaceId | null; to: SpaceId | null };
  'token-moved': { token: string; space: SpaceId };
  'token-removed': { token: string; space: SpaceId | null };
  'trap-token': { token: TrapToken; space: SpaceId };
  'padlock-broken': { enemy: FigureId; space: SpaceId };

  // --- enemies ---
  'killer-action': { finale: CardId | null };
  targets: { enemy: FigureId; target: TargetKind; space: SpaceId | null; tieBreak: TieBreak | null };
  /** The card that draws the enemy elsewhere. */
  'target-changed': { enemy: FigureId; from: SpaceId | null; space: SpaceId | null; cause: CardId };
  'nobody-to-attack': { enemy: FigureId; space: SpaceId };
  attacked: { attacker: FigureId | null; damage: number };
  /** `why` is worded as `why.<code>`. */
  'attack-lost': { attacker: FigureId | null; why: string };
  'attack-reduced': { by: number; left: number };
  'attack-avoided': { attacker: FigureId | null };
  bloodlust: { row: number; attack: number; move: number };
  'bloodlust-at-top': object;
  horror: { level: number; by: 1 | -1; cause: Cause };
  'horror-beyond-green': object;
  'horror-beyond-red': object;

  // --- wounds, deaths, rescues ---
  'health-lost': { amount: number; health: number; cause: Cause };
  healed: { amount: number; health: number; cause: Cause };
  'killer-damaged': { amount: number; markers: number };
  'killer-healed': { amount: number; markers: number };
  'minion-damaged': { minion: FigureId; amount: number };
  'minion-destroyed': { minion: FigureId };
  'damage-ignored': { figure: FigureId; amount: number; card: CardId };
  'last-breath': { who: Side; symbols: number };
  revived: { who: Side; health: number };
  'token-seen': { symbols: number };
  'token-swapped': object;
  'token-put-away': object;
  'killer-token-swapped': object;
  'never-truly-dead': { shown: readonly number[]; symbols: number };
  'victim-killed': VictimThere & { by: FigureId | null; cause: string };
  'victim-saved': VictimThere;
  reward: { slot: Reward };
  'ultimate-unlocked': { heroine: string };
  'saved-pawn-died': { slot: number };
  'jump-scare': { space: SpaceId };
  'join-the-family': object;

  // --- dreams, manifestations, wrath ---
  'fell-asleep': object;
  'woke-up': object;
  'dreams-reset': object;
  'dream-card': { card: CardId; direction: Direction; found: boolean };
  'attack-harmless': object;
  manifestation: { health: number; space: SpaceId };
  'manifestation-damaged': { amount: number };
  'manifestation-destroyed': object;
  'wrath-raised': { wrath: Wrath; level: number; by: number };
  'wrath-lowered': { wrath: Wrath; level: number; by: number };
  'wrath-unleashed': { wrath: Wrath; level: number };

  // --- why it happens as it does ---
  'tie-broken': { principle: Ambiguity; because: Because; chosen: SpaceId; candidates: readonly SpaceId[] };
  'victim-decided': { principle: Ambiguity; victim: VictimKind };
  /** The things whose turn it is, by their keys. */
  hilarity: { order: readonly string[] };
}

export type FinalGirlEvent = EventOf<FinalGirlEvents>;
