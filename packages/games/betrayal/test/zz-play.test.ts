import { contract } from '@dreadhouse/engine/testing';
import { describe, test } from 'vitest';
import { betrayal } from '../src/index.ts';

const haunt = Number(process.env['HAUNT']);
const game = { ...betrayal, sampleOptions: (n: number, seats: number) => ({ ...betrayal.sampleOptions(n, seats), haunt, eventHaunts: false }) };
describe(`haunt ${haunt}`, () => {
  for (const { name, run } of contract(game, { games: 8, positions: 3, contentIsLeftTo: 'x' })) test(name, run, 600_000);
});
