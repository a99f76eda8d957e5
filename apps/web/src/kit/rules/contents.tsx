import { useId } from 'react';
import { useText } from '../../text/text.ts';
import type { Book, BookChapter } from './book.ts';
import style from './rules.module.css';
import { text } from './text.ts';

interface Props {
  readonly book: Book;
  readonly chapter: string;
  readonly choose: (key: string) => void;
  /** Room for a list beside the pages. */
  readonly wide: boolean;
}

const HALVES: readonly BookChapter['kind'][] = ['rules', 'things'];

export function Contents(props: Props) {
  // On a narrow page the list gives way to the choice; the style sheet decides.
  return (
    <>
      <ContentsChoice {...props} />
      {props.wide ? <ContentsList {...props} /> : null}
    </>
  );
}

function ContentsChoice({ book, chapter, choose }: Props) {
  const say = useText(text);
  const field = useId();
  return (
    <div className={style['choice']}>
      <label htmlFor={field} className="for-ears">
        {say('chapter')}
      </label>
      <select id={field} className={style['field']} value={chapter} onChange={({ target }) => choose(target.value)}>
        {HALVES.map((half) => (
          <optgroup key={half} label={say(half)}>
            {of(book, half).map(({ key, title }) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

function ContentsList({ book, chapter, choose }: Props) {
  const say = useText(text);
  return (
    <nav className={style['contents']} aria-label={say('contents')}>
      {HALVES.map((half) => (
        <section key={half}>
          <h2 className={style['contentsTitle']}>{say(half)}</h2>
          <ul>
            {of(book, half).map(({ key, title }) => (
              <li key={key}>
                <button
                  type="button"
                  className={style['contentsLine']}
                  aria-current={key === chapter ? 'true' : undefined}
                  onClick={() => choose(key)}
                >
                  {title}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function of(book: Book, half: BookChapter['kind']): Book {
  return book.filter(({ kind }) => kind === half);
}
