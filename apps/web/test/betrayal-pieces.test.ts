import { describe, expect, test } from 'vitest';
import { tokenName } from '../src/scenes/betrayal/board/about-tile.ts';
import { text as boardText } from '../src/scenes/betrayal/board/text.ts';
import { standOf, standsInShort } from '../src/scenes/betrayal/haunt/counters.ts';
import { text as hauntText } from '../src/scenes/betrayal/haunt/text.ts';
import { namesIn } from '../src/scenes/betrayal/names.ts';
import { discOf, type View } from '../src/scenes/betrayal/view.ts';
import { sayIn } from '../src/text/text.ts';

describe('what a haunt counts', () => {
  const counters = [
    { name: 'slag', value: 1, goal: 4 },
    { name: 'breath', value: 9, goal: 0, falls: true as const },
    { name: 'fire', value: 3, goal: null },
  ];

  test.each([
    ['en', '1 of 4', '9, down to 0', '3'],
    ['pl', '1 z\u00a04', '9, aż do 0', '3'],
  ] as const)('how far it is, and which way it goes (%s)', (language, ...said) => {
    expect(counters.map((one) => standOf(one, sayIn(hauntText, language)))).toEqual(said);
  });

  test('in short: only what has somewhere to go', () => {
    expect(standsInShort(counters).map(([, stand]) => stand)).toEqual(['1/4', '9→0']);
  });
});

const token = (kind: string, more: object = {}): View['tokens'][number] => ({
  ...{ id: 3, kind, at: null, on: 0, edge: null, of: null, n: 0, up: true, face: null },
  ...more,
});
const HIDDEN = { up: false, face: { seen: [1] } as unknown as null }; // as masked for others

test.each([
  [
    'en',
    'Candle (unlit, 1 Wax)',
    'Page 3, face down',
    'Memory 1, face down',
    'Gravestone (2)',
    'Cure (settled)',
    'Herb',
  ],
  [
    'pl',
    'Świeca (niezapalona, Wosk: 1)',
    'Strona 3, zakryty żeton',
    'Wspomnienie 1, zakryty żeton',
    'Nagrobek (2)',
    'Lek (już się odstał)',
    'Zioło',
  ],
] as const)('a token is called by its looks and its number, and bears that number (%s)', (language, ...said) => {
  const tokens = [
    token('candle', { up: false, n: 1 }),
    token('page', HIDDEN),
    token('memory', { ...HIDDEN, n: 1 }),
    token('gravestone', { n: 2 }),
    token('cure', { n: 1 }),
    token('herb'),
  ];
  const names = tokens.map((one) => tokenName(one, namesIn(language), sayIn(boardText, language), language));
  expect(names.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(said);
  expect(tokens.map((one) => discOf(one).number)).toEqual([1, 3, 1, 2, undefined, undefined]);
  expect(tokens.map((one) => discOf(one))).toMatchObject([
    ...[{ spent: true }, { faceDown: true }, { faceDown: true }],
    ...[{ spent: false }, { spent: false }, { spent: false }],
  ]);
});
