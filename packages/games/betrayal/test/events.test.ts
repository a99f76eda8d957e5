import { describe, expect, test } from 'vitest';
import { at, drawsEvent, steps } from './kit.ts';

describe('events', () => {
  test('A Bite!: Might, 4 or more nothing, 2 or 3 one, less three Physical damage', () => {
    expect(steps(drawsEvent('a-bite', [2, 2, 0, 0, 0]))).toEqual([4, 4, 3, 3]);
    const two = drawsEvent('a-bite', [2, 0, 0, 0, 0]).expects(0, 'take-damage', ['might', 'speed']);
    expect(steps(two.answers('might'))).toEqual([3, 4, 3, 3]);
    const none = drawsEvent('a-bite', [0, 0, 0, 0, 0]).answers('might', 'speed', 'speed');
    expect(steps(none)).toEqual([3, 2, 3, 3]);
  });

  test('Burning Figure: Sanity, back to the Entrance Hall, or two dice of damage', () => {
    expect(steps(drawsEvent('burning-figure', [2, 2, 0, 0]))).toEqual([4, 4, 3, 4]);
    expect(at(drawsEvent('burning-figure', [2, 0, 0, 0]))).toBe('entrance-hall');
    const burnt = drawsEvent('burning-figure', [0, 0, 0, 0, 1, 1]).answers('speed', 'sanity');
    expect(steps(burnt)).toEqual([4, 3, 3, 2]);
  });

  test('Meat Moss: leave it, or inhale and roll two dice', () => {
    const t = drawsEvent('meat-moss').expects(0, 'event-choice', ['inhale', 'leave']);
    expect(steps(t.answers('leave'))).toEqual([4, 4, 3, 3]);
    expect(steps(drawsEvent('meat-moss', [2, 1]).answers('inhale', 'knowledge'))).toEqual([4, 4, 4, 3]);
    expect(steps(drawsEvent('meat-moss', [1, 1, 1]).answers('inhale', 'sanity'))).toEqual([4, 4, 3, 2]);
  });
});
