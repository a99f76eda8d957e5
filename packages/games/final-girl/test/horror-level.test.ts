import { describe, expect, test } from 'vitest';
import { type Edit, look, type Table, table } from './kit.ts';

const playing = (card: string, horror: number, faces: readonly number[], edit: Edit = {}): Table =>
  table('action', { horror, hand: [card], also: edit })
    .dice('horror', ...faces)
    .answers(`play:${card}`);

describe('steps', () => {
  test.each([
    ['one down', 'focus', [5, 1], undefined, 2],
    ['two down', 'distract', [5, 5], undefined, 1],
    ['one up', 'improvise', [1, 1], undefined, 4],
    ['one up, by the other failure row', 'distract', [1, 1], 'row:2', 4],
  ] as const)('FG-HOR-01: each symbol is a step: %s', (_what, card, faces, row, level) => {
    const t = playing(card, 3, faces);
    if (row !== undefined) t.answers(row);
    expect([t.state.horror, look(t).horror]).toEqual([level, level]);
    const steps = t.told('horror').map((event) => event.details['by']);
    expect(steps).toEqual(Array(Math.abs(level - 3)).fill(Math.sign(level - 3)));
    t.tells('horror', { level, rule: 'FG-HOR-01' });
  });

  test('FG-HOR-01: a terror card with two symbols up', () => {
    const t = table('terror', { terror: ['ct07', 'ht09'] });
    expect(t.told('horror').map((event) => event.details['level'])).toEqual([4, 5]);
    expect(t.state.horror).toBe(5);
  });
});

describe('beyond green', () => {
  test('FG-HOR-02, FG-HOR-03: the marker stays, and 1 time is gained instead', () => {
    const t = table('action', { horror: 0, backpack: ['pills'] });
    t.answers('use:pills', 'calm').tells('horror-beyond-green', { rule: 'FG-HOR-03' });
    expect([t.state.horror, t.state.time, t.state.killer.bloodlust]).toEqual([0, 7, 1]);
  });

  test('FG-HOR-03: from 1 to green is an ordinary step: no time', () => {
    const t = table('action', { horror: 1, backpack: ['pills'] });
    t.answers('use:pills', 'calm');
    expect([t.state.horror, t.state.time, t.told('horror-beyond-green')]).toEqual([0, 6, []]);
  });

  test.each([
    [2, 0, 8, 0],
    [1, 0, 9, 1],
    [0, 0, 10, 2],
  ])('FG-HOR-05: two steps down from %i, step by step: level %i, time %i', (before, level, time, beyond) => {
    const t = playing('distract', before, before < 2 ? [5, 5, 1] : [5, 5]); // H-2, T+2
    expect([t.state.horror, t.state.time, t.told('horror-beyond-green').length]).toEqual([level, time, beyond]);
  });
});

describe('beyond red', () => {
  test('FG-HOR-02, FG-HOR-04: the marker stays, and bloodlust rises instead', () => {
    const t = playing('improvise', 7, [1]).tells('horror-beyond-red', { rule: 'FG-HOR-04' });
    t.tells('bloodlust', { row: 2 });
    expect([t.state.horror, t.state.killer.bloodlust, t.state.time]).toEqual([7, 2, 5]); // T-1 is on the card
  });

  test('FG-HOR-04: from 6 to red is an ordinary step: no bloodlust', () => {
    const t = playing('improvise', 6, [1, 1]);
    expect([t.state.horror, t.state.killer.bloodlust, t.told('horror-beyond-red')]).toEqual([7, 1, []]);
  });

  test('FG-HOR-05: of two steps up from 6 the first moves the marker and the second feeds the killer', () => {
    const t = table('terror', { horror: 6, terror: ['ct07', 'ht09'] });
    expect([t.state.horror, t.state.killer.bloodlust]).toEqual([7, 2]);
  });

  test('FG-HOR-05: two steps up from red: once for each', () => {
    const t = table('terror', {
      horror: 7,
      killer: { bloodlust: 8 }, // row 9 is plain; row 10 frightens her once more, and leads to row 11
      terror: ['ct07', 'ht09'],
    });
    expect([t.state.horror, t.state.killer.bloodlust, t.told('horror-beyond-red').length]).toEqual([7, 11, 3]);
  });
});
