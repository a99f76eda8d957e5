import { expect, test } from 'vitest';
import { Layers } from '../src/kit/basics/layers.ts';

/** A browser's history: entries with the number of layers that each was made for. */
function browser() {
  const entries = [0, 0];
  let at = 1;
  const work: (() => void)[] = [];
  const moves: (() => void)[] = [];
  const layers = new Layers(
    {
      depth: () => entries[at] ?? 0,
      push: (depth) => {
        entries.splice(at + 1, entries.length, depth);
        at += 1;
      },
      // As in a browser: it happens a little later.
      back: (by) =>
        moves.push(() => {
          at -= by;
          layers.moved();
        }),
    },
    (todo) => work.push(todo),
  );
  const settle = (): void => {
    for (const todo of work.splice(0)) todo();
    for (const move of moves.splice(0)) move();
  };
  return {
    layers,
    settle,
    /** The person presses Back. */
    back: () => {
      at -= 1;
      layers.moved();
      settle();
    },
    entry: () => at,
  };
}

function opened({ layers, settle }: ReturnType<typeof browser>, name: string, closed: string[]): () => void {
  const take = layers.put({
    element: () => null,
    close: () => {
      closed.push(name);
      take();
    },
  });
  settle();
  return take;
}

test('Back closes what was opened last, one after the other, and only then leaves', () => {
  const page = browser();
  const closed: string[] = [];
  opened(page, 'rules', closed);
  opened(page, 'card', closed);
  expect(page.entry()).toBe(3);
  page.back();
  expect(closed).toEqual(['card']);
  page.back();
  expect(closed).toEqual(['card', 'rules']);
  expect(page.entry()).toBe(1);
});

test('what is closed by its own button leaves no step behind', () => {
  const page = browser();
  const closed: string[] = [];
  const close = opened(page, 'menu', closed);
  close();
  page.settle();
  expect(page.entry()).toBe(1);
  expect(closed).toEqual([]);
  opened(page, 'log', closed);
  page.back();
  expect(closed).toEqual(['log']);
  expect(page.entry()).toBe(1);
});

test('one that gives way to the next shares its step', () => {
  const page = browser();
  const closed: string[] = [];
  const close = opened(page, 'menu', closed);
  close();
  page.layers.put({ element: () => null, close: () => closed.push('settings') });
  page.settle();
  expect(page.entry()).toBe(2);
  page.back();
  expect(closed).toEqual(['settings']);
});
