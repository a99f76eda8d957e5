import { expect, test } from 'vitest';
import { registry } from '../src/index.ts';
import { haunts, turn, viewOf } from './kit.ts';

const CELLS = [...registry().haunts.keys()].flatMap((haunt) => [3, 4, 5, 6].map((seats) => [haunt, seats] as const));

test.each(CELLS)('BH-CTR-01: what haunt %i counts with %i players is a number for whoever looks', (haunt, seats) => {
  const t = turn((s) => haunts(s, haunt), {}, seats);
  for (const viewer of [0, 1, 'spectator'] as const)
    for (const { name, value, goal } of viewOf(t, viewer).haunt?.counters ?? []) {
      expect(Number.isInteger(value), `${name} for ${viewer}: ${value}`).toBe(true);
      expect(goal === null || Number.isInteger(goal), `where ${name} must go for ${viewer}: ${goal}`).toBe(true);
    }
});
