import type { Ledger } from '@dreadhouse/engine';
import type { ReactNode } from 'react';
import type { GlossaryEntry } from '../../contract/story.ts';
import type { Language } from '../../settings/settings.ts';

/** A paragraph of the book: a rule, or a card, place or token. */
export interface Entry {
  readonly id: string;
  /** Cards have a name; rules are called by their id. */
  readonly name: string | null;
  readonly text: string;
  readonly sign?: ReactNode;
}

export interface BookChapter {
  readonly key: string;
  readonly title: string;
  readonly kind: 'rules' | 'things';
  readonly entries: readonly Entry[];
}

export type Book = readonly BookChapter[];

/** The rulebook in one language: the rules by chapter, then everything that has a name, by kind. */
export function bookOf(ledger: Ledger, things: readonly GlossaryEntry[], language: Language): Book {
  const rules = ledger.map(
    ({ title, rules }, i): BookChapter => ({
      key: `rules-${i}`,
      title: title[language],
      kind: 'rules',
      entries: Object.entries(rules).map(([id, text]) => ({ id, name: null, text: text[language] })),
    }),
  );
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  const listed = kinds.map(
    (kind, i): BookChapter => ({
      key: `things-${i}`,
      title: kind,
      kind: 'things',
      entries: things.filter((one) => one.kind === kind).map(({ kind: _, ...entry }) => entry),
    }),
  );
  return [...rules, ...listed];
}

/**
 * The entry that somebody asks for: a rule by its id, a card or place by its entry's id, or by the target that stands for it on the
 * table (`hand:walk`, `item:axe`, a space).
 */
export function entryFor(book: Book, asked: string): Entry | null {
  const entries = book.flatMap((chapter) => chapter.entries);
  const bare = (asked.split(':').at(-1) ?? asked).replace(/#\d+$/, '');
  return (
    entries.find(({ id }) => id === asked) ??
    entries.find(({ id, name }) => name !== null && id.split('.').at(-1) === bare) ??
    null
  );
}

/** A piece of a text: plain words, or the id of another entry that it names. */
interface Piece {
  readonly at: number;
  readonly text: string;
  readonly link: boolean;
}

export function linked(text: string, isEntry: (id: string) => boolean): readonly Piece[] {
  let at = 0;
  return text.split(/\b([A-Z]{2,}-[A-Z]+-\d+)\b/).map((piece) => {
    at += piece.length;
    return { at: at - piece.length, text: piece, link: isEntry(piece) };
  });
}
