import { memo } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import type { Row } from '../content/types.ts';
import type { CardId } from '../state.ts';
import { throwsOf } from './odds.ts';
import { isAsleep, missing, type Situation, weaponBonus } from './situation.ts';
import { type Measure, worthOfHealth, worthOfHorror, worthOfRow } from './worth.ts';

/** What a card's results are worth, by the number of successes. */
export function worthOfResults(s: Situation, card: CardId, measure: Measure): number[] {
  const special = SPECIAL[card]?.(s, measure);
  if (special !== undefined) return special;
  const { rows, orElse } = tableOf(card);
  const results = rows.map((row) => worthOfRow(s, row, measure));
  if (orElse !== null) results[0] = Math.max(results[0] ?? 0, worthOfRow(s, orElse, measure));
  return results;
}

interface Table {
  readonly rows: readonly Row[];
  readonly orElse: Row | null;
}

/** The rows of a card in order, failure first. */
const tableOf = memo((card: CardId): Table => {
  const { rows, orElse } = actionCard(card);
  return { rows: Object.values(rows), orElse: orElse ?? null };
});

/** Rows that are rules of their own. */
const SPECIAL: Readonly<Record<CardId, (s: Situation, measure: Measure) => number[]>> = {
  atone: (s, m) => {
    const one = worthOfCalming(s, (level) => level - 1);
    const half = worthOfCalming(s, (level) => Math.ceil(level / 2));
    return [worthOfHorror(s, 1) + m.time(-2), one, half, worthOfCalming(s, () => 1)];
  },
  convince: (s, m) => [
    Math.max(m.move(1) + worthOfHealth(s, -1) - m.end, m.time(-1)),
    m.move(1) + m.time(-1),
    m.move(1),
    m.move(1) + 0.5,
  ],
};

/** How bad each level of a wrath is when it is unleashed. */
const WRATH: Readonly<Record<string, readonly number[]>> = {
  inkanyamba: [0, 0.1, 0.2, 0.35, 0.6, 0.6, 1.2, 2, 2.4, 3.2, 4.5],
  groves: [0, 0.25, 0.3, 0.35, 0.35, 0.7, 0.7, 1, 1.5, 1.5, 4],
};

export function levelOfWrath({ state }: Situation, holder: string): number {
  const level = state.memory[holder]?.['wrath'];
  return typeof level === 'number' ? level : 0;
}

/** What it is worth to lower one wrath, the better one of two. */
function worthOfCalming(s: Situation, lowered: (level: number) => number): number {
  let best = 0;
  for (const holder in WRATH) {
    const level = levelOfWrath(s, holder);
    if (level > 1) best = Math.max(best, badnessOf(holder, level) - badnessOf(holder, Math.max(1, lowered(level))));
  }
  return s.weights.wrath * best;
}

export function badnessOf(holder: string, level: number): number {
  return WRATH[holder]?.[Math.max(0, Math.min(10, level))] ?? 0;
}

/** What the results of a card are worth on average, with so many dice and so many pairs of cards to convert with. */
export function worthOfRoll(s: Situation, results: readonly number[], dice: number, pairs: number): number {
  let total = 0;
  for (const { successes, partials, odds } of throwsOf(dice)) {
    const sure = s.improvised ? successes + partials : successes;
    total += odds * worthOfThrow(results, sure, s.improvised ? 0 : Math.min(partials, pairs), s.weights.conversion);
  }
  return total;
}

/** The best that can be made of so many successes, if so many partial ones can be turned into more. */
export function worthOfThrow(results: readonly number[], successes: number, convertible = 0, price = 0): number {
  const top = results.length - 1;
  let best = results[Math.min(top, successes)] ?? 0;
  for (let extra = 1; extra <= convertible; extra++) {
    best = Math.max(best, (results[Math.min(top, successes + extra)] ?? 0) - extra * price);
  }
  return best;
}

/** Pairs of cards that she would hardly miss. */
export function sparePairs(s: Situation): number {
  let spare = 0;
  for (const card of s.state.hand) if (isJunk(s, card)) spare += 1;
  return spare >> 1;
}

function isJunk(s: Situation, card: CardId): boolean {
  return worthOfHolding(s, card, 0) < s.weights.spare;
}

// --- holding a card ---

/** Cards in hand are measured with flat prices, because what time is worth depends on what cards are. */
function later(s: Situation, card: CardId): Measure {
  const { foe, away, attack, weights } = s;
  const hunting = Number.isFinite(foe);
  return {
    time: (n) => weights.laterTime * n,
    move: (n) => weights.walking * n * (hunting ? (away > 1 ? 1.2 : 0.8) : 1.6),
    search: (n) => searchDesire(s) * (n > 1 ? 1.4 : 1),
    bonus: weaponBonus(s, card, 0) ?? 0,
    damage: hunting ? 'killer' : 'nobody',
    attack,
    end: weights.end,
    nextDie: weights.laterDie,
    nextPartials: weights.laterPartials,
  };
}

/** How much she wants to find something. */
export function searchDesire(s: Situation): number {
  if (!Number.isFinite(s.foe)) return missing(s) === null ? 0.1 : s.weights.childSearch;
  return (weaponBonus(s, 'furious_strike', 0) ?? 0) > 0 ? s.weights.armed : s.weights.unarmed;
}

/** What it is worth to have this card in hand for later, if so many of its kind are there already. */
export function worthOfHolding(s: Situation, card: CardId, copies: number): number {
  let first = s.notes.held.get(card);
  if (first === undefined) {
    first = heldWorth(s, card);
    s.notes.held.set(card, first);
  }
  return Math.max(s.weights.junk, first * (copies === 0 ? 1 : copies === 1 ? s.weights.second : 0.3));
}

export function copiesInHand({ state }: Situation, card: CardId): number {
  let n = 0;
  for (const one of state.hand) if (one === card) n += 1;
  return n;
}

function heldWorth(s: Situation, card: CardId): number {
  const definition = actionCard(card);
  if (card === 'close_call') return s.weights.closeCall;
  const results = worthOfResults(s, card, later(s, card));
  if (definition.type === 'reaction') return worthOfRoll(s, results, s.dice, 0) * chanceOfAttack(s);
  if (definition.damage === true) return heldAttack(s, results);
  const free = definition.cost === 0 ? 0.8 : 1;
  if (card === 'short_rest' || card === 'long_rest') {
    const sleepy = s.killer.id === 'dr_fright' && !isAsleep(s.state) ? s.weights.sleepy : 0;
    return free * (s.weights.heldOther * worthOfRoll(s, results, s.dice, 0) + sleepy);
  }
  return free * s.weights.heldOther * worthOfRoll(s, results, s.dice, 0);
}

/** An attack is held for a roll that is better than the present one. */
function heldAttack(s: Situation, results: readonly number[]): number {
  if (!Number.isFinite(s.foe)) return 0.3;
  const sooner = s.canHurt ? 1 : 0.8;
  return sooner * s.weights.heldAttack * worthOfRoll(s, results, Math.max(3, s.dice), 1);
}

/** How often she will be attacked until her next turn. */
function chanceOfAttack(s: Situation): number {
  if (s.away > 2 * s.reach + 1) return 0.35;
  return s.away === 0 ? 0.9 : 0.6;
}
