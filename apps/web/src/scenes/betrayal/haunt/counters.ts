import { texts as gameTexts } from '@dreadhouse/betrayal';
import type { Language } from '../../../settings/settings.ts';
import type { SeenHaunt } from '../view.ts';
import type { text } from './text.ts';

type Counter = SeenHaunt['counters'][number];
type Say = (key: keyof (typeof text)['en'], values?: Readonly<Record<string, string | number>>) => string;

/** What a counter counts: the haunt's own word for it, or the name of its token. */
export function counterName(haunt: number, { name }: Counter, language: Language): string {
  const all = gameTexts[language];
  return all[`haunt.${haunt}.counter.${name}`] ?? all[`name.counter.${name}`] ?? all[`name.token.${name}`] ?? name;
}

/** How far it is, and how far it has to go: up, or down. */
export const standOf = ({ value, goal, falls }: Counter, say: Say): string =>
  goal === null ? String(value) : say(falls === true ? 'down-to' : 'of', { value, goal });

/** The same where there is no room for words: only what has somewhere to go. */
export const standsInShort = (counters: readonly Counter[]): readonly [name: string, stand: string][] =>
  counters.flatMap(({ name, value, goal, falls }) =>
    goal === null ? [] : [[name, `${value}${falls === true ? '→' : '/'}${goal}`]],
  );
