import type { EventOf, Seat } from '@dreadhouse/engine';
import type { CorridorId, PodId, Powered, RoomId } from './content/board.ts';
import type { CharacterId } from './content/characters.ts';
import type { CombatFace, NoiseFace } from './content/dice.ts';
import type { ExplorationEffect } from './content/exploration.ts';
import type { CssFace, PlanId } from './content/plans.ts';
import type { StalkerType } from './content/stalkers.ts';
import type { TileId } from './content/tiles.ts';
import type { Field } from './content/track.ts';

/** What can be told, and with which details. */
export interface NemesisEvents {
  // --- the beginning, rounds and turns ---
  'character-chosen': { seat: Seat; character: CharacterId };
  round: { round: number; seat: Seat };
  'drew-cards': { seat: Seat; n: number };
  turn: { seat: Seat };
  paid: { seat: Seat; cards: readonly string[] };
  'action-card': { seat: Seat; card: string };
  interrupted: { seat: Seat; by: Seat };
  passed: { seat: Seat };
  discarded: { seat: Seat; cards: readonly string[] };
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
  // --- stalkers ---
  encounter: { seat: Seat; room: RoomId; type: StalkerType | null };
  placed: { type: StalkerType; room: RoomId };
  'stalker-moved': { type: StalkerType; from: RoomId; to: RoomId };
  vanished: { type: StalkerType; room: RoomId };
  damaged: { type: StalkerType; room: RoomId; damage: number };
  killed: { type: StalkerType; room: RoomId };
  retreats: { type: StalkerType; room: RoomId };
  'attack-card': { type: StalkerType; seat: Seat; card: string; hits: boolean };
  surprise: { seat: Seat; number: number; surprised: boolean };
  // --- characters ---
  'die-rolled': { seat: Seat; face: CombatFace };
  'light-wound': { seat: Seat; n: number };
  'serious-wound': { seat: Seat; wound: string };
  died: { seat: Seat; room: RoomId | null };
  contaminated: { seat: Seat };
  infested: { seat: Seat };
  slimed: { seat: Seat };
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
