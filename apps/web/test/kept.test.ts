import { afterEach, expect, test, vi } from 'vitest';
import { isKept, readKept, writeKept } from '../src/online/kept.ts';

afterEach(() => vi.unstubAllGlobals());

test('where the browser forbids storage, what is kept lasts as long as the page', () => {
  const forbidden = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  writeKept('seat', { token: 'abc' });
  expect(readKept('seat')).toEqual({ token: 'abc' });
  expect(readKept('nothing')).toBeNull();
  expect(isKept()).toBe(false);
});

test('where it keeps things, they are found there, and what cannot be read is nothing', () => {
  const kept = new Map<string, string>([['broken', '{']]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  writeKept('seat', 3);
  expect(kept.get('seat')).toBe('3');
  expect(readKept('seat')).toBe(3);
  expect(readKept('broken')).toBeNull();
  expect(isKept()).toBe(true);
});
