import { type RefObject, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { Scene } from '../../contract/scene.ts';
import { useSettings } from '../../settings/settings.ts';
import { useText } from '../../text/text.ts';
import { type Book, bookOf, entryFor } from './book.ts';
import { BookEntry } from './book-entry.tsx';
import { Contents } from './contents.tsx';
import { Found } from './found.tsx';
import style from './rules.module.css';
import { SearchField } from './search-field.tsx';
import { text } from './text.ts';

interface Props {
  readonly scene: Scene;
  /** Only what can come up in this match; the whole game without. */
  readonly options?: unknown;
  /** Where to open it. */
  readonly at?: string;
  readonly wide?: boolean;
}

/** The whole rulebook: searchable, by chapter, open at a paragraph. */
export function RulesBook({ scene, options, at, wide = false }: Props) {
  const { language } = useSettings();
  const say = useText(text);
  const book = useMemo(
    () => bookOf(scene.game.ledger, scene.glossary?.(language, options) ?? [], language),
    [scene, language, options],
  );
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const [opened, open] = useState(at ?? '');
  useEffect(() => open(at ?? ''), [at]);
  const here = useMemo(() => entryFor(book, opened)?.id ?? null, [book, opened]);
  const pages = useRef<HTMLDivElement>(null);
  const show = useCallback((id: string) => {
    setQuery('');
    open(id);
  }, []);
  useScrollTo(pages, here, asked);
  useEffect(() => {
    if (asked !== '') pages.current?.scrollTo(0, 0); // the best is at the top
  }, [asked]);
  const [chapter, onScroll] = useChapterInSight(pages, book);
  const toChapter = useCallback((key: string) => {
    setQuery('');
    // After the pages are there again, if a search had taken their place.
    requestAnimationFrame(() => sectionOf(pages.current, key)?.scrollIntoView({ block: 'start' }));
  }, []);
  return (
    <div className={style['book']} data-wide={wide || undefined}>
      <div className={style['tools']}>
        <SearchField query={query} change={setQuery} />
        <Contents book={book} chapter={chapter} choose={toChapter} wide={wide} />
      </div>
      {/* biome-ignore-start lint/a11y: what scrolls must be reachable by keyboard */}
      <div
        ref={pages}
        className={style['pages']}
        onScroll={onScroll}
        tabIndex={0}
        role="group"
        aria-label={say('pages')}
      >
        {/* biome-ignore-end lint/a11y: see above */}
        {asked === '' ? <Pages book={book} here={here} open={show} /> : <Found book={book} query={asked} open={show} />}
      </div>
    </div>
  );
}

function Pages({
  book,
  here,
  open,
}: {
  readonly book: Book;
  readonly here: string | null;
  readonly open: (id: string) => void;
}) {
  const say = useText(text);
  const titles = useId();
  const isEntry = useIsEntry(book);
  const firstThing = book.findIndex(({ kind }) => kind === 'things');
  return book.map((chapter, i) => (
    <section key={chapter.key} className={style['chapter']} data-chapter={chapter.key} aria-labelledby={titles + i}>
      {i === 0 ? <h2 className="for-ears">{say('rules')}</h2> : null}
      {i === firstThing ? <h2 className={style['half']}>{say('things')}</h2> : null}
      <h3 id={titles + i} className={style['chapterTitle']}>
        {chapter.title}
      </h3>
      {chapter.entries.map((entry) => (
        <BookEntry key={entry.id} entry={entry} here={entry.id === here} isEntry={isEntry} open={open} />
      ))}
    </section>
  ));
}

function useIsEntry(book: Book): (id: string) => boolean {
  return useMemo(() => {
    const ids = new Set(book.flatMap(({ entries }) => entries.map(({ id }) => id)));
    return (id) => ids.has(id);
  }, [book]);
}

function sectionOf(pages: HTMLElement | null, chapter: string): Element | null {
  return pages?.querySelector(`[data-chapter='${chapter}']`) ?? null;
}

/** Brings the paragraph into sight that the book is opened at, and puts the focus there for those who listen. */
function useScrollTo(pages: RefObject<HTMLElement | null>, here: string | null, asked: string): void {
  useEffect(() => {
    if (here === null || asked !== '') return;
    const find = () => pages.current?.querySelector<HTMLElement>(`[data-entry='${CSS.escape(here)}']`);
    find()?.scrollIntoView({ block: 'center' });
    // Chapters on the way get their true height only when they come into sight, which moves what is below them.
    const again = requestAnimationFrame(() => {
      find()?.scrollIntoView({ block: 'center' });
      find()?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(again);
  }, [pages, here, asked]);
}

/** The chapter at the top of what is in sight. */
function useChapterInSight(pages: RefObject<HTMLElement | null>, book: Book): [string, () => void] {
  const [chapter, setChapter] = useState(book[0]?.key ?? '');
  const onScroll = useCallback(() => {
    const top = (pages.current?.getBoundingClientRect().top ?? 0) + 40;
    const sections = [...(pages.current?.querySelectorAll<HTMLElement>('[data-chapter]') ?? [])];
    const seen = sections.findLast((section) => section.getBoundingClientRect().top <= top);
    const key = seen?.dataset['chapter'];
    if (key !== undefined) setChapter(key);
  }, [pages]);
  return [chapter, onScroll];
}
