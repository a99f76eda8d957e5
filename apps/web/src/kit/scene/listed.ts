import type { Language } from '../../settings/settings.ts';

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB'),
  pl: new Intl.ListFormat('pl'),
};

/** Names in a sentence: "Anna, Marco and Johnson". */
export function listed(names: readonly string[], language: Language): string {
  return LISTS[language].format(names);
}
