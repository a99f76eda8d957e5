import { describe, test } from 'vitest';
import { contract } from '../src/testing/index.ts';
import { hunt } from './hunt/hunt.ts';
import { GAMES } from './hunt/many-games.ts';

describe(`what is hidden stays hidden in ${GAMES} random games of the fixture`, () => {
  const checks = contract(hunt, { games: GAMES, positions: 1 });
  for (const check of checks.filter(({ about }) => about === 'worlds')) test(check.name, check.run);
});
