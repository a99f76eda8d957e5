import { actionCard } from '@dreadhouse/final-girl';
import { lazy } from 'react';
import { readingOf } from '../../../kit/cards/reading.tsx';
import type { CardRef } from './card-ref.ts';

export const { ReadingRoom, useReading } = readingOf<CardRef & { readonly markers?: number }>(
  lazy(async () => ({ default: (await import('./card-reader.tsx')).CardReader })),
);

/** The rule that stands behind a card. */
export function ruleOf({ kind, id }: CardRef): string {
  if (kind !== 'action') return RULES[kind];
  const { type } = actionCard(id);
  return type === 'reaction' ? 'FG-REACT-01' : type === 'instant' ? 'FG-ROLL-12' : 'FG-ACT-03';
}

const RULES: Readonly<Record<Exclude<CardRef['kind'], 'action'>, string>> = {
  item: 'FG-ITEM-04',
  terror: 'FG-KILL-02',
  event: 'FG-EVENT-01',
  finale: 'FG-FIN-01',
  darkpower: 'FG-DARK-01',
  setup: 'FG-SETUP-13',
  heroine: 'FG-SAVE-12',
};
