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

test.each([
  ['en', 'Candle, unlit', 'Page 3, face down', 'Herb'],
  ['pl', 'Świeca, niezapalona', 'Strona 3, zakryty żeton', 'Zioło'],
] as const)(
  'a token with two open sides has a name for each, one that hides something none (%s)',
  (language, ...said) => {
    const token = (kind: string, up: boolean, face: { readonly seen: number[] } | null) =>
      ({ id: 3, kind, at: null, on: 0, edge: null, of: null, n: 0, up, face }) as View['tokens'][number]; // as masked for others
    const tokens = [token('candle', false, null), token('page', false, { seen: [1] }), token('herb', true, null)];
    expect(tokens.map((one) => tokenName(one, namesIn(language), sayIn(boardText, language)))).toEqual(said);
    expect(tokens.map((one) => discOf(one))).toMatchObject([{ spent: true }, { faceDown: true }, { spent: false }]);
  },
);
