import { readdirSync, readFileSync } from 'node:fs';
import { type ContractSettings, contract } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { nemesisLockdown } from '../src/index.ts';

const GOLDEN = new URL('golden/', import.meta.url);

/** Recorded by `npx dreadhouse record nemesis-lockdown --seats K --games 2 --seed golden-K --out packages/games/nemesis-lockdown/test/golden` for one to five seats. */
const golden = readdirSync(GOLDEN)
  .filter((name) => name.startsWith('nemesis-lockdown-'))
  .sort()
  .map((name) => readFileSync(new URL(name, GOLDEN), 'utf8'));

/**
 * More of them, at every decision: `WORLDS_GAMES=2000 npx vitest run packages/games/nemesis-lockdown/test/contract.test.ts -t 'two worlds'`; in
 * parts with another `WORLDS_SEED` for each.
 */
const many = process.env['WORLDS_GAMES'];
const settings: ContractSettings = {
  ...(many === undefined
    ? { games: 10, positions: 3 }
    : { games: Number(many), positions: 'all', seed: process.env['WORLDS_SEED'] ?? 'contract' }),
  contentIsLeftTo: 'dreadhouse simulate nemesis-lockdown', // it takes thousands of games
};

const checks = contract(nemesisLockdown, settings, golden);

describe('the contract of the engine', () => {
  for (const { name, run } of checks) test(name, run, many === undefined ? 600_000 : 7_200_000);

  test('is held against all recorded games', () => {
    expect(golden).toHaveLength(10);
  });
});
