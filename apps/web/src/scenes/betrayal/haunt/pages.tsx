import { useText } from '../../../text/text.ts';
import type { Entry } from './entries.ts';
import style from './haunt.module.css';
import { text } from './text.ts';

const KINDS = ['goal', 'rule', 'action', 'monster'] as const;

interface Props {
  readonly intros: readonly string[];
  readonly entries: readonly Entry[];
}

/** What stands in a book: the stories, then the entries under their headings. */
export function Pages({ intros, entries }: Props) {
  const say = useText(text);
  return (
    <>
      {intros.map((intro) => (
        <p key={intro} className={style['intro']}>
          {intro}
        </p>
      ))}
      {KINDS.map((kind) => (
        <Part key={kind} title={say(`part-${kind}`)} entries={entries.filter((one) => one.kind === kind)} />
      ))}
    </>
  );
}

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
