import type { Judgement } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { mistakesIn, turnIn } from '../src/kit/end/judged.ts';

const judged = (position: number, chance: number, givenChance = chance): Judgement => ({
  ...{ position, chance, givenChance, best: 'a', reason: { why: 'w' } },
  given: givenChance < chance ? 'b' : 'a',
});

test('the three answers that cost most are told in the order in which they were given; small losses are chance', () => {
  const game = [
    judged(1, 0.9, 0.7),
    judged(2, 0.7, 0.65),
    judged(3, 0.6, 0.1),
    judged(4, 0.5, 0.3),
    judged(5, 0.4, 0.3),
  ];
  expect(mistakesIn(game).map(({ position }) => position)).toEqual([1, 3, 4]);
});

test('the game turned where the next decision found it changed most; an even game did not turn', () => {
  const game = [judged(1, 0.5), judged(2, 0.55), judged(3, 0.2), judged(4, 0.25)];
  expect(turnIn(game)).toEqual({ before: game[1], after: game[2] });
  expect(turnIn([judged(1, 0.5), judged(2, 0.55)])).toBeNull();
});
