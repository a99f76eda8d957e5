import { type ContractSettings, contract } from '@dreadhouse/engine/testing';
import { describe, test } from 'vitest';
import { nemesisLockdown } from '../src/index.ts';

const settings: ContractSettings = {
  games: 10,
  positions: 3,
  contentIsLeftTo: 'dreadhouse simulate nemesis-lockdown', // it takes thousands of games
};

describe('the contract of the engine', () => {
  for (const { name, run } of contract(nemesisLockdown, settings)) test(name, run, 600_000);
});
