import { readdirSync } from 'node:fs';
import type { Texts } from '@dreadhouse/text';
import { dictionaryChecks, unspoken } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import { mansion } from '../src/content/mansion.ts';
import { type Language, teller, terrorscape, texts } from '../src/index.ts';

const LANGUAGES = ['en', 'pl'] as const satisfies readonly Language[];
const SOURCE = new URL('../src/', import.meta.url);

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();
const missing = (language: Language, keys: Iterable<string>): string[] =>
  sorted(keys).filter((key) => (texts[language][key] ?? '') === '');

/** The files of a language, by name: what the dictionary is put together from. */
async function partsOf(language: Language): Promise<Record<string, Texts>> {
  const folder = new URL(`text/${language}/`, SOURCE);
  const parts: Record<string, Texts> = {};
  for (const file of readdirSync(folder)) {
    const words = (await import(new URL(file, folder).href)) as Record<string, Texts>;
    parts[file] = Object.assign({}, ...Object.values(words));
  }
  return parts;
}

const parts = { en: await partsOf('en'), pl: await partsOf('pl') };
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
    expect(missing(language, [...keys, ...areas])).toEqual([]);
    expect(keys.length).toBeGreaterThan(100);
  });

  test.each(LANGUAGES)('%s: no two locations or items have one name', (language) => {
    for (const kind of ['location', 'item', 'skill', 'killer', 'survivor']) {
      const entries = Object.entries(texts[language]).filter(([key]) => key.startsWith(`name.${kind}.`));
      expect(new Set(entries.map(([, name]) => name)).size, kind).toBe(entries.length);
    }
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
    const trouble = Array.from({ length: 12 }, (_, n) => unspoken(telling, n * 7)).flat();
    expect(sorted(trouble)).toEqual([]);
  }, 120_000);
});
