import type { Effect, Row } from '../content/types.ts';
import { type Situation, trackDice } from './situation.ts';

// What effects are worth, one by one; a row of a card is worth their sum.

/** Where a row is being judged: how time is counted, what weapon and movement make of it. */
export interface Measure {
  time(n: number): number;
  move(n: number): number;
  search(n: number): number;
  /** What a weapon and abilities add to damage. */
  readonly bonus: number;
  /** What a point of damage counts: 1 against the killer, less against others, 0 when it does nothing. */
  readonly damage: 'killer' | 'minions' | 'nobody';
  /** The damage of the attack that is reacted to. */
  readonly attack: number;
  /** What ending the phase costs. */
  readonly end: number;
  /** What the next roll gains from a die more, and from counting 3 and 4. */
  readonly nextDie: number;
  readonly nextPartials: number;
}

export function worthOfRow(s: Situation, row: Row, measure: Measure): number {
  let total = 0;
  for (const effect of row) total += worthOfEffect(s, effect, measure);
  return total;
}

function worthOfEffect(s: Situation, effect: Effect, m: Measure): number {
  if (typeof effect === 'function') return 0;
  if (!('n' in effect) || typeof effect.n !== 'number') return worthOfSign(s, effect, m);
  const { n } = effect;
  switch (effect.do) {
    case 'move':
      return m.move(n);
    case 'search':
      return m.search(n);
    case 'horror':
      return worthOfHorror(s, n);
    case 'time':
      return m.time(n);
    case 'heal':
      return worthOfHealth(s, n);
    case 'lose':
      return worthOfHealth(s, -n);
    case 'damage':
      return worthOfDamage(s, n + m.bonus, m.damage);
    case 'reduce':
      return worthOfHealth(s, -Math.max(effect.least, m.attack - n)) - worthOfHealth(s, -m.attack);
    case 'next-roll-dice':
      return n * m.nextDie;
    default:
      return 0;
  }
}

function worthOfSign(s: Situation, effect: Exclude<Effect, (...args: never[]) => unknown>, m: Measure): number {
  if (effect.do === 'end') return -m.end;
  if (effect.do === 'ignore-attack') return -worthOfHealth(s, -m.attack);
  if (effect.do === 'lasting') return effect.until === 'roll' ? m.nextPartials : 1.8 * m.nextPartials;
  return 0;
}

/** Health gained, up to her maximum, or lost; each point counts more the fewer there are. */
export function worthOfHealth(s: Situation, n: number): number {
  let total = 0;
  const gained = Math.min(n, s.mostHealth - s.health);
  for (let i = 1; i <= gained; i++) total += healthPoint(s, s.health + i);
  for (let i = 0; i < Math.min(-n, s.health); i++) total -= healthPoint(s, s.health - i);
  return total;
}

function healthPoint({ weights, mustBeWhole }: Situation, nth: number): number {
  return weights.health + (nth === 1 ? 3 : weights.lowHealth) / (nth * nth) + (mustBeWhole ? 1.5 : 0);
}

/** Horror up (n above 0) or down; beyond the green end each step is a point of time. */
export function worthOfHorror(s: Situation, n: number): number {
  const now = s.state.horror;
  const then = Math.max(0, Math.min(7, now + n));
  const beyond = Math.abs(now + n - then);
  return calm(s, then) - calm(s, now) + (n < 0 ? 0.2 : -0.6) * beyond;
}

function calm(s: Situation, horror: number): number {
  return s.weights.die * trackDice(s.state, horror) - s.weights.horrorLevel * horror;
}

export function worthOfDamage(s: Situation, amount: number, whom: Measure['damage']): number {
  if (whom === 'nobody' || amount <= 0) return 0;
  if (whom === 'minions') return s.weights.minion * Math.min(amount, 2);
  const dealt = Math.min(amount, s.foe);
  return dealt + (amount >= s.foe ? s.weights.win * s.foeStaysDead : 0);
}
