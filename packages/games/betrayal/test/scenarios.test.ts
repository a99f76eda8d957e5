import { expect, test } from 'vitest';
import { hauntsOf, OMEN_IDS, SCENARIO_IDS, SCENARIOS } from '../src/content/scenarios.ts';

/** Every card's row, by Omen in the order of the alphabet: written down apart from the content, so that a slip in either shows. */
const ROWS = {
  'paranormal-investigators': '47 16 15 42 31 28 5,33 18 32',
  cursed: '50 39 17 20 19 23,3 27 2 46',
  'a-strange-disappearance': '25 21 11 43 13 34 44,7 30 35',
  'a-mysterious-invitation': '37 45 6 8 26 9,12 24 38 48',
  'for-sale': '10 14 49 4 36 41 40 29 22,1',
} as const;

test.each(SCENARIO_IDS)('BH-SETUP-12, BH-CARD-04, BH-HAUNT-01: %s names a haunt for every Omen', (id) => {
  expect(OMEN_IDS.map((omen) => hauntsOf(id, omen).join()).join(' ')).toBe(ROWS[id]);
});

test('BH-CARD-04: the five cards name fifty haunts, each once', () => {
  const all = SCENARIOS.flatMap(({ id }) => OMEN_IDS.flatMap((omen) => hauntsOf(id, omen)));
  expect([...all].sort((one, other) => one - other)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
});
