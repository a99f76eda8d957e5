import type { Haunt } from '../content/types.ts';
import { entriesOf, openEntries } from '../rules/books.ts';

/** The keys of all words that a haunt must have in every language. */
export function wordsOf(def: Haunt): string[] {
  const h = `haunt.${def.number}`;
  const sides = def.type === 'traitor' ? ['heroes', 'traitor'] : ['all'];
  const entries = [...openEntries(def), ...entriesOf(def, 'heroes'), ...entriesOf(def, 'traitor')];
  const all = [
    `${h}.title`,
    ...sides.map((side) => `${h}.intro.${side}`),
    ...entries.map((entry) => `${h}.${entry.replace(':', '.')}`),
    ...def.actions.map(({ id }) => `${h}.text.${id}`),
    ...(def.monsters ?? []).flatMap(({ instead = [] }) => instead.map(({ id }) => `${h}.action.${id}`)),
    ...def.ends.map(({ why }) => `${h}.won.${why}`),
    ...(def.tells ?? []).map((what) => `${h}.event.${what}`),
    ...(def.asks ?? []).map((what) => `${h}.ask.${what}`),
    ...(def.tokens ?? []).map(({ id }) => `name.token.${id}`),
    ...(def.monsters ?? []).map(({ id }) => `name.monster.${id}`),
    ...(def.role === undefined ? [] : [`name.role.${def.role.secret}`, `name.role.${def.role.others}`]),
  ];
  return [...new Set(all)];
}
