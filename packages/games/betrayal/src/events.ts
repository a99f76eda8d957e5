import type { EventOf, Seat } from '@dreadhouse/engine';
import type { ExplorerId, Trait } from './content/explorers.ts';
import type { OmenId, ScenarioId } from './content/scenarios.ts';
import type { Direction, Region, TileId } from './content/tiles.ts';
import type { CardId, DamageKind, FigureId, MonsterId } from './state.ts';

/** What can be told, and with which details. */
export interface BetrayalEvents {
  // --- the beginning ---
  'explorer-chosen': { seat: Seat; explorer: ExplorerId };
  'scenario-chosen': { scenario: ScenarioId };
  'first-player': { seat: Seat };
  // --- turns ---
  /** `n` counts the turns from the start of the game. */
  turn: { seat: Seat; moves: number; n: number };
  'turn-over': { seat: Seat };
  'another-turn': { seat: Seat };
  moved: { who: FigureId; from: TileId; to: TileId };
  placed: { who: FigureId; from: TileId; to: TileId };
  pushed: { who: FigureId; from: TileId; to: TileId };
  'end-effect': { seat: Seat; tile: TileId };
  // --- the house ---
  'tile-buried': { seat: Seat; regions: readonly Region[] };
  'tile-does-not-fit': { seat: Seat; tile: TileId };
  'tile-turned-up': { seat: Seat; tile: TileId };
  'tile-put-back': { seat: Seat; tile: TileId };
  'tile-placed': { seat: Seat | null; tile: TileId; region: Region };
  'tile-turned': { tile: TileId };
  'tile-moved': { tile: TileId; region: Region };
  'tile-gone': { tile: TileId };
  'no-tile-left': { seat: Seat; region: Region; direction: Direction | null };
  'elevator-rolled': { who: FigureId; region: Region | null };
  // --- traits ---
  rolled: { who: FigureId; trait: Trait; dice: readonly number[]; total: number };
  rerolled: { who: FigureId; dice: readonly number[]; total: number; card: CardId };
  'result-taken': { who: FigureId; trait: Trait; total: number; card: CardId };
  'dice-rolled': { who: FigureId | null; dice: readonly number[]; total: number };
  gained: { seat: Seat; trait: Trait; steps: number; value: number };
  lost: { seat: Seat; trait: Trait; steps: number; value: number };
  healed: { seat: Seat; trait: Trait; value: number };
  damaged: { seat: Seat; kind: DamageKind; amount: number };
  'damage-lost': { seat: Seat; amount: number };
  'damage-avoided': { seat: Seat; kind: DamageKind };
  // --- cards ---
  'event-drawn': { seat: Seat; card: CardId };
  /** What is read on an Event: the line that was rolled; null where it has no lines, and all of it is read. */
  'event-line': { seat: Seat; card: CardId; line: number | null };
  'event-declined': { seat: Seat; tile: TileId };
  'item-drawn': { seat: Seat; card: CardId };
  'omen-drawn': { seat: Seat; card: CardId; omens: number };
  'deck-empty': { deck: 'event' | 'item' | 'omen' };
  'card-shown': { seat: Seat; card: CardId };
  buried: { card: CardId };
  'card-used': { seat: Seat; card: CardId };
  traded: { from: Seat; to: Seat; given: readonly CardId[]; taken: readonly CardId[] };
  'trade-refused': { from: Seat; to: Seat };
  looted: { seat: Seat; from: Seat; card: CardId };
  'card-taken': { who: Seat; from: Seat; card: CardId };
  'card-laid': { card: CardId; at: TileId };
  'card-picked-up': { seat: Seat; card: CardId };
  'card-removed': { card: CardId };
  'card-entrusted': { seat: Seat; card: CardId };
  // --- tokens ---
  'token-placed': { token: string; at: TileId | null; on: FigureId | null };
  'token-removed': { token: string; at: TileId | null };
  'token-turned': { token: string; at: TileId | null; up: boolean };
  'token-taken': { token: string; who: FigureId };
  'token-dropped': { token: string; at: TileId };
  // --- the haunt ---
  'haunt-roll': { seat: Seat; dice: readonly number[]; total: number };
  'haunt-comes': { seat: Seat; omen: OmenId | CardId };
  'haunt-begins': { haunt: number; named: number };
  'traitor-chosen': { seat: Seat };
  'traitor-swapped': { seat: Seat; volunteer: Seat };
  'no-traitor': { haunt: number };
  'roles-dealt': { haunt: number };
  'your-role': { haunt: number; role: string };
  introduction: { haunt: number; side: 'heroes' | 'traitor' | 'all' };
  'rule-read': { haunt: number; entry: string };
  'first-haunt-turn': { seat: Seat };
  'role-shown': { seat: Seat; haunt: number; role: string };
  attacked: { attacker: FigureId; defender: FigureId; weapon: CardId | null; trait: Trait };
  'attack-won': { winner: FigureId; loser: FigureId; amount: number };
  'attack-tied': { attacker: FigureId; defender: FigureId };
  died: { seat: Seat; at: TileId };
  'death-avoided': { seat: Seat; card: CardId };
  'monster-appeared': { monster: MonsterId; at: TileId };
  'monster-stunned': { monster: MonsterId };
  'monster-unharmed': { monster: MonsterId };
  'monster-killed': { monster: MonsterId };
  'monster-gone': { monster: MonsterId };
  'monster-up': { monster: MonsterId };
  'monster-moves': { kind: string; total: number; steps: number };
  'monster-target': { monster: MonsterId; target: FigureId; because: 'nearest' | 'turn-order' | 'only' | 'named' };
  'monsters-turn': { seat: Seat | null };
  'haunt-action': { seat: Seat; haunt: number; action: string };
  /** What an action's roll came to, and the row of its table that counts, if it has reached one. */
  'haunt-result': { seat: Seat; haunt: number; action: string; result: number; line: number | null };
  'status-put': { seat: Seat; haunt: number; status: string };
  'status-ended': { seat: Seat; haunt: number; status: string };
  'round-over': { round: number };
  /** Whatever only one haunt tells; its words stand with the haunt. */
  'haunt-tells': {
    haunt: number;
    what: string;
    who?: FigureId | null;
    at?: TileId | null;
    from?: TileId;
    to?: TileId;
    n?: number;
  };
  'stall-guard': { round: number };
  /** `unseen`: whatever had still been hidden, which is open from now on. */
  won: { side: string; haunt: number; why: string; winners: readonly Seat[]; unseen: readonly unknown[] };
}

export type BetrayalEvent = EventOf<BetrayalEvents>;
