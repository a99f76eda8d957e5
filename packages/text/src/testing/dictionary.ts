import type { Language, Texts } from '../teller.ts';
import { LANGUAGES, type Parts } from './content.ts';
import { readMessage } from './messages.ts';

/** Something that must hold of a game's texts: `test(check.name, check.run)`. */
export interface Check {
  readonly name: string;
  run(): void;
}

/** Every plural of a language needs these forms. */
const FORMS: Readonly<Record<Language, string>> = { en: 'one, other', pl: 'few, many, one, other' };

/**
 * What must hold of every game's dictionaries. `parts` are the files that they are put together from, by language and file, so that a
 * key that stands in two of them is found.
 */
export function dictionaryChecks(texts: Readonly<Record<Language, Texts>>, parts: Parts): Check[] {
  const checks: Check[] = [
    { name: 'both languages have the same keys', run: () => same(keysOf(texts.pl), keysOf(texts.en)) },
    { name: 'a translation has the same placeholders', run: () => samePlaceholders(texts) },
  ];
  for (const language of LANGUAGES) {
    checks.push(
      {
        name: `${language}: no key is defined twice, and none is left out`,
        run: () => definedOnce(texts[language], parts[language]),
      },
      { name: `${language}: every message can be read, and no text is empty`, run: () => readable(texts[language]) },
      { name: `${language}: plurals have all their forms`, run: () => allForms(texts[language], FORMS[language]) },
    );
  }
  return checks;
}

function keysOf(texts: Texts): string[] {
  return Object.keys(texts).sort();
}

function same(found: readonly string[], wanted: readonly string[]): void {
  const odd = [...found.filter((key) => !wanted.includes(key)), ...wanted.filter((key) => !found.includes(key))];
  if (odd.length > 0) throw new Error(`Only one of them has: ${odd.join(', ')}`);
}

/** A name in one of its cases, or words of its gender: `{survivorDat}` is `{survivor}`, inflected. */
const INFLECTED = /(?<=[a-z])(Gen|Dat|Acc|Ins|With|At|To|From|Sex)$/;

function samePlaceholders(texts: Readonly<Record<Language, Texts>>): void {
  const holes = (language: Language, key: string): string => {
    const all = [...readMessage(texts[language][key] ?? '').holes].map((hole) => hole.replace(INFLECTED, ''));
    return [...new Set(all)].sort().join();
  };
  const different = Object.keys(texts.en).filter((key) => holes('en', key) !== holes('pl', key));
  if (different.length > 0) throw new Error(`The placeholders differ: ${different.join(', ')}`);
}

function definedOnce(texts: Texts, parts: Readonly<Record<string, Texts>>): void {
  const owners = new Map<string, string>();
  for (const [file, words] of Object.entries(parts)) {
    for (const key of Object.keys(words)) {
      if (owners.has(key)) throw new Error(`${key} is in ${file} and in ${owners.get(key)}`);
      owners.set(key, file);
    }
  }
  same([...owners.keys()].sort(), keysOf(texts));
}

function readable(texts: Texts): void {
  for (const [key, text] of Object.entries(texts)) {
    if (text === '' || text.trim() !== text) throw new Error(`${key} is empty, or has blanks around it`);
    try {
      readMessage(text);
    } catch (error) {
      throw new Error(`${key}: ${(error as Error).message}`);
    }
  }
}

function allForms(texts: Texts, forms: string): void {
  const plurals = Object.entries(texts).flatMap(([key, text]) =>
    readMessage(text).plurals.map((labels) => ({ key, labels })),
  );
  if (plurals.length === 0) throw new Error('There is no plural at all; were the texts read?');
  const short = plurals.filter(({ labels }) => [...labels].sort().join(', ') !== forms).map(({ key }) => key);
  if (short.length > 0) throw new Error(`These need the forms ${forms}: ${short.join('; ')}`);
}
