import type { EventOf, Seat } from '@dreadhouse/engine';
import type { CorridorId, PodId, Powered, RoomId } from './content/board.ts';
import type { CharacterId } from './content/characters.ts';
import type { Back } from './content/definitions.ts';
import type { CombatFace, NoiseFace } from './content/dice.ts';
import type { ExplorationEffect } from './content/exploration.ts';
import type { CssFace, PlanId } from './content/plans.ts';
import type { StalkerType } from './content/stalkers.ts';
import type { Colour, TileId } from './content/tiles.ts';
import type { Field } from './content/track.ts';

/** What can be told, and with which details. */
export interface NemesisEvents {
  // --- the beginning, rounds and turns ---
  'character-chosen': { seat: Seat; character: CharacterId };
  round: { round: number; seat: Seat };
  /** Which cards, to whoever drew them; the others are told how many. */
  drew: { seat: Seat; cards: readonly string[] };
  'drew-cards': { seat: Seat; n: number };
  turn: { seat: Seat };
  paid: { seat: Seat; cards: readonly string[] };
  'action-card': { seat: Seat; card: string };
  interrupted: { seat: Seat; by: Seat };
  /** A reaction, with the card or item that it was made with (G-35). */
  reacted: { seat: Seat; with: string };
  passed: { seat: Seat };
  discarded: { seat: Seat; cards: readonly string[] };
  // --- items and objects ---
  searched: { seat: Seat; colour: Colour; n: number };
  found: { seat: Seat; items: readonly string[] };
  'kept-item': { seat: Seat; colour: Colour };
  'took-item': { seat: Seat; item: string };
  'item-used': { seat: Seat; item: string };
  'item-discarded': { seat: Seat; item: string };
  dropped: { seat: Seat; what: string };
  'dropped-card': { seat: Seat; back: Back };
  'picked-up': { seat: Seat; what: string };
  crafted: { seat: Seat; item: string; components: readonly string[] };
  'deal-offered': { seat: Seat; to: Seat; give: string | null; ask: string | null };
  'deal-declined': { seat: Seat; by: Seat };
  /** An open thing changes hands. */
  'thing-traded': { from: Seat; to: Seat; what: string };
  /** A card out of a backpack: the two know which, the others its back. */
  'card-traded': { from: Seat; to: Seat; back: Back };
  'card-received': { from: Seat; to: Seat; item: string };
  loaded: { seat: Seat; weapon: string; ammunition: number };
  'personal-item': { seat: Seat; item: string };
  // --- the base ---
  moved: { seat: Seat; from: RoomId; to: RoomId };
  explored: { seat: Seat; room: RoomId; tile: TileId };
  'exploration-token': { seat: Seat; room: RoomId; effect: ExplorationEffect; items: number };
  'noise-rolled': { seat: Seat; result: NoiseFace };
  'noise-placed': { corridor: CorridorId | 'technical' };
  'noise-removed': { n: number };
  fire: { room: RoomId };
  malfunction: { room: RoomId };
  repaired: { room: RoomId };
  door: { corridor: CorridorId; door: 'open' | 'closed' | 'destroyed' };
  power: { where: Powered; token: number; on: boolean };
  'gate-open': object;
  'fire-out': { room: RoomId };
  rover: { here: boolean };
  /** Somebody has looked at a piece, and what it was. */
  looked: { seat: Seat; at: string };
  saw: { seat: Seat; at: string; face: string };
  knowledge: { seat: Seat; knowledge: number };
  weakness: { weakness: string; slot: number };
  // --- stalkers ---
  encounter: { seat: Seat; room: RoomId; type: StalkerType | null };
  placed: { type: StalkerType; room: RoomId };
  'stalker-moved': { type: StalkerType; from: RoomId; to: RoomId };
  vanished: { type: StalkerType; room: RoomId };
  damaged: { type: StalkerType; room: RoomId; damage: number };
  killed: { type: StalkerType; room: RoomId };
  retreats: { type: StalkerType; room: RoomId };
  'attack-target': { type: StalkerType; seat: Seat; room: RoomId };
  'damage-check': {
    type: StalkerType;
    room: RoomId;
    cards: readonly string[];
    blood: number;
    result: 'dies' | 'lives' | 'retreats';
  };
  'eggs-destroyed': { room: RoomId; n: number };
  'attack-card': { type: StalkerType; seat: Seat; card: string; hits: boolean };
  surprise: { seat: Seat; number: number; surprised: boolean };
  // --- characters ---
  'die-rolled': { seat: Seat; face: CombatFace };
  shot: { seat: Seat; weapon: string; target: StalkerType | 'egg' };
  'light-wound': { seat: Seat; n: number };
  'serious-wound': { seat: Seat; wound: string };
  died: { seat: Seat; room: RoomId | null };
  contaminated: { seat: Seat };
  infested: { seat: Seat };
  slimed: { seat: Seat };
  'slime-removed': { seat: Seat };
  'larva-removed': { seat: Seat };
  'light-healed': { seat: Seat; n: number };
  'wound-dressed': { seat: Seat; wound: string };
  'wound-healed': { seat: Seat; wound: string };
  /** How many cards; what they were is told to their owner. */
  scanned: { seat: Seat; n: number };
  'scan-result': { seat: Seat; infected: number; clean: number };
  'cards-removed': { seat: Seat; n: number; infected: number };
  'roll-skipped': { seat: Seat };
  revived: { seat: Seat; room: RoomId };
  'locked-in': { seat: Seat };
  'objective-kept': { seat: Seat };
  // --- the event phase and the end ---
  launch: { token: CssFace };
  evacuated: { seat: Seat; pod: PodId };
  'pod-stays': { seat: Seat; pod: PodId };
  time: { field: Field };
  'self-destruct': { field: Field; red: boolean };
  'isolation-open': object;
  'event-card': { card: string };
  colony: { type: StalkerType | null };
  'base-ends': { how: 'purged' | 'destroyed' };
  'plan-revealed': { plan: PlanId };
  'final-scan': { seat: Seat; passed: boolean };
  'objective-checked': { seat: Seat; objective: string; met: boolean };
}

export type NemesisEvent = EventOf<NemesisEvents>;
