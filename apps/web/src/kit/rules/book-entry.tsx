import { memo, type ReactNode } from 'react';
import { type Entry, linked } from './book.ts';
import style from './rules.module.css';

interface Props {
  readonly entry: Entry;
  /** The one that the book is opened at. */
  readonly here: boolean;
  readonly isEntry: (id: string) => boolean;
  readonly open: (id: string) => void;
  /** Places of searched words in the text. */
  readonly marks?: readonly (readonly [number, number])[];
  /** How deep in the page its title is. */
  readonly title?: 'h3' | 'h4';
  readonly children?: ReactNode;
}

/** A paragraph: a rule under its id, or a card under its name. */
export const BookEntry = memo(function BookEntry(props: Props) {
  const { entry, here, isEntry, open, marks = NONE, title: Title = 'h4', children } = props;
  return (
    <article className={style['entry']} data-entry={entry.id} data-here={here || undefined} tabIndex={-1}>
      <Title className={style[entry.name === null ? 'id' : 'name']}>
        {entry.sign === undefined ? null : (
          <span className={style['sign']} aria-hidden="true">
            {entry.sign}
          </span>
        )}
        {entry.name ?? entry.id}
      </Title>
      <p className={style['text']}>
        {marks.length > 0
          ? marked(entry.text, marks)
          : linked(entry.text, isEntry).map((piece) =>
              piece.link ? (
                <button key={piece.at} type="button" className={style['link']} onClick={() => open(piece.text)}>
                  {piece.text}
                </button>
              ) : (
                piece.text
              ),
            )}
      </p>
      {children}
    </article>
  );
});

const NONE: readonly (readonly [number, number])[] = [];

function marked(text: string, marks: readonly (readonly [number, number])[]): ReactNode[] {
  const ends = [0, ...marks.map(([, to]) => to)];
  return [
    ...marks.flatMap(([from, to], i) => [text.slice(ends[i], from), <mark key={from}>{text.slice(from, to)}</mark>]),
    text.slice(ends.at(-1)),
  ];
}
