import { fastChance, type Option, Run } from '@dreadhouse/engine';
import { expect, test } from 'vitest';
import { missionOf } from '../src/content/missions/index.ts';
import { armyOfTheDead, DEFAULTS } from '../src/index.ts';
import { addZombies } from '../src/rules/horde.ts';
import { TEAM } from './kit.ts';

/** The milliseconds of a frame. */
const FRAME = 16;

/** A whole Zombie Phase, with every figure of the box on the largest map: whatever spawns brings more activations. In milliseconds. */
function phase(n: number): number {
  const options = {
    ...DEFAULTS,
    mission: 'M10',
    survivors: TEAM,
    sets: ['a', 'a', 'a', 'a', 'a', 'a'] as const,
    letTheGameDecide: true,
  };
  const run = new Run(
    armyOfTheDead,
    armyOfTheDead.initial({ ...options, firstPlayer: 0 }, 1),
    fastChance(`speed ${n}`),
    1,
  );
  run.begin('setup');
  const { state } = run;
  const zones = missionOf('M10').board.zones.filter(({ kind }) => kind !== 'statue');
  for (let i = 0; i < 46; i++)
    addZombies(state, zones[(i * 7 + n) % zones.length]?.id as string, i < 30 ? 'shambler' : 'alpha', 1);
  state.pool = { shamblers: 0, alphas: 0 };
  state.turns = [];
  for (const one of state.survivors) one.acted = true;
  const before = process.cpuUsage();
  run.begin('zombies');
  // Whoever may react does not: the phase goes on to its end.
  while (!run.over && state.step === 'zombies') {
    const options = run.legal(0);
    run.answer(0, options.find(({ id }) => id === 'stay') ?? (options[0] as Option));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('a Zombie Phase with 46 Zombies takes less than a frame', () => {
  for (let n = 0; n < 30; n++) phase(n);
  const times = Array.from({ length: 41 }, (_, n) => phase(n)).sort((a, b) => a - b);
  // Of the processor's own time, and of the median: the compiler may still be at work beside it.
  expect(times[20]).toBeLessThan(FRAME);
});
