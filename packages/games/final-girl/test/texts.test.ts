import { readdirSync } from 'node:fs';
import type { Texts } from '@dreadhouse/text';
import { dictionaryChecks, unspoken } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import { finalGirl, type Language, teller, texts } from '../src/index.ts';
import { FILMS, HEROINES } from './kit.ts';

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
  test.each(LANGUAGES)('%s: the catalogue', (language) => {
    const keys = finalGirl.catalogue.flatMap((id) => {
      const name = `name.${id.replace(':', '.')}`;
      // A setup card only says who starts where; the board shows that.
      return id.startsWith('setup:') ? [name] : [name, name.replace('name.', 'text.')];
    });
    expect(keys.length).toBeGreaterThan(400);
    expect(missing(language, keys)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: films, killers, locations, spaces, heroines, tokens', (language) => {
    const keys = FILMS.flatMap(({ id, killer, location }) => [
      `name.film.${id}`,
      `name.killer.${killer.id}`,
      `text.killer.${killer.id}`,
      `name.location.${location.id}`,
      `text.location.${location.id}`,
      ...Object.keys(location.spaces).map((space) => `name.space.${location.id}.${space}`),
      ...[...(killer.tokens ?? []), ...(location.tokens ?? [])].map((token) => `name.token.${token.id}`),
    ]);
    const girls = HEROINES.flatMap(({ id }) => [`name.heroine.${id}`, `text.heroine.${id}`]);
    expect(missing(language, [...keys, ...girls])).toEqual([]);
  });

  test.each(LANGUAGES)('%s: every reward of every heroine', (language) => {
    const rewards = HEROINES.flatMap(({ slots, further }) => [...slots, further]).map(
      (effect) => `reward.${effect.do}`,
    );
    expect(missing(language, rewards)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: no two spaces of a location have one name', (language) => {
    for (const { location } of FILMS) {
      const names = Object.keys(location.spaces).map((space) => texts[language][`name.space.${location.id}.${space}`]);
      expect(new Set(names).size, location.id).toBe(names.length);
    }
  });
});

const telling = {
  game: finalGirl,
  texts,
  teller,
  raw: /\b[a-z]+_[a-z_]+\b|\b[a-z]{1,2}[te]?\d\d\b|\bminion:/,
};

test('whole games can be told, in both languages', () => {
  const trouble = Array.from({ length: 40 }, (_, n) => unspoken(telling, n * 13)).flat(); // all killers, locations and heroines
  expect(sorted(trouble)).toEqual([]);
}, 180_000);
