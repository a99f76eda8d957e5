import { contract } from '@dreadhouse/engine/testing';
import { describe, test } from 'vitest';
import { terrorscape } from '../src/index.ts';

/** Whether random play comes across all content takes thousands of games: `dreadhouse simulate terrorscape` looks at that. */
const LEFT_TO_THE_SIMULATION = 'random play comes across all content';

/** Two, three and four people; every Killer, variant and switch in turn. */
const checks = contract(terrorscape, { games: 40, positions: 3 });

describe('the contract of the engine', () => {
  for (const { name, run } of checks) if (name !== LEFT_TO_THE_SIMULATION) test(name, run, 180_000);
});
