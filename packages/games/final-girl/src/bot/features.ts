import type { FinalGirlState } from '../state.ts';
import { badnessOf, levelOfWrath, worthOfHolding } from './cards.ts';
import { hopeOfPile, worthOfItem } from './finds.ts';
import { dangerOf, strengthOf } from './goals.ts';
import {
  isAsleep,
  lookAt,
  missing,
  type Situation,
  trackDice,
  victimsAt,
  weaponBonus,
  withCarolyn,
} from './situation.ts';

/** What a position is judged by, whatever the film, in this order. */
export const FEATURES = [
  'health',
  'nearDeath',
  'secondLife',
  'foe',
  'foeSecondLife',
  'strength',
  'enough',
  'race',
  'logFoe',
  'weapon',
  'dice',
  'horror',
  'terror',
  'finale',
  'bloodlust',
  'attack',
  'reactions',
  'hand',
  'legs',
  'searches',
  'saved',
  'ultimate',
  'victims',
  'items',
  'danger',
  'asleep',
  'wrath',
  'child',
  'exit',
  'hope',
  'away',
  'time',
  'held',
  'together',
  'led',
  'to-exit',
  'nearest-victim',
  'unbreathed',
  'wound',
  'turn',
  'extreme',
  'killer-phase',
] as const;

/** What is left of nearness for each step. */
const NEAR = 0.75;

export type Feature = (typeof FEATURES)[number];

export function featuresOf(state: FinalGirlState): Readonly<Record<Feature, number>> {
  const s = lookAt(state);
  const { heroine, killer, hand } = state;
  const fights = Number.isFinite(s.foe);
  const strength = Math.min(10, strengthOf(s));
  const saved = heroine.slots.filter((slot) => slot !== null).length;
  return {
    health: s.health,
    nearDeath: 1 / s.health,
    secondLife: heroine.breath.color === 'black' ? 1 : 0,
    foe: fights ? s.foe : 0,
    foeSecondLife: killer.breath?.color === 'black' ? 1 : 0,
    strength,
    enough: fights ? Math.min(1.5, strength / s.foe) : 0,
    race: fights ? raceOf(s, strength) : 0,
    logFoe: fights ? Math.log(s.foe) : 0,
    weapon: weaponBonus(s, 'furious_strike', 0) ?? 0,
    dice: trackDice(state, state.horror),
    horror: state.horror,
    terror: state.terror.deck.length / 10,
    finale: state.finale.revealed ? 1 : 0,
    bloodlust: killer.bloodlust / s.killer.track.length,
    attack: s.attack,
    reactions: s.reactions,
    hand: hand.length / 10,
    legs: hand.filter((card) => card === 'walk' || card === 'run').length,
    searches: hand.filter((card) => card === 'search').length,
    saved: saved / Math.max(1, heroine.slots.length),
    ultimate: heroine.flipped ? 1 : 0,
    victims: state.victims.length / 10,
    items: itemsOf(s),
    danger: Math.min(8, dangerOf(s, s.here)),
    asleep: isAsleep(state) ? 1 : 0,
    wrath: badnessOf('inkanyamba', levelOfWrath(s, 'inkanyamba')) + badnessOf('groves', levelOfWrath(s, 'groves')),
    ...childOf(s),
    ...placesOf(s),
    time: state.time / 6,
    held: Math.min(3, heldWorthOf(s)) / 3,
    unbreathed: s.foeStaysDead,
    wound: s.health / s.mostHealth,
    turn: Math.min(1.5, state.turn / 20),
    extreme: state.options.mode === 'extreme' ? 1 : 0,
    'killer-phase': state.phase === 'killer' ? 1 : 0,
  };
}

/** What her hand is worth beside the attacks, card by card. */
function heldWorthOf(s: Situation): number {
  const copies = new Map<string, number>();
  let total = 0;
  for (const card of s.state.hand) {
    const before = copies.get(card) ?? 0;
    copies.set(card, before + 1);
    total += worthOfHolding(s, card, before);
  }
  return total;
}

/** Who is where: the killer, those whom she leads, and the nearest of those whom she does not. */
function placesOf(s: Situation): Readonly<Record<'away' | 'together' | 'led' | 'to-exit' | 'nearest-victim', number>> {
  const { state, map, here } = s;
  const led = victimsAt(state, here);
  let nearest = 0;
  for (const { space } of state.victims)
    if (space !== here) nearest = Math.max(nearest, NEAR ** map.steps(here, space) * NEAR ** map.toExit(space));
  return {
    away: NEAR ** Math.min(12, s.away),
    together: s.away === 0 ? 1 : 0,
    led: Math.min(3, led) / 3,
    'to-exit': led > 0 ? NEAR ** map.toExit(here) : 0,
    'nearest-victim': nearest,
  };
}

/** Who is likely to last longer: turns until she falls against turns until he does, as a logarithm. */
function raceOf(s: Situation, strength: number): number {
  const weapon = weaponBonus(s, 'furious_strike', 0) ?? 0;
  const rate = (1.2 + weapon) * (0.2 + 0.27 * trackDice(s.state, s.state.horror));
  const hisTurns = Math.max(0.5, (s.foe - 0.5 * strength) / rate);
  const herTurns = (s.health + 1.5 * s.reactions) / (0.3 + 0.6 * s.attack);
  return Math.max(-2.5, Math.min(2.5, Math.log(herTurns / hisTurns)));
}

function itemsOf(s: Situation): number {
  const { hands, backpack } = s.state.items;
  let total = 0;
  for (const { id } of hands) total += worthOfItem(s, id);
  for (const { id } of backpack) total += worthOfItem(s, id);
  return Math.min(6, total);
}

/** How near she is to leaving with Carolyn. */
function childOf(s: Situation): { readonly child: number; readonly exit: number; readonly hope: number } {
  if (Number.isFinite(s.foe)) return { child: 0, exit: 0, hope: 0 };
  const child = withCarolyn(s.state) ? 1 : 0;
  if (missing(s) === null) return { child, exit: s.weights.perStepToExit ** s.map.toExit(s.here), hope: 0 };
  let hope = 0;
  for (const pile of s.state.items.piles) {
    const near = s.weights.perStepToChild ** Math.min(12, s.map.steps(s.here, pile.space));
    hope = Math.max(hope, hopeOfPile(s, pile) * near);
  }
  return { child, exit: 0, hope };
}
