import { describe, expect, test } from 'vitest';
import { at, gives, rolls, steps, table, turn } from './kit.ts';

describe('omens', () => {
  test('the Armor takes 1 off Physical damage', () => {
    const t = table('end-of-turn', (s) => {
      gives(s, 0, 'armor');
      s.house = { ...s.house, 'furnace-room': { region: 'basement', x: 1, y: 0, turn: 1 } };
      s.stack = s.stack.filter((tile) => tile !== 'furnace-room');
      if (s.explorers[0]) s.explorers[0].at = 'furnace-room';
    });
    t.tells('damage-avoided', { seat: 0, kind: 'physical' });
    expect(steps(t)).toEqual([4, 4, 3, 3]);
  });

  test('BH-SPEC-07: the Mask adds 1 to Speed rolls and moves everybody else away, and then cannot be traded', () => {
    const t = turn((s) => {
      gives(s, 0, 'mask', 'armor');
      if (s.explorers[2]) s.explorers[2].at = 'upper-landing';
    }).answers('use:mask');
    expect(at(t, 1)).toBe('hallway');
    t.answers('go:hallway', 'trade:1').expects(0, 'trade-give', ['done', 'ware:armor'], {
      'ware:mask': 'used-this-turn',
    });
    const collapsing = table('end-of-turn', (s) => {
      gives(s, 0, 'mask');
      s.house = { ...s.house, 'collapsed-room': { region: 'ground', x: 2, y: -1, turn: 1 } };
      s.stack = s.stack.filter((tile) => tile !== 'collapsed-room');
      if (s.explorers[0]) s.explorers[0].at = 'collapsed-room';
    });
    rolls(collapsing, 2, 2, 0, 0).tells('rolled', { trait: 'speed', total: 5 });
    expect(at(collapsing)).toBe('collapsed-room');
  });
});
