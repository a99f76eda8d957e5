import { Dialog } from '../../../kit/basics/dialog.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { BookCover } from '../art/pictures.tsx';
import { useSeat, useView } from '../view.ts';
import { BothBooks } from './both-books.tsx';
import { bookOf, introsOf, roleIn, titleOfHaunt } from './entries.ts';
import style from './haunt.module.css';
import { Pages } from './pages.tsx';
import { text } from './text.ts';

/** The book of whoever looks: what stands in it is what the view gives, and nothing besides. After the end both can be read. */
export function Book({ close }: { readonly close: () => void }) {
  const view = useView();
  const { language, moment } = useTable();
  const say = useText(text);
  const seat = useSeat();
  const { haunt } = view;
  if (haunt === null) return null;
  const isTraitor = seat !== null && haunt.traitor === seat;
  const role = seat === null ? null : roleIn(haunt, seat, language);
  const two = haunt.type === 'traitor';
  if (two && moment.outcome !== null)
    return (
      <Dialog title={titleOfHaunt(haunt.number, language)} close={close}>
        <BothBooks printed={{ number: haunt.number, seats: view.seats }} language={language} />
      </Dialog>
    );
  return (
    <Dialog title={titleOfHaunt(haunt.number, language)} close={close}>
      <div className={style['book']} data-book>
        <header>
          <span className={style['cover']}>
            <BookCover side={isTraitor ? 'traitor' : 'heroes'} />
          </span>
          <div>
            <p className={style['whose']}>
              {role !== null
                ? say('role', { role })
                : !two
                  ? say('one-book')
                  : seat === null
                    ? say('watcher-book')
                    : say(isTraitor ? 'traitors-book' : 'heroes-book')}
            </p>
          </div>
        </header>
        <Pages
          intros={introsOf({ number: haunt.number, seats: view.seats }, language)}
          entries={bookOf(view, language)}
        />
        {two && seat !== null ? (
          <p className={style['secret']}>{say(isTraitor ? 'secret-traitor' : 'secret-heroes')}</p>
        ) : null}
      </div>
    </Dialog>
  );
}
