import { readdirSync } from 'node:fs';
import { dictionaryChecks, LANGUAGES, missing, namesakes, partsOf, unspokenIn } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import { mansion } from '../src/content/mansion.ts';
import { teller, terrorscape, texts } from '../src/index.ts';

const folder = new URL('../src/text/', import.meta.url).href;
const parts = await partsOf(folder, (one) => readdirSync(new URL(one)));

describe('the dictionaries', () => {
  for (const check of dictionaryChecks(texts, parts)) test(check.name, check.run);
});

describe('names and texts of all content', () => {
  test.each(LANGUAGES)('%s: killers, cards, survivors, items, plans, locations, areas', (language) => {
    const described = ['killer', 'skill', 'survivor', 'item', 'plan'];
    const keys = terrorscape.catalogue.flatMap((id) => {
      const [kind = '', name = ''] = id.split(':');
      if (described.includes(kind)) return [`name.${kind}.${name}`, `text.${kind}.${name}`];
      return kind === 'location' ? [`name.location.${name}`] : [];
    });
    const areas = Object.keys(mansion.areas).map((area) => `name.area.${area}`);
    expect(missing(texts[language], [...keys, ...areas])).toEqual([]);
    expect(keys.length).toBeGreaterThan(100);
  });

  test.each(LANGUAGES)('%s: no two locations or items have one name', (language) => {
    expect(namesakes(texts[language], 'location', 'item', 'skill', 'killer', 'survivor')).toEqual([]);
  });
});

const telling = {
  game: terrorscape,
  texts,
  teller,
  raw: /\b[CNZ][1-5]\b|\b[a-z]\.[a-z]/,
};

describe('whatever the rules can say has words', () => {
  test('whole games can be told, in both languages', () => {
    const games = Array.from({ length: 12 }, (_, n) => n * 7);
    expect(unspokenIn(telling, games)).toEqual([]);
  }, 120_000);
});
