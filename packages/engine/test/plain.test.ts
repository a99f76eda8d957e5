import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, fingerprint, unplainPlace } from '../src/index.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

test('a copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(plain, (value) => {
      const twin = copy(value);
      expect(twin).toEqual(value);
      if (typeof value === 'object' && value !== null) expect(twin).not.toBe(value);
    }),
  );
  const original = { a: [{ b: 1 }] };
  copy(original).a[0]!.b = 2;
  expect(original.a[0]!.b).toBe(1);
});

test('the canonical text does not depend on the order of keys', () => {
  expect(canonical({ b: 1, a: [{ d: null, c: 'ż' }] })).toBe('{"a":[{"c":"ż","d":null}],"b":1}');
  expect(canonical({ a: undefined, f: () => 1 })).toBe('{}');
  fc.assert(
    fc.property(plain, (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

describe('a fingerprint', () => {
  test('is the same after a journey through JSON, whatever the order of keys', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(fingerprint(JSON.parse(canonical(value)))).toBe(fingerprint(JSON.parse(JSON.stringify(value))));
      }),
    );
  });

  test('differs when the data differ', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        fc.pre(canonical(a) !== canonical(b));
        expect(fingerprint(a)).not.toBe(fingerprint(b));
      }),
    );
    expect(fingerprint([1, 2])).not.toBe(fingerprint([2, 1]));
    expect(fingerprint({ a: 1, b: 2 })).not.toBe(fingerprint({ a: 2, b: 1 }));
    expect(fingerprint([[1], 2])).not.toBe(fingerprint([[1, 2]]));
    expect(fingerprint(1.5)).not.toBe(fingerprint(1.25));
  });
});

test('what is not plain data is found, with its place', () => {
  const twin = {};
  expect(unplainPlace({ a: [1, 'x', null, true] })).toBeNull();
  expect(unplainPlace({ a: [new Map()] })).toBe('state.a.0 is not plain data');
  expect(unplainPlace({ a: () => 1 })).toBe('state.a is a function');
  expect(unplainPlace({ a: Number.NaN })).toBe('state.a is NaN');
  expect(unplainPlace({ a: twin, b: twin })).toBe('state.b stands somewhere else in the state too');
});
