import { readdirSync, readFileSync } from 'node:fs';
import { type ContractSettings, contract } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { terrorscape } from '../src/index.ts';

const GOLDEN = new URL('golden/', import.meta.url);

/** Recorded by `npx dreadhouse record terrorscape --seats 4 --games 8 --seed golden --out packages/games/terrorscape/test/golden`. */
const golden = readdirSync(GOLDEN)
  .filter((name) => name.startsWith('terrorscape-'))
  .sort()
  .map((name) => readFileSync(new URL(name, GOLDEN), 'utf8'));

/** More of them, at every decision: `WORLDS_GAMES=2000 npx vitest run packages/games/terrorscape/test/contract.test.ts -t 'two worlds'`. */
const many = process.env['WORLDS_GAMES'];
const settings: ContractSettings = {
  ...(many === undefined ? { games: 40, positions: 3 } : { games: Number(many), positions: 'all' }),
  contentIsLeftTo: 'dreadhouse simulate terrorscape', // it takes thousands of games
};

/** Two, three and four people; every Killer, variant and switch in turn. */
const checks = contract(terrorscape, settings, golden);

describe('the contract of the engine', () => {
  for (const { name, run } of checks) test(name, run, many === undefined ? 180_000 : 7_200_000);

  test('is held against all recorded games', () => {
    expect(golden).toHaveLength(8);
  });
});
