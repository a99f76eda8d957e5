import { type ContractSettings, contract } from '@dreadhouse/engine/testing';
import { describe, test } from 'vitest';
import { nemesisLockdown } from '../src/index.ts';

/** More of them, at every decision: `WORLDS_GAMES=2000 npx vitest run packages/games/nemesis-lockdown/test/contract.test.ts -t 'two worlds'`. */
const many = process.env['WORLDS_GAMES'];
const settings: ContractSettings = {
  ...(many === undefined ? { games: 10, positions: 3 } : { games: Number(many), positions: 'all' }),
  contentIsLeftTo: 'dreadhouse simulate nemesis-lockdown', // it takes thousands of games
};

describe('the contract of the engine', () => {
  for (const { name, run } of contract(nemesisLockdown, settings))
    test(name, run, many === undefined ? 600_000 : 7_200_000);
});
