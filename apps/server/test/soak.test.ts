import { REFUSALS } from '@dreadhouse/protocol';
import { describe, expect, test } from 'vitest';
import { PROGRAMS } from './fixtures/programs.ts';
import { disconnections } from './soak/disconnections.ts';
import { fuzz } from './soak/fuzz.ts';
import { kills } from './soak/kills.ts';

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
