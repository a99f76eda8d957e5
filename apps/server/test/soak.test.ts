import { REFUSALS } from '@dreadhouse/protocol';
import { describe, expect, test } from 'vitest';
import { PROGRAMS } from './fixtures/programs.ts';
import { disconnections } from './soak/disconnections.ts';
import { fuzz } from './soak/fuzz.ts';
import { halfSaid, OPEN_FILES } from './soak/half-said.ts';
import { hostileImports } from './soak/hostile-imports.ts';
import { kills } from './soak/kills.ts';
import { resets } from './soak/resets.ts';

// A taste of what `npm run soak` does for hours.

test('players are cut off again and again: no answer is lost, none counts twice', async () => {
  const report = await disconnections(150);
  expect(report).toMatchObject({ lost: 0, doubled: 0, astray: 0, kept: report.acknowledged });
  expect(report.drops).toBeGreaterThanOrEqual(150);
  expect(report.acknowledged).toBeGreaterThan(50);
});

describe.each(PROGRAMS)('$name', (program) => {
  test('the server is killed under load: every acknowledged answer is there', async () => {
    const report = await kills(program, 1);
    expect(report).toMatchObject({ lost: 0, doubled: 0, astray: 0, kept: report.acknowledged, kills: 1 });
  });

  test('bad messages of every kind: each refused by name, no crash, no change', async () => {
    const report = await fuzz(program, 2000, 7);
    expect(report).toMatchObject({ crashed: false, changed: false, complaints: '', messages: 2000 });
    expect(Object.keys(report.byKind).sort()).toEqual(
      ['forged seat', 'malformed', 'no such option', 'out of order', 'oversized', 'replayed', 'stale'].sort(),
    );
    for (const name of [
      'malformed',
      'too-large',
      'hello-first',
      'not-your-seat',
      'stale',
      'no-such-option',
      'unknown-token',
      'unknown-match',
      'counted once',
      'HTTP 400',
    ])
      expect.soft(report.answers[name], name).toBeGreaterThan(0);
    const names = [...REFUSALS, 'closed', 'counted once', 'not found'] as string[];
    for (const name of Object.keys(report.answers)) expect(name.startsWith('HTTP') || names.includes(name)).toBe(true);
  });
});

test('lines are torn at every stage of their lives: the server goes on', async () => {
  const report = await resets(120);
  expect(report).toMatchObject({ crashed: false, complaints: '' });
  for (const [stage, times] of Object.entries(report.byStage)) expect.soft(times, stage).toBeGreaterThan(1);
});

test('a thousand and more half-said requests: nobody is shut out, not even from the same address', async () => {
  const report = await halfSaid(OPEN_FILES + 76);
  expect(report).toMatchObject({ shutOut: 0, complaints: '' });
  expect(report.held, 'of one client').toBeLessThanOrEqual(60);
}, 90_000);

test('files that somebody made up: refused with the place, or played on by bots; the server stays as it was', async () => {
  const report = await hostileImports(90, 7);
  expect(report).toMatchObject({ imports: 90, crashed: false, healthy: true, odd: [], placeless: [] });
  expect(report.refused['file-malformed']).toBeGreaterThan(30);
  expect(report.taken).toBeGreaterThan(0);
});
