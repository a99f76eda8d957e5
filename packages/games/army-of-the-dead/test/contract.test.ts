import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type ContractSettings, contract } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { armyOfTheDead } from '../src/index.ts';

const GOLDEN = new URL('golden/', import.meta.url);

/** Recorded by `npx dreadhouse record army-of-the-dead --seats 3 --games 10 --seed golden --out packages/games/army-of-the-dead/test/golden`. */
const golden = (existsSync(GOLDEN) ? readdirSync(GOLDEN) : [])
  .filter((name) => name.startsWith('army-of-the-dead-'))
  .sort()
  .map((name) => readFileSync(new URL(name, GOLDEN), 'utf8'));

/** More of them, at every decision: `WORLDS_GAMES=200 npx vitest run packages/games/army-of-the-dead/test/contract.test.ts -t 'two worlds'`. */
const many = process.env['WORLDS_GAMES'];
const settings: ContractSettings = {
  ...(many === undefined ? { games: 40, positions: 3 } : { games: Number(many), positions: 'all' }),
  contentIsLeftTo: 'dreadhouse simulate army-of-the-dead', // it takes thousands of games
};

/** One to six people; every mission, team and switch in turn. */
const checks = contract(armyOfTheDead, settings, golden);

describe('the contract of the engine', () => {
  for (const { name, run } of checks) test(name, run, many === undefined ? 180_000 : 7_200_000);

  test('is held against all recorded games', () => {
    expect(golden).toHaveLength(10);
  });
});
