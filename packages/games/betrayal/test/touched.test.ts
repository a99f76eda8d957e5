import { fastChance, playRandomly, Run } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { betrayal } from '../src/index.ts';
import { only } from './versions.ts';

test.each([
  [32, 'token:scene'],
  [42, 'token:unseen'],
])('haunt %i: secret places count as come across, though no token ever lies there (%s)', (haunt, id) => {
  const run = new Run(betrayal, betrayal.initial(only(betrayal, haunt).sampleOptions(0, 3), 3), fastChance('lairs'), 3);
  run.play.touched = new Set();
  run.begin(betrayal.first);
  playRandomly(run, fastChance('player'));
  expect([...run.play.touched]).toContain(id);
});
