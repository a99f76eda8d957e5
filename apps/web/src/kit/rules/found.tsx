import { useMemo } from 'react';
import { useText } from '../../text/text.ts';
import type { Book } from './book.ts';
import { BookEntry } from './book-entry.tsx';
import style from './rules.module.css';
import { search } from './search.ts';
import { text } from './text.ts';

/** More than this nobody reads; a longer list only takes time to draw. */
const MOST = 60;

/** What a search has found, the best first. */
export function Found({
  book,
  query,
  open,
}: {
  readonly book: Book;
  readonly query: string;
  readonly open: (id: string) => void;
}) {
  const say = useText(text);
  const hits = useMemo(() => search(book, query), [book, query]);
  return (
    <>
      <p className={style['count']} role="status">
        {say('found', { n: hits.length })}
      </p>
      {hits.slice(0, MOST).map(({ chapter, entry, marks }) => (
        <BookEntry key={entry.id} entry={entry} here={false} isEntry={never} open={open} marks={marks} title="h3">
          <button type="button" className={style['where']} onClick={() => open(entry.id)}>
            {say('inChapter', { chapter: chapter.title })} →
          </button>
        </BookEntry>
      ))}
    </>
  );
}

const never = (): boolean => false;
