import { describe, expect, test } from 'vitest';
import { contract } from '../src/testing/index.ts';
import { hunt } from './hunt/hunt.ts';
import { mutants } from './hunt/mutants.ts';

const GAMES = 10_000;

describe(`the contract holds for ${GAMES} random games of the fixture`, () => {
  for (const check of contract(hunt, { games: GAMES, positions: 1 })) test(check.name, check.run);
});

describe('the contract bites: every mutant is caught', () => {
  for (const { name, game, caughtBy, saying } of mutants) {
    test(name, () => {
      const check = contract(game, { games: 60, positions: 4, mostAnswers: 2000 }).find((one) => one.name === caughtBy);
      expect(check?.run).toThrow(saying);
    });
  }
});
