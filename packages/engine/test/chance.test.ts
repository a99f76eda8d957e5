import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chanceFrom,
  commitmentTo,
  EnumeratedChance,
  fastChance,
  fastSource,
  StackedChance,
  StreamChance,
  secureLuck,
  secureSource,
  seedFrom,
} from '../src/index.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const NONCES = ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'];

/** Pearson's statistic against an even distribution. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
}

describe.each([
  ['fast', () => fastChance('a seed')],
  ['secure', () => new StreamChance(secureSource(seedFrom(SECRET, NONCES)))],
])('%s chance', (_name, make) => {
  test.each([2, 3, 6, 10, 52])('numbers below %i come up evenly', (n) => {
    const chance = make();
    const counts = new Array<number>(n).fill(0);
    for (let i = 0; i < 20_000; i++) counts[chance.below('die', n)]! += 1;
    // Over 99.99 % of even generators stay below this.
    expect(chiSquare(counts)).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)) + 8);
  });

  test('pairs of neighbours in a stream come up evenly', () => {
    const chance = make();
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 36_000; i++) counts[chance.below('die', 6) * 6 + chance.below('die', 6)]! += 1;
    expect(chiSquare(counts)).toBeLessThan(90);
  });

  test('streams do not know of each other', () => {
    const both = make();
    const alone = make();
    const mixed = Array.from({ length: 50 }, () => [both.below('fear', 6), both.below('deck', 52)][0]);
    expect(mixed).toEqual(Array.from({ length: 50 }, () => alone.below('fear', 6)));
    const counts = new Array<number>(36).fill(0);
    for (let i = 0; i < 36_000; i++) counts[both.below('a', 6) * 6 + both.below('b', 6)]! += 1;
    expect(chiSquare(counts)).toBeLessThan(90);
  });

  test('every order of a shuffle is as likely as the others', () => {
    const chance = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const deck = [1, 2, 3, 4];
      chance.shuffle('deck', deck);
      counts.set(deck.join(), (counts.get(deck.join()) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(65);
  });

  test('weights are kept', () => {
    const chance = make();
    let heavy = 0;
    for (let i = 0; i < 10_000; i++)
      if (
        chance.weighted('bag', [
          ['light', 1],
          ['heavy', 3],
        ] as const) === 'heavy'
      )
        heavy += 1;
    expect(heavy).toBeGreaterThan(7300);
    expect(heavy).toBeLessThan(7700);
  });
});

test('the fast source gives the same numbers everywhere, for ever', () => {
  const word = fastSource('dreadhouse').stream('fear');
  expect([0, 1, 2, 3].map(word)).toEqual([1490816631, 3585690490, 1313711653, 1759665270]);
});

test('the secure source is what its description says, derived here by other means', () => {
  const seed = createHash('sha256')
    .update(`dreadhouse seed ${[SECRET, ...NONCES].join(' ')}`)
    .digest();
  const block = (k: number) => createHmac('sha256', seed).update(`fear#${k}`).digest();
  const word = secureSource(seedFrom(SECRET, NONCES)).stream('fear');
  expect([0, 7, 8, 17].map(word)).toEqual([
    block(0).readUInt32BE(0),
    block(0).readUInt32BE(28),
    block(1).readUInt32BE(0),
    block(2).readUInt32BE(4),
  ]);
  expect(word(0)).toBe(1548740369);
  expect(commitmentTo(SECRET)).toBe(createHash('sha256').update(`dreadhouse secret ${SECRET}`).digest('hex'));
});

test('a secret, a nonce or their order changes everything', () => {
  const seeds = [
    seedFrom(SECRET, NONCES),
    seedFrom(SECRET, [...NONCES].reverse()),
    seedFrom(SECRET, [NONCES[0]!]),
    seedFrom('f'.repeat(64), NONCES),
  ];
  expect(new Set(seeds).size).toBe(4);
});

test('secrets and nonces of the wrong form are refused', () => {
  expect(() => commitmentTo('short')).toThrow('64 lower-case hexadecimal digits');
  expect(() => seedFrom(SECRET, ['xyz'])).toThrow('A nonce is 16 to 128');
});

test('chance goes on from where it was', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (before, after) => {
      const luck = secureLuck(SECRET, NONCES);
      const whole = chanceFrom(luck);
      const all = Array.from({ length: before + after }, () => whole.below('die', 6));
      const first = chanceFrom(luck);
      const start = Array.from({ length: before }, () => first.below('die', 6));
      const second = chanceFrom(luck, first.places());
      expect([...start, ...Array.from({ length: after }, () => second.below('die', 6))]).toEqual(all);
    }),
    { numRuns: 20 },
  );
});

test('impossible ranges are refused', () => {
  for (const n of [0, -1, Number.NaN, 2 ** 33]) expect(() => fastChance(1).below('die', n)).toThrow(RangeError);
  expect(() => fastChance(1).pick('bag', [])).toThrow('Nothing to pick from (bag)');
});

test('stacked numbers come first, then luck', () => {
  const chance = new StackedChance(fastChance(1), { fear: [5, 0] });
  expect([chance.die('fear', 6), chance.die('fear', 6)]).toEqual([6, 1]);
  expect(chance.leftOver()).toEqual({});
  expect(chance.die('fear', 6)).toBeGreaterThan(0);
});

test('a stacked number that cannot come up is an error', () => {
  expect(() => new StackedChance(fastChance(1), { fear: [6] }).below('fear', 6)).toThrow('where 0 to 5 are possible');
});

test('enumerated chance takes every path once, with its odds', () => {
  const chance = new EnumeratedChance();
  const seen: string[] = [];
  let odds = 0;
  do {
    const first = chance.below('die', 3);
    seen.push(first === 0 ? '0' : `${first}${chance.below('coin', 2)}`);
    odds += chance.odds;
  } while (chance.next());
  expect(seen).toEqual(['0', '10', '11', '20', '21']);
  expect(odds).toBeCloseTo(1);
});
