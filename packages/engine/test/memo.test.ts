import { expect, test } from 'vitest';
import { memo } from '../src/index.ts';

test('what follows from its argument is worked out once', () => {
  const asked: (string | number)[] = [];
  const twice = memo((key: string | number) => {
    asked.push(key);
    return `${key}${key}`;
  });
  expect([twice('a'), twice(1), twice('1'), twice('a'), twice(1)]).toEqual(['aa', '11', '11', 'aa', '11']);
  expect(asked).toEqual(['a', 1, '1']);
});

test('an object is known by itself, not by what it holds', () => {
  const cards = memo(({ face }: { face: string }) => [face]);
  const one = { face: 'two-wounds' };
  expect(cards(one)).toBe(cards(one));
  expect(cards(one)).not.toBe(cards({ ...one }));
});

test('of texts and numbers only so many are remembered; the oldest is forgotten first', () => {
  let made = 0;
  const next = memo((n: number) => {
    made += 1;
    return n + 1;
  }, 2);
  for (const n of [1, 2, 3]) next(n);
  expect(made).toBe(3);
  next(2);
  next(3);
  expect(made).toBe(3);
  expect(next(1)).toBe(2);
  expect(made).toBe(4);
});

test('what could not be worked out is tried again', () => {
  let open = false;
  const door = memo((id: string) => {
    if (!open) throw new Error(`There is no door "${id}".`);
    return id;
  });
  expect(() => door('cellar')).toThrow('There is no door "cellar".');
  open = true;
  expect(door('cellar')).toBe('cellar');
});
