import { format, type Values } from '@dreadhouse/text';
import { type Language, useSettings } from '../settings/settings.ts';

/** The texts of one part of the page, by key, in every language. */
export type TextsIn<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Every part keeps its own texts beside it, in a `text.ts`: `export const text = texts({ en: {…}, pl: {…} })`. */
export function texts<Key extends string>(all: {
  en: Readonly<Record<Key, string>>;
  pl: Readonly<Record<NoInfer<Key>, string>>;
}): TextsIn<Key> {
  return all;
}

/** Whether there are words under this key: for what is named elsewhere, by the rules. */
export function isText<Key extends string>(all: TextsIn<Key>, key: string): key is Key {
  return Object.hasOwn(all.en, key);
}

export type Say<Key extends string> = (key: Key, values?: Values) => string;

/** Words for this part of the page in the language that is set. */
export function useText<Key extends string>(all: TextsIn<Key>): Say<Key> {
  const { language } = useSettings();
  return sayIn(all, language);
}

export function sayIn<Key extends string>(all: TextsIn<Key>, language: Language): Say<Key> {
  return (key, values) => format(all[language][key], language, values);
}
