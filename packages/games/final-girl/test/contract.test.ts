import { readdirSync, readFileSync } from 'node:fs';
import { contract } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { finalGirl } from '../src/index.ts';

const GOLDEN = new URL('golden/', import.meta.url);

/** Recorded by `npx dreadhouse record final-girl --games 10 --seed golden --out packages/games/final-girl/test/golden`. */
const golden = readdirSync(GOLDEN)
  .filter((name) => name.startsWith('final-girl-'))
  .sort()
  .map((name) => readFileSync(new URL(name, GOLDEN), 'utf8'));

/**
 * Whether random play comes across all content takes thousands of games, because a random player hardly ever lives to search:
 * the simulation (`dreadhouse simulate final-girl`) looks at that.
 */
const LEFT_TO_THE_SIMULATION = 'random play comes across all content';

/** Forty games: each killer and location in turn, with other heroines, modes and settings. */
const checks = contract(finalGirl, { games: 40, positions: 2 }, golden);

describe('the contract of the engine', () => {
  for (const { name, run } of checks) if (name !== LEFT_TO_THE_SIMULATION) test(name, run, 180_000);

  test('nothing but the coverage of content is left to the simulation', () => {
    expect(checks.filter(({ name }) => name === LEFT_TO_THE_SIMULATION)).toHaveLength(1);
    expect(golden).toHaveLength(10);
  });
});
