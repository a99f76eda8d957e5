import type { Judgement } from '@dreadhouse/engine';
import { Match } from '@dreadhouse/engine';
import { finalGirl } from '@dreadhouse/final-girl';
import { expect, test } from 'vitest';
import { mistakesIn, turnIn } from '../src/kit/end/judged.ts';
import { MatchAnalyst } from '../src/table/match-analyst.ts';

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

test('of a match that is over the own answers are gone through, from where there is something to look at', async () => {
  const started = Match.start(finalGirl, {
    options: finalGirl.sampleOptions(0, 1),
    players: ['Laurie'],
    luck: { kind: 'fast', seed: 'analyst' },
  });
  if (!started.ok) throw new Error(started.why);
  const match = started.value as unknown as Match<unknown>; // whatever its state is, it only counts answers
  for (let i = 0; i < 5; i++) match.answer(0, match.legal(0)[0]?.id ?? '');
  expect(new MatchAnalyst(match, 0, 0).answered()).toEqual([0, 1, 2, 3, 4]);
  expect(new MatchAnalyst(match, 0, 3).answered()).toEqual([3, 4]);
  expect(new MatchAnalyst(match, 1, 0).answered()).toEqual([]);
  expect(await new MatchAnalyst(match, 0, 0).judge(2), 'not before it is over').toBeNull();
});
