import type { hauntNumbered } from '@dreadhouse/betrayal';
import type { History } from '../../../contract/table.ts';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { BookCover } from '../art/pictures.tsx';
import { useSeat, useView, type View, viewOf } from '../view.ts';
import { bookOf, type Entry, ofHaunt, roleIn, titleOfHaunt } from './entries.ts';
import style from './haunt.module.css';
import { text } from './text.ts';

const KINDS = ['goal', 'rule', 'action', 'monster'] as const;

/** The book of whoever looks: what stands in it is what the view gives, and nothing besides. After the end both can be read. */
export function Book({ close }: { readonly close: () => void }) {
  const own = useView();
  const { language, moment, table } = useTable();
  const view = moment.outcome === null ? own : withBothBooks(own, table.history, moment.position);
  const say = useText(text);
  const seat = useSeat();
  const { haunt } = view;
  if (haunt === null) return null;
  const entries = bookOf(view, language);
  const isTraitor = seat !== null && haunt.traitor === seat;
  const role = seat === null ? null : roleIn(haunt, seat, language);
  const intros = introsOf(haunt.type).map((side) => ofHaunt(view, `intro.${side}`, language));
  const two = haunt.type === 'traitor';
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
                  : moment.outcome !== null
                    ? say('both-books')
                    : seat === null
                      ? say('watcher-book')
                      : say(isTraitor ? 'traitors-book' : 'heroes-book')}
            </p>
          </div>
        </header>
        {intros.map((intro) =>
          intro === '' ? null : (
            <p key={intro} className={style['intro']}>
              {intro}
            </p>
          ),
        )}
        {KINDS.map((kind) => (
          <Part key={kind} title={say(`part-${kind}`)} entries={entries.filter((one) => one.kind === kind)} />
        ))}
        {two && moment.outcome === null && seat !== null ? (
          <p className={style['secret']}>{say(isTraitor ? 'secret-traitor' : 'secret-heroes')}</p>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Once nothing is secret any more: what stood in either book, as those saw it who held it. */
export function withBothBooks(view: View, history: Pick<History, 'seenBy'>, position: number): View {
  if (view.haunt === null) return view;
  const others = view.explorers.flatMap((_, seat) => {
    const seen = history.seenBy(seat, position);
    return seen === null ? [] : (viewOf(seen).haunt?.book ?? []);
  });
  return { ...view, haunt: { ...view.haunt, book: [...new Set([...view.haunt.book, ...others])] } };
}

/** Introductions are for all ears (BH-SECRET-01). */
const introsOf = (type: ReturnType<typeof hauntNumbered>['type']): readonly string[] =>
  type === 'traitor' ? ['heroes', 'traitor'] : ['all'];

function Part({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {entries.map(({ id, name, text: words }) => (
          <li key={id}>
            {name === '' ? null : <strong>{name}. </strong>}
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
