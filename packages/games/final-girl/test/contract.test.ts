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

/** Forty games: each killer and location in turn, with other heroines, modes and settings. */
const checks = contract(
  finalGirl,
  {
    games: 40,
    positions: 2,
    // It takes thousands of games, because a random player hardly ever lives to search.
    contentIsLeftTo: 'dreadhouse simulate final-girl',
  },
  golden,
);

describe('the contract of the engine', () => {
  for (const { name, run } of checks) test(name, run, 180_000);

  test('is held against all recorded games', () => {
    expect(golden).toHaveLength(10);
  });
});
