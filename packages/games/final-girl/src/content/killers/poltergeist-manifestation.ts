import type { Option, Rules } from '@dreadhouse/engine';
import { type CardId, type FinalGirl, PLAYER } from '../../state.ts';
import { damageCardsInHand, heroineSpace, playCard } from '../kit.ts';
import type { AttackTarget } from '../types.ts';

/**
 * Rule 7: something appears on the heroine's space. As long as it is there and she wants, she plays damage cards against it; END is
 * ignored (overrides FG-SYM-05), the other effects apply. True when it was destroyed.
 */
export function* manifestation(g: FinalGirl, health: number): Rules<boolean> {
  g.tell('all', 'manifestation', { health, space: heroineSpace(g), rule: 'FG-GEN-07' });
  for (let left = health; left > 0; ) {
    const card = yield* chooseDamageCard(g, 'face-manifestation', left);
    if (card === null) return false;
    left -= yield* strikeAt(g, card, { kind: 'manifestation', space: heroineSpace(g) });
  }
  g.tell('all', 'manifestation-destroyed', { rule: 'FG-GEN-07' });
  return true;
}

/** One damage card at a target that is not an enemy, outside the Action phase. Returns the damage. */
export function* strikeAt(g: FinalGirl, card: CardId, target: AttackTarget): Rules<number> {
  return yield* playCard(g, card, { target, ignoreEnd: true });
}

/** Null: none. Without such a card nobody is asked. */
export function* chooseDamageCard(
  g: FinalGirl,
  kind: 'face-manifestation' | 'face-voices',
  n: number,
): Rules<CardId | null> {
  const pick = yield* g.choose(
    PLAYER,
    kind,
    'FG-GEN-07',
    (): (Option & { card?: CardId })[] => [
      { id: 'no-attack' },
      ...damageCardsInHand(g).map((card) => ({ id: `play:${card}`, at: `hand:${card}`, card, details: { card } })),
    ],
    { n },
  );
  return pick.card ?? null;
}
