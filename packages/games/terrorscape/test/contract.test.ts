import { readdirSync, readFileSync } from 'node:fs';
import { contract } from '@dreadhouse/engine/testing';
import { describe, expect, test } from 'vitest';
import { terrorscape } from '../src/index.ts';

const GOLDEN = new URL('golden/', import.meta.url);

/** Recorded by `npx dreadhouse record terrorscape --seats 4 --games 8 --seed golden --out packages/games/terrorscape/test/golden`. */
const golden = readdirSync(GOLDEN)
  .filter((name) => name.startsWith('terrorscape-'))
  .sort()
  .map((name) => readFileSync(new URL(name, GOLDEN), 'utf8'));

/** Whether random play comes across all content takes thousands of games: `dreadhouse simulate terrorscape` looks at that. */
const LEFT_TO_THE_SIMULATION = 'random play comes across all content';

/** More of them, at every decision: `WORLDS_GAMES=2000 npx vitest run packages/games/terrorscape/test/contract.test.ts -t 'two worlds'`. */
const many = process.env['WORLDS_GAMES'];
const settings = many === undefined ? { games: 40, positions: 3 } : { games: Number(many), positions: 'all' as const };

/** Two, three and four people; every Killer, variant and switch in turn. */
const checks = contract(terrorscape, settings, golden);

describe('the contract of the engine', () => {
  for (const { name, run } of checks)
    if (name !== LEFT_TO_THE_SIMULATION) test(name, run, many === undefined ? 180_000 : 7_200_000);

  test('nothing but the coverage of content is left to the simulation', () => {
    expect(checks.filter(({ name }) => name === LEFT_TO_THE_SIMULATION)).toHaveLength(1);
    expect(golden).toHaveLength(8);
  });
});
