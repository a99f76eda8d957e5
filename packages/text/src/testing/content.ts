import type { Language, Texts } from '../teller.ts';
import { type Telling, unspoken } from './whole-game.ts';

export const LANGUAGES = ['en', 'pl'] as const satisfies readonly Language[];

/** The files of each language, by name: what a dictionary is put together from. */
export type Parts = Readonly<Record<Language, Readonly<Record<string, Texts>>>>;

/** Reads them from `<folder>en/` and `<folder>pl/`; `list` says which files are in a folder. */
export async function partsOf(folder: string, list: (folder: string) => readonly string[]): Promise<Parts> {
  const read = async (language: Language): Promise<Readonly<Record<string, Texts>>> => {
    const parts: Record<string, Texts> = {};
    for (const file of list(`${folder}${language}/`)) {
      const words = (await import(/* @vite-ignore */ `${folder}${language}/${file}`)) as Record<string, Texts>;
      parts[file] = Object.assign({}, ...Object.values(words));
    }
    return parts;
  };
  return { en: await read('en'), pl: await read('pl') };
}

/** Those of these keys that have no text. */
export function missing(texts: Texts, keys: Iterable<string>): string[] {
  return unique(keys).filter((key) => (texts[key] ?? '') === '');
}

/** Names that two things of one kind have. */
export function namesakes(texts: Texts, ...kinds: readonly string[]): string[] {
  const twice = (names: readonly string[]): string[] => names.filter((name, i) => names.indexOf(name) !== i);
  return kinds.flatMap((kind) => {
    const keys = Object.keys(texts).filter((key) => key.startsWith(`name.${kind}.`));
    if (keys.length === 0) throw new Error(`Nothing is called "name.${kind}.…".`);
    return twice(keys.map((key) => texts[key] as string)).map((name) => `${kind}: ${name}`);
  });
}

/** Plays these random games and says, once each, what could not be put into words. */
export function unspokenIn<S, O>(telling: Telling<S, O>, games: readonly number[]): string[] {
  return unique(games.flatMap((n) => unspoken(telling, n)));
}

function unique(words: Iterable<string>): string[] {
  return [...new Set(words)].sort();
}
