import { fastChance, Match, randomAnswer } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { nemesisLockdown } from '../src/index.ts';

const ROUNDS = 15;

/** How many rounds a random game took. */
function roundsOf(n: number): number {
  const seats = 1 + (n % 5);
  const players = Array.from({ length: seats }, (_, i) => `Seat ${i}`);
  const options = nemesisLockdown.sampleOptions(n, seats);
  const started = Match.start(nemesisLockdown, { options, players, luck: { kind: 'fast', seed: `pace ${n}` } });
  if (!started.ok) throw new Error(started.why);
  const match = started.value;
  const player = fastChance(`pace ${n} player`);
  while (!match.over) {
    const { seat, option } = randomAnswer(match.run, player);
    match.answer(seat, option.id);
  }
  return match.events.filter(({ kind }) => kind === 'round').length;
}

test('NL-G-36: a game takes fifteen rounds at the most, for any number of players', () => {
  const rounds = Array.from({ length: 20 }, (_, n) => roundsOf(n));
  expect(Math.max(...rounds)).toBeLessThanOrEqual(ROUNDS);
  expect(Math.min(...rounds)).toBeGreaterThan(0);
});
