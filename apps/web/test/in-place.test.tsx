import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { inPlace, times } from '../src/kit/basics/in-place.tsx';

const keys = (nodes: ReactNode[]): unknown[] => nodes.map((node) => (isValidElement(node) ? node.key : null));

test('things that are alike are told apart by their place', () => {
  expect(new Set(keys(inPlace(['axe', 'axe', 'rope'], (name) => <i>{name}</i>))).size).toBe(3);
  expect(new Set(keys(times(4, () => <i />))).size).toBe(4);
});

test('another thing at the same place is the same part, unless it is known by a name', () => {
  const draw = (name: string): ReactNode => <i>{name}</i>;
  expect(keys(inPlace(['axe'], draw))).toEqual(keys(inPlace(['rope'], draw)));
  expect(keys(inPlace(['axe'], draw, String))).not.toEqual(keys(inPlace(['rope'], draw, String)));
  expect(keys(inPlace(['axe', 'rope'], draw, String))[0]).toBe(keys(inPlace(['axe'], draw, String))[0]);
});
