import { badnessOf, levelOfWrath, worthOfHolding } from './cards.ts';
import { hopeOfPile, worthOfItem } from './finds.ts';
import { dangerOf, strengthOf } from './goals.ts';
import { isAsleep, missing, type Situation, trackDice, victimsAt, weaponBonus, withCarolyn } from './situation.ts';

/** What is left of nearness for each step. */
const NEAR = 0.75;

const fights = (s: Situation): boolean => Number.isFinite(s.foe);
const strengthIn = (s: Situation): number => Math.min(10, strengthOf(s));
const ledBy = (s: Situation): number => victimsAt(s.state, s.here);
const weaponIn = (s: Situation): number => weaponBonus(s, 'furious_strike', 0) ?? 0;
const copiesOf = ({ state }: Situation, ...cards: readonly string[]): number =>
  state.hand.filter((card) => cards.includes(card)).length;

/** What a position is judged by, whatever the film, in this order. */
export const FEATURES: Readonly<Record<string, (s: Situation) => number>> = {
  health: (s) => s.health,
  nearDeath: (s) => 1 / s.health,
  secondLife: ({ state }) => (state.heroine.breath.color === 'black' ? 1 : 0),
  foe: (s) => (fights(s) ? s.foe : 0),
  foeSecondLife: ({ state }) => (state.killer.breath?.color === 'black' ? 1 : 0),
  strength: strengthIn,
  enough: (s) => (fights(s) ? Math.min(1.5, strengthIn(s) / s.foe) : 0),
  race: (s) => (fights(s) ? raceOf(s, strengthIn(s)) : 0),
  logFoe: (s) => (fights(s) ? Math.log(s.foe) : 0),
  weapon: weaponIn,
  dice: ({ state }) => trackDice(state, state.horror),
  horror: ({ state }) => state.horror,
  terror: ({ state }) => state.terror.deck.length / 10,
  finale: ({ state }) => (state.finale.revealed ? 1 : 0),
  bloodlust: (s) => s.state.killer.bloodlust / s.killer.track.length,
  attack: (s) => s.attack,
  reactions: (s) => s.reactions,
  hand: ({ state }) => state.hand.length / 10,
  legs: (s) => copiesOf(s, 'walk', 'run'),
  searches: (s) => copiesOf(s, 'search'),
  saved: ({ state: { heroine } }) =>
    heroine.slots.filter((slot) => slot !== null).length / Math.max(1, heroine.slots.length),
  ultimate: ({ state }) => (state.heroine.flipped ? 1 : 0),
  victims: ({ state }) => state.victims.length / 10,
  items: itemsOf,
  danger: (s) => Math.min(8, dangerOf(s, s.here)),
  asleep: ({ state }) => (isAsleep(state) ? 1 : 0),
  wrath: (s) => badnessOf('inkanyamba', levelOfWrath(s, 'inkanyamba')) + badnessOf('groves', levelOfWrath(s, 'groves')),
  child: (s) => (!fights(s) && withCarolyn(s.state) ? 1 : 0),
  exit: (s) => (!fights(s) && missing(s) === null ? s.weights.perStepToExit ** s.map.toExit(s.here) : 0),
  hope: hopeOfChild,
  away: (s) => NEAR ** Math.min(12, s.away),
  time: ({ state }) => state.time / 6,
  held: (s) => Math.min(3, heldWorthOf(s)) / 3,
  together: (s) => (s.away === 0 ? 1 : 0),
  led: (s) => Math.min(3, ledBy(s)) / 3,
  'to-exit': (s) => (ledBy(s) > 0 ? NEAR ** s.map.toExit(s.here) : 0),
  'nearest-victim': nearestVictim,
  unbreathed: (s) => s.foeStaysDead,
  wound: (s) => s.health / s.mostHealth,
  turn: ({ state }) => Math.min(1.5, state.turn / 20),
  extreme: ({ state }) => (state.options.mode === 'extreme' ? 1 : 0),
  'killer-phase': ({ state }) => (state.phase === 'killer' ? 1 : 0),
};

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

/** The nearest of those whom she does not lead, and how near it is to an exit. */
function nearestVictim({ state, map, here }: Situation): number {
  let nearest = 0;
  for (const { space } of state.victims)
    if (space !== here) nearest = Math.max(nearest, NEAR ** map.steps(here, space) * NEAR ** map.toExit(space));
  return nearest;
}

/** Who is likely to last longer: turns until she falls against turns until he does, as a logarithm. */
function raceOf(s: Situation, strength: number): number {
  const rate = (1.2 + weaponIn(s)) * (0.2 + 0.27 * trackDice(s.state, s.state.horror));
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

/** How near she is to finding Carolyn. */
function hopeOfChild(s: Situation): number {
  let hope = 0;
  if (fights(s) || missing(s) === null) return hope;
  for (const pile of s.state.items.piles) {
    const near = s.weights.perStepToChild ** Math.min(12, s.map.steps(s.here, pile.space));
    hope = Math.max(hope, hopeOfPile(s, pile) * near);
  }
  return hope;
}
