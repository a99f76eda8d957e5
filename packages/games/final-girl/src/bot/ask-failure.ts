import type { Ask, Option } from '@dreadhouse/engine';
import { actionCard } from '../catalogue.ts';
import { now } from './measure.ts';
import { type Opinion, opinion } from './opinion.ts';
import type { Situation } from './situation.ts';
import { worthOfRow } from './worth.ts';

/** FG-ACT-06: which of two failure rows. */
export function failureRowWorth(s: Situation, ask: Ask, option: Option): Opinion {
  const card = String(ask.about?.['card']);
  const { rows, orElse } = actionCard(card);
  const row = option.id === 'row:1' ? rows[0] : (orElse ?? rows[0]);
  const entering = card === 'convince' && option.id === 'row:1' ? now(s, card).move(1) : 0;
  return opinion(entering + worthOfRow(s, row, now(s, card)), 'other');
}
