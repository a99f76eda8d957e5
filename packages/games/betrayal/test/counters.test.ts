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

test.each(CELLS)('BH-CTR-01: haunt %i with %i players begins with nothing beyond where it must go', (haunt, seats) => {
  const t = turn((s) => haunts(s, haunt), {}, seats);
  // What falls to its goal says so, and begins above it or, where it is counted on the table, anywhere.
  for (const viewer of [0, 1, 'spectator'] as const)
    for (const { name, value, goal, falls } of viewOf(t, viewer).haunt?.counters ?? [])
      if (goal !== null && falls !== true) expect(value, `${name} for ${viewer}`).toBeLessThanOrEqual(goal);
});
