import { type ContractSettings, contract } from '@dreadhouse/engine/testing';
import { describe, test } from 'vitest';
import { betrayal } from '../src/index.ts';

/** More of them, at every decision: `WORLDS_GAMES=2000 npx vitest run packages/games/betrayal/test/contract.test.ts -t 'two worlds'`. */
const many = process.env['WORLDS_GAMES'];
const settings: ContractSettings = {
  ...(many === undefined ? { games: 48, positions: 3 } : { games: Number(many), positions: 'all' }),
  contentIsLeftTo: 'dreadhouse simulate betrayal', // it takes thousands of games
};

describe('the contract of the engine', () => {
  for (const { name, run } of contract(betrayal, settings)) test(name, run, many === undefined ? 180_000 : 7_200_000);
});
