import type { Language } from '../../settings/settings.ts';

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB'),
  pl: new Intl.ListFormat('pl'),
};

/** A name in the middle of a sentence: what begins with an article has it small there, "the Butcher". */
export function within(name: string, language: Language): string {
  return language === 'en' ? name.replace(/^The /, 'the ') : name;
}

/** Names in a sentence: "Anna, Marco and Johnson". */
export function listed(names: readonly string[], language: Language): string {
  return LISTS[language].format(names);
}
