import type { EventOf, Seat } from '@dreadhouse/engine';
import type { CorridorId, PodId, Powered, RoomId, ShaftId } from './content/board.ts';
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
  /** The time token was turned: the active side keeps the red thresholds from acting (NL-SPEC-EPOWER-05, EV-02). */
  'time-token': { active: boolean };
  /** The elevator came to a shaft, called or ridden. */
  elevator: { shaft: ShaftId };
  'gate-open': object;
  'fire-out': { room: RoomId };
  /** The Rover came to the Exit Room, or was sent away (G-29). */
  rover: { here: boolean };
  /** The room is sealed: whoever is there when everybody has passed dies (NL-ROOM-VENT-05). */
  ventilation: { room: RoomId };
  /** The ventilation token left: a door did not stay closed (NL-ROOM-VENT-06), or everybody there has died (NL-ROOM-VENT-08). */
  'ventilation-ends': { room: RoomId };
  /** The last egg of the Nest is gone (NL-ROOM-NEST-07). */
  'nest-destroyed': object;
  /** EV-13: an egg of the Nest is gone, and its larva is on somebody or in the bag. */
  'egg-hatched': object;
  /** The queen came out of the bag and there was nobody in the Nest: one egg more (G-06). */
  'egg-laid': object;
  /** The alert procedure runs; when the time token leaves this field the game ends (NL-SPEC-RRC-02). */
  alert: { field: Field };
  /** The countdown was called off in the Generator (NL-ROOM-GEN-02). */
  'self-destruct-stopped': object;
  /** A token under the time track was moved (NL-ROOM-CSSCTL-02). */
  'css-shifted': { from: Field; to: Field };
  /**
   * Somebody has looked at a piece, which all are told, and what it was, which only the looker is. `at` is `tile:<room>`, `token:<room>`,
   * `event`, `css:<field>`, `plan:pool:<place>`, `plan:seat:<seat>:<place>` or `objective:<seat>`.
   */
  looked: { seat: Seat; at: string };
  saw: { seat: Seat; at: string; face: string };
  /** Where people play together a plan is turned up for all; `at` as above. */
  'plan-shown': { seat: Seat; at: string; plan: PlanId };
  /** A plan of the pool became somebody's own (NL-SPEC-RRC-06); which one, that seat is told by `saw`. */
  'plan-taken': { seat: Seat; place: number };
  knowledge: { seat: Seat; knowledge: number };
  /** The Knowledge token shows its active side (NL-ROOM-ARCHIVE-04). */
  informed: { seat: Seat };
  /** A signal was sent (NL-ROOM-COMMS-02). */
  signal: { seat: Seat };
  /** What was done at a computer: the card, and the action on it (G-18). */
  'computer-used': { seat: Seat; card: string; action: string };
  /** The computer card that lies on top now. */
  'computer-card': { card: string };
  /** Lockdown came up: the room breaks down and is sealed, unless the Hacker has done it (`ignored`). */
  lockdown: { seat: Seat; room: RoomId; ignored: boolean };
  weakness: { weakness: string; slot: number };
  // --- stalkers ---
  encounter: { seat: Seat; room: RoomId; type: StalkerType | null };
  placed: { type: StalkerType; room: RoomId };
  'stalker-moved': { type: StalkerType; from: RoomId; to: RoomId };
  vanished: { type: StalkerType; room: RoomId };
  damaged: { type: StalkerType; room: RoomId; damage: number };
  /** EV-12: what damage is left on it. */
  recovered: { type: StalkerType; room: RoomId; damage: number };
  killed: { type: StalkerType; room: RoomId };
  /** E-RETREAT, with the event card whose first number says where to. */
  retreats: { type: StalkerType; room: RoomId; card: string };
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
  /** That there was a scan; how many cards there were, and what they were, only their owner is told (chapter 6). */
  scanned: { seat: Seat };
  /** To the owner: how many, and each card in its order. */
  'scan-result': { seat: Seat; infected: number; clean: number; cards: readonly ('clean' | 'infected')[] };
  'cards-removed': { seat: Seat; n: number; infected: number };
  'roll-skipped': { seat: Seat };
  revived: { seat: Seat; room: RoomId };
  'locked-in': { seat: Seat };
  /** A stalker turned up: the room was not locked (NL-SPEC-ISO-06). */
  'lock-in-failed': { seat: Seat };
  'entered-pod': { seat: Seat; pod: PodId };
  /** Through the Main Gate to the Bunker (G-29): with the Rover, or on foot in a suit, which is named. */
  'left-base': { seat: Seat; by: string };
  /** A stalker turned up before the Gate: the way on foot was not taken. */
  'escape-failed': { seat: Seat };
  'objective-kept': { seat: Seat };
  // --- the event phase and the end ---
  'event-phase': { round: number };
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
  /** Whom the end of the base, the plan or the final scan has killed (G-33). */
  perished: { seat: Seat; cause: 'base' | 'plan' | 'scan' };
  /** NL-GOAL-06: how many cards were infected (null: a larva skips the scan), and the four that were drawn, if it came to that. */
  'final-scan': {
    seat: Seat;
    infected: number | null;
    /** Each card that was scanned, in its order. */
    cards: readonly ('clean' | 'infected')[];
    drawn: readonly string[] | null;
    passed: boolean;
  };
  'objective-checked': { seat: Seat | null; objective: string; met: boolean };
  /** Who has won; nobody, where the list is empty (NL-GOAL-08). */
  winners: { seats: readonly Seat[] };
}

export type NemesisEvent = EventOf<NemesisEvents>;
