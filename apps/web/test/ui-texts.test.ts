import type { Language, Texts } from '@dreadhouse/text';
import { dictionaryChecks } from '@dreadhouse/text/testing';
import { describe, expect, test } from 'vitest';

type Dictionary = Readonly<Record<Language, Texts>>;

const modules = import.meta.glob<Record<string, Dictionary>>('../src/**/*text.ts', { eager: true });

/** Every text of the page, its key preceded by the file that it stands in. */
function allTexts(language: Language): Record<string, string> {
  const all: Record<string, string> = {};
  for (const [file, exported] of Object.entries(modules)) {
    for (const [name, value] of Object.entries(exported)) {
      if (typeof value !== 'object' || value.en === undefined) continue;
      for (const [key, text] of Object.entries(value[language])) all[`${file} ${name} ${key}`] = text;
    }
  }
  return all;
}

const texts: Dictionary = { en: allTexts('en'), pl: allTexts('pl') };

describe('the texts of the page', () => {
  test('were found', () => expect(Object.keys(texts.en).length).toBeGreaterThan(300));
  for (const check of dictionaryChecks(texts, { en: { page: texts.en }, pl: { page: texts.pl } }))
    test(check.name, check.run);

  test('have no space before an ellipsis', () => {
    for (const language of ['en', 'pl'] as const)
      expect(Object.entries(texts[language]).filter(([, text]) => / …$/.test(text))).toEqual([]);
  });

  test('speak to a Polish reader without capitals', () => {
    const capital = /[\p{Ll},] (Ty|Ciebie|Cię|Ci|Tobie|Tobą|Tw(ó|o)j\p{Ll}*)(?!\p{L})/u;
    expect(Object.entries(texts.pl).filter(([, text]) => capital.test(text))).toEqual([]);
  });
});
