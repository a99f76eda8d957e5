import { titleOf } from '../games.ts';

type Language = 'en' | 'pl';

const WORDS = {
  en: { subject: (title: string) => `${title}: your turn`, turn: 'It is your turn.' },
  pl: { subject: (title: string) => `${title}: twój ruch`, turn: 'Twój ruch.' },
} as const satisfies Record<Language, object>;

/** What a notice says, in the language that the page had when it asked for notices. */
export function wordsFor(game: string, language: Language = 'en'): { title: string; subject: string; turn: string } {
  const title = titleOf(game);
  const { subject, turn } = WORDS[language];
  return { title, subject: subject(title), turn };
}
