import { hauntNumbered, printedBooks } from '@dreadhouse/betrayal';
import type { Language } from '../../../settings/settings.ts';
import { useText } from '../../../text/text.ts';
import { BookCover } from '../art/pictures.tsx';
import { entriesOf, introIn, type Printed } from './entries.ts';
import style from './haunt.module.css';
import { Pages } from './pages.tsx';
import { text } from './text.ts';

interface Props {
  readonly printed: Printed;
  readonly language: Language;
}

/** All that is printed of a haunt, for when nothing of it is secret any more: each side’s book by itself, side by side where there is room. */
export function BothBooks({ printed, language }: Props) {
  const say = useText(text);
  return (
    <div className={style['books']}>
      {printedBooks(hauntNumbered(printed.number)).map(({ side, entries }) => (
        <article key={side} className={style['book']} data-book={side}>
          <header>
            <span className={style['cover']}>
              <BookCover side={side === 'traitor' ? 'traitor' : 'heroes'} />
            </span>
            <p className={style['whose']}>{say(`of-${side}`)}</p>
          </header>
          <Pages intros={[introIn(printed, side, language)]} entries={entriesOf(printed, entries, language)} />
        </article>
      ))}
    </div>
  );
}
