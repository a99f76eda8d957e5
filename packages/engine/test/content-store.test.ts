import { expect, test } from 'vitest';
import { contentStore, recordOf } from '../src/index.ts';

interface Cards {
  readonly events: ReadonlyMap<string, { readonly id: string }>;
}

test('content is built once, on first use, and looked up by id', () => {
  const { stock, registry, finder } = contentStore<Cards>();
  const event = finder('event', ({ events }) => events);
  let built = 0;
  expect(() => registry()).toThrow('There is no content');
  stock(() => {
    built += 1;
    return { events: new Map([['storm', { id: 'storm' }]]) };
  });
  expect(built).toBe(0);
  expect([event('storm').id, event('storm').id, registry().events.size, built]).toEqual(['storm', 'storm', 1, 1]);
  expect(() => event('calm')).toThrow('There is no event "calm".');
});

test('a record has one entry for each key', () => {
  expect(recordOf(['a', 'bb'], (key) => key.length)).toEqual({ a: 1, bb: 2 });
});
