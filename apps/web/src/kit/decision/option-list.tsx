import type { Decision, OptionView } from '@dreadhouse/engine';
import { useMemo, useState } from 'react';
import { useText } from '../../text/text.ts';
import { useKeys } from '../keys/use-keys.ts';
import { useTable } from '../table/context.tsx';
import { type Arranged, arrange, type Group } from './arrange.ts';
import style from './option-list.module.css';
import { BlockedRow, OptionRow } from './option-row.tsx';
import { text } from './text.ts';

interface Props {
  readonly decision: Decision;
  /** Only what cannot be clicked on the table. */
  readonly brief?: boolean;
}

/** Every answer to a question: the same that can be clicked on the table, and those that cannot. */
export function OptionList({ decision, brief = false }: Props) {
  const { guide, answer } = useTable();
  const say = useText(text);
  const arranged = useMemo(() => arrange(decision, guide), [decision, guide]);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => foldedAtFirst(arranged));
  const numbers = useMemo(() => numbered(arranged, folded, brief), [arranged, folded, brief]);
  useKeys(Object.fromEntries([...numbers].map(([id, number]) => [String(number), () => answer(id)])));
  const toggle = (name: string): void => {
    const next = new Set(folded);
    if (!next.delete(name)) next.add(name);
    setFolded(next);
  };
  const row = (option: OptionView, main?: 'strong' | 'outlined') => (
    <OptionRow key={option.id} kind={decision.kind} option={option} number={numbers.get(option.id)} main={main} />
  );
  // The one thing to do stands out; a way out among others does not.
  const alone = arranged.main.length === 1 && arranged.groups.length === 0;
  const look = (option: OptionView) => row(option, alone ? 'strong' : 'outlined');
  const main = arranged.main.length === 0 ? null : <ul className={style['options']}>{arranged.main.map(look)}</ul>;
  if (brief && main === null) return <p className={style['glows']}>{say('on-table')}</p>;
  if (brief) return <ul className={style['brief']}>{arranged.main.map(look)}</ul>;
  return (
    <div className={style['list']}>
      {arranged.mainFirst ? main : null}
      {arranged.groups.map((group) => (
        <OptionGroup key={group.name ?? ''} group={group} open={!folded.has(group.name ?? '')} toggle={toggle}>
          {group.options.map((option) => row(option))}
        </OptionGroup>
      ))}
      {arranged.mainFirst ? null : main}
      {arranged.blocked.length === 0 ? null : (
        <details className={style['blocked']}>
          <summary>{say('blocked', { n: arranged.blocked.length })}</summary>
          <ul className={style['options']}>
            {arranged.blocked.map((option) => (
              <BlockedRow key={option.id} kind={decision.kind} option={option} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly open: boolean;
  readonly toggle: (name: string) => void;
  readonly children: React.ReactNode;
}

function OptionGroup({ group: { name, options }, open, toggle, children }: GroupProps) {
  if (name === null) return <ul className={style['options']}>{children}</ul>;
  return (
    <section className={style['group']}>
      <h3>
        <button type="button" aria-expanded={open} onClick={() => toggle(name)}>
          <span aria-hidden="true">{open ? '▾' : '▸'}</span> {name} <small>{options.length}</small>
        </button>
      </h3>
      {open ? <ul className={style['options']}>{children}</ul> : null}
    </section>
  );
}

/** In a long list only the first heading stands open, and those with little under them; asides stay folded. */
function foldedAtFirst({ groups, mainFirst }: Arranged): ReadonlySet<string> {
  const first = mainFirst ? 0 : 1;
  return new Set(
    groups.flatMap(({ name, options }, place) => (name !== null && place >= first && options.length > 3 ? [name] : [])),
  );
}

/** The number keys belong to the answers that are in sight, in order. */
function numbered(
  { groups, main, mainFirst }: Arranged,
  folded: ReadonlySet<string>,
  brief: boolean,
): ReadonlyMap<string, number> {
  const open = brief ? [] : groups.filter(({ name }) => !folded.has(name ?? ''));
  const inSight = open.flatMap(({ options }) => options);
  return new Map(
    (mainFirst ? [...main, ...inSight] : [...inSight, ...main]).slice(0, 9).map(({ id }, place) => [id, place + 1]),
  );
}
