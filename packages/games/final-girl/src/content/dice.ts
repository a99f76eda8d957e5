import type { CardId, FinalGirl } from '../state.ts';

/** Plain dice: no horror roll, so nothing converts, re-rolls or adds to them. */
export function plainDice(g: FinalGirl, card: CardId, n: number): number[] {
  const faces = g.rollDice('plain-die', 6, n);
  g.tell('all', 'plain-dice', { card, faces, rule: 'FG-GEN-07' });
  return faces;
}

export function plainDie(g: FinalGirl, card: CardId): number {
  const die = g.roll('plain-die', 6);
  g.tell('all', 'plain-roll', { card, die, rule: 'FG-GEN-07' });
  return die;
}
