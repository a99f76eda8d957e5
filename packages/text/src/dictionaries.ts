import type { Language, MessagesFor, Texts } from './teller.ts';

type Messages<E, Q> = MessagesFor<'event', E> & MessagesFor<'ask', Q>;
/** Messages for what nobody tells or asks. */
type Dead<T, E, Q> = Exclude<Extract<keyof T, `event.${string}` | `ask.${string}`>, keyof Messages<E, Q>>;
type Whole<T, E, Q> = T & Readonly<Record<Dead<T, E, Q>, never>>;

/**
 * All texts of a game, per language, for its maps of events and questions: words for whatever can be told and asked, and for nothing
 * else. What is forgotten, misspelt or left over in either language does not compile.
 */
export function dictionariesFor<E, Q>() {
  return <En extends Messages<E, Q>, Pl extends Messages<E, Q>>(words: {
    readonly en: Whole<En, E, Q>;
    readonly pl: Whole<Pl, E, Q>;
  }): Readonly<Record<Language, Texts>> => words as Readonly<Record<Language, Texts>>; // what nobody says is a type, not a text
}
