import { readdirSync } from 'node:fs';
import type { Texts } from '@dreadhouse/text';
import { dictionaryChecks, unspoken } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';
import {
  betrayal,
  EXPLORER_IDS,
  type Language,
  registry,
  SCENARIO_IDS,
  TILE_IDS,
  teller,
  texts,
} from '../src/index.ts';
import { entriesOf, openEntries } from '../src/rules/books.ts';

const LANGUAGES = ['en', 'pl'] as const satisfies readonly Language[];
const SOURCE = new URL('../src/', import.meta.url);

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();
const missing = (language: Language, keys: Iterable<string>): string[] =>
  sorted(keys).filter((key) => (texts[language][key] ?? '') === '');

/** The files of a language, by name: what the dictionary is put together from. */
async function partsOf(language: Language): Promise<Record<string, Texts>> {
  const folder = new URL(`text/${language}/`, SOURCE);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const parts: Record<string, Texts> = {};
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('index.ts'))) {
    const words = (await import(new URL(file, folder).href)) as Record<string, Texts>;
    parts[file] = Object.assign({}, ...Object.values(words));
  }
  return parts;
}

const parts = { en: await partsOf('en'), pl: await partsOf('pl') };
describe('the dictionaries', () => {
  for (const check of dictionaryChecks(texts, parts)) test(check.name, check.run);
});

const { events, items, omens, haunts } = registry();

describe('names and texts of all content', () => {
  test.each(LANGUAGES)('%s: explorers, tiles, scenarios, cards', (language) => {
    const cards = [...[...items.keys()].map((id) => `item.${id}`), ...[...omens.keys()].map((id) => `omen.${id}`)];
    const drawn = [...events.values()].flatMap(({ id, rows = {} }) => [
      `name.event.${id}`,
      `text.event.${id}`,
      ...Object.keys(rows).map((least) => `line.event.${id}.${least}`),
    ]);
    const named = [
      ...EXPLORER_IDS.map((id) => `explorer.${id}`),
      ...SCENARIO_IDS.map((id) => `scenario.${id}`),
      ...cards,
    ];
    const keys = [...named.flatMap((id) => [`name.${id}`, `text.${id}`]), ...TILE_IDS.map((id) => `name.tile.${id}`)];
    expect(missing(language, [...keys, ...drawn])).toEqual([]);
  });

  test.each(LANGUAGES)('%s: what a haunt says, asks and has written in its books', (language) => {
    const keys = [...haunts.values()].flatMap((def) => {
      const h = `haunt.${def.number}`;
      const sides = def.type === 'traitor' ? ['heroes', 'traitor'] : ['all'];
      const entries = [...openEntries(def), ...entriesOf(def, 'heroes'), ...entriesOf(def, 'traitor')];
      return [
        `${h}.title`,
        ...sides.map((side) => `${h}.intro.${side}`),
        ...entries.map((entry) => `${h}.${entry.replace(':', '.')}`),
        ...def.actions.map(({ id }) => `${h}.text.${id}`),
        ...def.ends.map(({ why }) => `${h}.won.${why}`),
        ...(def.tells ?? []).map((what) => `${h}.event.${what}`),
        ...(def.asks ?? []).map((what) => `${h}.ask.${what}`),
        ...(def.tokens ?? []).map(({ id }) => `name.token.${id}`),
        ...(def.monsters ?? []).map(({ id }) => `name.monster.${id}`),
        ...(def.role === undefined ? [] : [`name.role.${def.role.secret}`, `name.role.${def.role.others}`]),
      ];
    });
    expect(missing(language, keys)).toEqual([]);
  });
});

const telling = { game: betrayal, texts, teller, raw: /\b[a-z]+(?:-[a-z]+)*:\d|\bBH-/ };

describe('whatever the rules can say has words', () => {
  test('whole games can be told, in both languages', () => {
    const trouble = Array.from({ length: 16 }, (_, n) => unspoken(telling, n * 5)).flat();
    expect(sorted(trouble)).toEqual([]);
  }, 120_000);
});
