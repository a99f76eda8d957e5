import type { Seat } from '@dreadhouse/engine';
import type { AreaId, LocationId } from './content/board.ts';
import type { Back, ItemId } from './content/items.ts';
import type { SkillId, SkillKind } from './content/killers/definitions.ts';
import type { PlanId } from './content/plans.ts';
import type { SurvivorId } from './content/survivors.ts';
import type { Result } from './state.ts';

/** The two locations that a door connects. */
type Door = readonly LocationId[];

/** What somebody found, for those who may know what it is. */
interface OfItem {
  survivor: SurvivorId;
  item: ItemId;
}

/** The same for the others: they see the back of the card. */
interface OfBack {
  survivor: SurvivorId;
  back: Back;
}

/** What makes noise, as those know who hear it at once. */
export type NoiseCause = 'radio' | 'ransack' | 'discovery' | 'herbs' | 'bottle' | 'camera' | 'decoy';

/** TS-ENC-15: the dice, and what item, bare hands and trap add to them, against the strength. */
interface Defended {
  survivor: SurvivorId;
  dice: number;
  plus: number;
  defence: number;
  strength: number;
}

/** What can be told, by kind. */
export interface TerrorscapeEvents {
  // --- the beginning ---
  'killer-chosen': { killer: string };
  'survivor-chosen': { survivor: SurvivorId; seat: Seat };
  'plan-chosen': { plan: PlanId };
  'game-began': { killer: string; survivors: readonly SurvivorId[]; hand: number };
  round: { round: number };

  // --- the Survivors' turns ---
  'turn-over': { survivor: SurvivorId };
  'survivor-moved': { survivor: SurvivorId; from: LocationId; to: LocationId };
  calmed: { survivor: SurvivorId };
  'unblocked-by': { survivor: SurvivorId; door: Door };
  unblocked: { door: Door };
  'stopped-by-killer': { at: LocationId };
  repaired: { survivor: SurvivorId; repair: number };
  'repair-progress': { repair: number };
  'help-called': { left: number };
  'help-moved': { left: number };
  ransacked: OfItem;
  'ransacked-unseen': OfBack;
  'item-taken': OfItem;
  'item-taken-unseen': OfBack;
  'item-discarded': OfItem;
  'item-dropped': OfItem;
  'item-used': OfItem;
  'key-taken': { survivor: SurvivorId; keys: number };
  'keys-on-rack': { keys: number };
  'ability-used': { survivor: SurvivorId; ability: 'perceptive' | 'sprint' | 'well-supplied' };
  'trap-placed': { survivor: SurvivorId; at: LocationId };
  'handed-over': { from: SurvivorId; to: SurvivorId; item: ItemId };
  'handed-over-unseen': { from: SurvivorId; to: SurvivorId };
  'trade-refused': { from: SurvivorId; to: SurvivorId };
  'looted-by': OfItem;
  looted: { at: LocationId; item: ItemId };
  'noise-made': { at: LocationId; cause: NoiseCause };
  'noise-everywhere': object;
  discovered: OfItem;
  'discovered-unseen': OfBack;
  'discovery-drawn': { left: number };
  'discovery-skipped': object;
  'plan-advanced': { stage: number };
  'plan-complete': { plan: PlanId };
  'plan-revealed': { plan: PlanId };
  'marker-placed': { at: LocationId };
  'noise-reported': { at: readonly LocationId[] };
  'firecracker-reported': { at: LocationId };
  'first-player': { survivor: SurvivorId };

  // --- the Killer ---
  'killer-phase': { round: number };
  'killer-reappeared': { at: LocationId };
  'card-played': { card: SkillId; kind: SkillKind };
  'card-discarded': { card: SkillId };
  'card-discarded-unseen': { hand: number };
  'cards-drawn': { cards: readonly SkillId[] };
  'cards-drawn-unseen': { n: number };
  'cards-lost': { cards: readonly SkillId[] };
  'cards-lost-unseen': { n: number };
  'deck-reshuffled': { n: number };
  'level-up': { level: number; strength: number };
  'cards-unlocked': { card: SkillId; n: number };
  'killer-moved': { from: LocationId; to: LocationId };
  'block-broken': { door: Door };
  'killer-sneaks': { from: LocationId };
  'sneaked-to': { to: LocationId };
  blocked: { door: Door };
  'blocked-again': { door: Door };
  'block-destroyed': { door: Door };
  'nothing-to-block': { at: LocationId };
  'nothing-to-hear': object;
  'strength-raised': { plus: number };
  searched: { at: LocationId; found: readonly SurvivorId[] };
  detected: { zone: LocationId | AreaId | readonly LocationId[]; found: readonly SurvivorId[] };
  frightened: { zone: readonly LocationId[]; found: readonly SurvivorId[] };
  caught: { at: LocationId; found: readonly SurvivorId[] };
  'fear-smelt': { survivor: SurvivorId; at: LocationId };
  scared: { survivor: SurvivorId; fear: number };
  panicked: { survivor: SurvivorId; at: LocationId };

  // --- encounters ---
  encounter: { at: LocationId; found: readonly SurvivorId[] };
  'attack-strength': { card: SkillId | null; strength: number };
  defender: { survivor: SurvivorId; strength: number };
  'defends-bare': { survivor: SurvivorId };
  'defends-with': { survivor: SurvivorId; items: readonly ItemId[]; plus: number };
  'dice-rolled': { survivor: SurvivorId; dice: readonly number[]; sum: number };
  'trap-sprung': { at: LocationId; plus: number };
  'attack-repelled': Defended;
  'defence-failed': Defended;
  wounded: { survivor: SurvivorId; card: SkillId | null };
  'talisman-used': OfItem;
  healed: { survivor: SurvivorId };
  eliminated: { survivor: SurvivorId };
  'body-left': { survivor: SurvivorId; at: LocationId };
  fled: { survivor: SurvivorId; to: LocationId };
  'encounter-over': { at: LocationId };

  // --- the end ---
  escaped: { survivors: readonly SurvivorId[] };
  'game-over': { side: Result['side']; how: Result['how'] };
}
