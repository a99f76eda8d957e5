import { contract } from '@dreadhouse/engine/testing';
import { test } from 'vitest';
import { nemesisLockdown } from '../src/index.ts';

for (const { name, run } of contract(nemesisLockdown, { games: 1500, positions: 2, seed: 'wide2' }))
  if (/random play|two worlds|content|imagined worlds play|undo/.test(name)) test(name, run, 3_000_000);
