import { itemCard } from '../catalogue.ts';
import type { Killer } from '../content/types.ts';
import { heroineOf, killerOf } from '../rules/things.ts';
import type { CardId, FinalGirlState, SpaceId } from '../state.ts';
import { type BoardMap, hasTag, mapOf } from './map.ts';
import type { Ware } from './market.ts';
import type { Reason } from './opinion.ts';
import { type Weights, weightsAgainst } from './weights.ts';

const DICE = { normal: [3, 3, 2, 2, 2, 2, 2, 1], extreme: [3, 2, 2, 2, 2, 1, 1, 1] } as const;

/** What matters at a glance. Made anew for every decision; whatever takes longer to find out is found out when it is asked for. */
export interface Situation {
  readonly state: FinalGirlState;
  readonly map: BoardMap;
  readonly killer: Killer;
  readonly here: SpaceId;
  /** Of the heroine, token included. */
  readonly health: number;
  readonly mostHealth: number;
  /** What is left of the killer, token and minor dark powers included; Infinity if he cannot die. */
  readonly foe: number;
  /** The chance that the token behind it is blank. */
  readonly foeStaysDead: number;
  /** Dice of her next horror roll. */
  readonly dice: number;
  /** Whether 3 and 4 count as successes. */
  readonly improvised: boolean;
  /** The killer's attack and movement values. */
  readonly attack: number;
  readonly reach: number;
  /** Steps from the heroine to the killer. */
  readonly away: number;
  /** Whether she can hurt the killer at all, now. */
  readonly canHurt: boolean;
  readonly reactions: number;
  /** Whether she cannot leave her space, or only run blindly. */
  readonly stuck: boolean;
  readonly blind: boolean;
  /** With Carolyn, behind the Invisible Barrier: only full health opens the way. */
  readonly mustBeWhole: boolean;
  readonly weights: Weights;
  /** Worked out once: `worthOfTime`, goals and the worth of spaces. */
  readonly notes: Notes;
}

/** Somewhere she would like to be. */
export interface Goal {
  readonly space: SpaceId;
  readonly worth: number;
  readonly why: Reason;
  /** Who is led there or waits there, for whoever wants to know what it is about. */
  readonly victims?: number;
  /** Whether those are with her already. */
  readonly led?: boolean;
}

/** What has been worked out already. */
interface Notes {
  wares?: readonly Ware[];
  market?: readonly number[];
  goals?: readonly Goal[];
  readonly spaces: Map<SpaceId, number>;
  /** What cards are worth in hand. */
  readonly held: Map<CardId, number>;
  strength?: number;
}

export function lookAt(state: FinalGirlState): Situation {
  const { heroine, options } = state;
  const killer = killerOf(state);
  const map = mapOf(state);
  const row = killer.track[state.killer.bloodlust - 1];
  const foe = foeHealth(state, killer);
  return {
    state,
    map,
    killer,
    here: heroine.space,
    health: heroine.markers + 1,
    mostHealth: heroineOf(state).health,
    foe,
    foeStaysDead: staysDead(state),
    dice: Math.max(1, trackDice(state, state.horror) + adrenaline(state, foe) + bonusDice(state)),
    improvised: state.lasting.some((effect) => effect.id === 'improvise'),
    attack: row?.attack ?? 1,
    reach: row?.move ?? 1,
    away: map.steps(heroine.space, state.killer.space),
    canHurt: canHurt(state, killer),
    reactions: state.hand.filter((card) => card === 'guard' || card === 'retaliation').length,
    stuck: isStuck(state, map),
    blind: state.lasting.some((effect) => effect.id === 'pt04'),
    mustBeWhole: withCarolyn(state) && state.darkPowers.some((card) => card.revealed && card.id === 'pg_d2'),
    weights: weightsAgainst(options.killer),
    notes: { spaces: new Map(), held: new Map() },
  };
}

export function trackDice(state: FinalGirlState, horror: number): number {
  return DICE[state.options.mode][Math.max(0, Math.min(7, horror))] ?? 1;
}

function foeHealth(state: FinalGirlState, killer: Killer): number {
  if (killer.health === null) return Number.POSITIVE_INFINITY;
  let total = state.killer.markers + 1;
  for (const card of state.inPlay) if (card.kind === 'mdp') total += card.markers;
  return total;
}

/** Six of nine black tokens are blank; a white one has nothing behind it. */
function staysDead(state: FinalGirlState): number {
  const { breath } = state.killer;
  if (breath === null) return 0;
  if (breath.color === 'white') return 1;
  if (breath.known) return breath.symbols === 0 ? 1 : 0;
  return 2 / 3;
}

function adrenaline(state: FinalGirlState, foe: number): number {
  return (state.heroine.markers === 0 ? 1 : 0) + (foe === 1 ? 1 : 0);
}

function bonusDice(state: FinalGirlState): number {
  let n = 0;
  for (const effect of state.lasting) {
    if (effect.id === 'next-roll-dice') n += effect.n;
    else if (effect.id === 'dt07') n -= 1;
  }
  return n;
}

/** Steel Jaws hold her; Everything Slams Shut (mt03) keeps her indoors. */
function isStuck(state: FinalGirlState, map: BoardMap): boolean {
  if (state.items.aside.some((item) => item.id === 'trap_bear')) return true;
  const shut = state.phase === 'action' && state.lasting.some((effect) => effect.id === 'mt03');
  return shut && hasTag(map.spaces, state.heroine.space, 'indoor');
}

/** Dr. Fright can be hurt only by a sleeper, unless a card says otherwise. */
function canHurt(state: FinalGirlState, killer: Killer): boolean {
  if (killer.health === null) return false;
  if (killer.id !== 'dr_fright') return true;
  return isAsleep(state) || state.lasting.some((effect) => effect.id === 'dt09');
}

export const isAsleep = (state: FinalGirlState): boolean => state.memory['dr_fright']?.['asleep'] === true;

export const withCarolyn = (state: FinalGirlState): boolean => state.items.aside.some((item) => item.id === 'carolyn');

/** What must still be found before the film can be won at an exit: Carolyn, and with Something Forgotten what she will not leave behind. */
export function missing({ state, foe }: Situation): 'carolyn' | 'mr_floppy' | null {
  if (Number.isFinite(foe)) return null;
  if (!withCarolyn(state)) return 'carolyn';
  const { hands, backpack, aside } = state.items;
  const isForgotten = state.darkPowers.some((card) => card.revealed && card.id === 'pg_e');
  const isHeld = [...hands, ...backpack, ...aside].some((item) => item.id === 'mr_floppy');
  return isForgotten && !isHeld ? 'mr_floppy' : null;
}

export function victimsAt(state: FinalGirlState, space: SpaceId | null): number {
  let n = 0;
  for (const victim of state.victims) if (victim.space === space) n += 1;
  return n;
}

/** What the best weapon in hand adds to an attack with this card over this distance; null when it would have none that reaches. */
export function weaponBonus({ state }: Situation, card: CardId, away: number): number | null {
  let best: number | null = away === 0 ? 0 : null;
  for (const { id } of state.items.hands) {
    const { weapon } = itemCard(id);
    if (weapon === undefined || (weapon.only !== undefined && !weapon.only.includes(card))) continue;
    const range = typeof weapon.range === 'function' ? [1, 2] : weapon.range;
    if (range.includes(away) && (best === null || weapon.damage > best)) best = weapon.damage;
  }
  const ultimate = away === 0 && state.heroine.flipped && state.options.heroine === 'laurie' ? 1 : 0;
  return best === null ? null : best + ultimate;
}
