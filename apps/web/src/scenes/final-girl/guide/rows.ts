import { actionCard, type Effect, type Row } from '@dreadhouse/final-girl';
import type { Say } from '../../../text/text.ts';
import type { text } from './text.ts';

type Words = Say<keyof (typeof text)['en']>;

/** What a row is worth where the card is played: the damage with weapons counted, where known; whether its END ends the phase. */
export interface RowWorth {
  readonly damage: number | null;
  readonly ends: boolean;
}

const AS_PRINTED: RowWorth = { damage: null, ends: true };

/** What the row of an action card does, in a few words; null when it does something that only its text can say. */
function rowInWords(say: Words, row: Row, { damage, ends }: RowWorth = AS_PRINTED): string | null {
  const effects = ends ? row : row.filter((effect) => typeof effect === 'function' || effect.do !== 'end');
  if (effects.length === 0) return say('effect.nothing');
  const parts = effects.map((effect) => effectInWords(say, effect, damage));
  return parts.every((part) => part !== null) ? parts.join(', ') : null;
}

/** The row that so many successes reach (FG-RES-01), with both ways to fail where there are two. */
export function reachedRow(say: Words, card: string, least: number, worth = AS_PRINTED): string | null {
  const { rows, orElse } = actionCard(card);
  const row = rows[least];
  const words = row === undefined ? null : rowInWords(say, row, worth);
  if (least > 0 || orElse === undefined || words === null) return words;
  const other = rowInWords(say, orElse, worth);
  return other === null ? words : say('effect.or', { one: words, other });
}

/** Whether every row of a card can be put into a few words. */
export function isToldByRows(say: Words, card: string): boolean {
  return Object.values(actionCard(card).rows).every((row) => rowInWords(say, row) !== null);
}

/** One of the two rows of a failure. */
export function failureRow(say: Words, card: string, which: number): string | null {
  const { rows, orElse } = actionCard(card);
  return rowInWords(say, which === 1 ? rows[0] : (orElse ?? []));
}

const COUNTED = ['move', 'search', 'heal', 'lose', 'damage', 'reduce', 'next-roll-dice'] as const;
const SIGNED = ['horror', 'time'] as const;
const PLAIN = ['end', 'ignore-attack'] as const;

function effectInWords(say: Words, effect: Effect, damage: number | null): string | null {
  if (typeof effect === 'function') return null;
  if (effect.do === 'damage' && damage !== null) return say('effect.damage', { n: damage });
  const n = 'n' in effect && typeof effect.n === 'number' ? effect.n : null;
  const counted = COUNTED.find((one) => one === effect.do);
  if (counted !== undefined) return n === null ? null : say(`effect.${counted}`, { n });
  const signed = SIGNED.find((one) => one === effect.do);
  if (signed !== undefined) return n === null ? null : say(`effect.${signed}`, { n: signOf(n) });
  const plain = PLAIN.find((one) => one === effect.do);
  if (plain !== undefined) return say(`effect.${plain}`);
  if (effect.do !== 'lasting' || effect.id !== 'improvise') return null;
  return say(effect.until === 'roll' ? 'effect.improvise-roll' : 'effect.improvise');
}

function signOf(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}
