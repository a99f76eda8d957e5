import { describe, expect, test } from 'vitest';
import { type Edit, HEROINES, look, type Options, type Table, table } from './kit.ts';

/** Somebody with so many markers rests. */
const resting = (faces: readonly [number, number], markers: number, edit: Edit = {}, options: Options = {}) =>
  table('action', { heroine: { markers }, hand: ['short_rest'], also: edit }, options)
    .dice('horror', ...faces)
    .answers('play:short_rest');

const health = (t: Table): number => look(t).heroine.health;

test.each([
  ['two hearts', [5, 6], 1, 3],
  ['one heart', [5, 1], 1, 2],
  ['one heart, also on failure', [1, 2], 1, 2],
] as const)('FG-HEAL-01: a marker for each heart: %s', (_what, faces, before, after) => {
  const t = resting(faces, before);
  t.tells('healed', { amount: after - before, health: after + 1, rule: 'FG-HEAL-01' });
  expect(t.state.heroine.markers).toBe(after);
});

test('FG-HEAL-01: hearts on other cards heal too: an item, a saved victim', () => {
  const pills = table('action', { heroine: { markers: 1 }, backpack: ['pills'] });
  pills.answers('use:pills', 'heal');
  expect(pills.state.heroine.markers).toBe(3);
  const saved = table('action', { heroine: { space: 'se_exit', markers: 1 }, victims: { se_exit: 1 } });
  saved.answers('save:yellow', 'slot:2', 'reward:2');
  expect(saved.state.heroine.markers).toBe(2);
});

describe('never above the start', () => {
  test.each(HEROINES.map((one) => [one.id, one.health]))('FG-HEAL-02: %s stops at %i', (heroine, most) => {
    const t = resting([5, 6], most - 2, {}, { heroine }); // one below her best
    t.tells('healed', { amount: 1, health: most });
    expect(health(t)).toBe(most);
    const full = resting([5, 6], most - 1, {}, { heroine });
    full.tells('healed', { amount: 0, health: most });
    expect(health(full)).toBe(most);
  });

  test('FG-HEAL-02: back from the dead, with a white token, she may still heal up to her starting health', () => {
    const t = resting([5, 6], 3, {
      heroine: { breath: { color: 'white', symbols: 0, known: true } },
      also: (s) => {
        s.breathTokens.white -= 1;
      },
    });
    expect(health(t)).toBe(5);
  });

  test('FG-EX-06 (FG-HEAL-02): Laurie at 4 of 5 health recovers 2 and has 5', () => {
    const t = resting([5, 6], 3);
    expect([health(t), look(t).heroine.most]).toEqual([5, 5]);
  });
});

test.each([
  ['two successes: 2 health', [5, 6], { markers: 3, time: 6, horror: 3 }],
  ['one success: 1 health and 1 time less', [5, 2], { markers: 2, time: 5, horror: 3 }],
] as const)('FG-HEAL-03: Short Rest, %s', (_what, faces, after) => {
  const t = resting(faces, 1).expects(0, 'action');
  expect({ markers: t.state.heroine.markers, time: t.state.time, horror: t.state.horror }).toEqual(after);
});

test('FG-HEAL-03: failing, Short Rest heals 1 but frightens, costs time and ends the phase', () => {
  const t = resting([1, 2], 1).expects(0, 'buy');
  expect([t.state.heroine.markers, t.state.horror, t.state.time]).toEqual([2, 4, 5]);
});

describe('FG-EX-02 (FG-ROLL-04, FG-ROLL-05, FG-ROLL-07, FG-ROLL-09, FG-RES-01, FG-HEAL-03): Reiko rests with 5 and 4', () => {
  const reiko = (): Table =>
    resting([5, 4], 1, { hand: ['walk', 'focus'] }, { heroine: 'reiko' }).expects(0, 'after-roll', [
      'keep',
      'convert',
      'discard:walk',
      'discard:focus',
    ]);

  test('FG-EX-02: she keeps one success', () => {
    const t = reiko().answers('keep').expects(0, 'action').usesAllLuck();
    expect([health(t), t.state.time, t.state.discard]).toEqual([3, 5, ['short_rest']]);
    expect([t.state.hand, t.state.market['short_rest']]).toEqual([['walk', 'focus'], 0]);
  });

  test('FG-EX-02: she discards two cards and has two', () => {
    const t = reiko().answers('convert', 'discard:walk').expects(0, 'action');
    expect([health(t), t.state.time, t.state.hand]).toEqual([4, 6, []]);
    expect(t.state.discard.sort()).toEqual(['focus', 'short_rest', 'walk']);
    expect([t.state.market['short_rest'], t.state.market['walk'], t.state.market['focus']]).toEqual([0, 1, 1]);
  });
});
