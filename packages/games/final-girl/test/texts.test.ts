import { readdirSync } from 'node:fs';
import { dictionaryChecks, LANGUAGES, missing, namesakes, partsOf, unspokenIn } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import { finalGirl, teller, texts } from '../src/index.ts';
import { FILMS, HEROINES } from './kit.ts';

const folder = new URL('../src/text/', import.meta.url).href;
const parts = await partsOf(folder, (one) => readdirSync(new URL(one)));

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
    expect(missing(texts[language], keys)).toEqual([]);
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
    expect(missing(texts[language], [...keys, ...girls])).toEqual([]);
  });

  test.each(LANGUAGES)('%s: every reward of every heroine', (language) => {
    const rewards = HEROINES.flatMap(({ slots, further }) => [...slots, further]).map(
      (effect) => `reward.${effect.do}`,
    );
    expect(missing(texts[language], rewards)).toEqual([]);
  });

  test.each(LANGUAGES)('%s: no two spaces of a location have one name', (language) => {
    expect(namesakes(texts[language], ...FILMS.map(({ location }) => `space.${location.id}`))).toEqual([]);
  });
});

const telling = {
  game: finalGirl,
  texts,
  teller,
  raw: /\b[a-z]+_[a-z_]+\b|\b[a-z]{1,2}[te]?\d\d\b|\bminion:/,
};

test('whole games can be told, in both languages', () => {
  const games = Array.from({ length: 40 }, (_, n) => n * 13); // all killers, locations and heroines
  expect(unspokenIn(telling, games)).toEqual([]);
}, 180_000);
