import type { Decision, OptionView } from '@dreadhouse/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useText } from '../../text/text.ts';
import { inPlace } from '../basics/in-place.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useTable } from '../table/context.tsx';
import { type Arranged, arrange, countOf, type Group } from './arrange.ts';
import { hasFoundBoard } from './found-board.ts';
import { type Keyed, keysFor } from './keys-for.ts';
import style from './option-list.module.css';
import { BlockedRow, OptionRow } from './option-row.tsx';
import { text } from './text.ts';

interface Props {
  readonly decision: Decision;
  /** Only what cannot be clicked on the table. */
  readonly brief?: boolean;
  /** On a lowered sheet: the way on stays in sight, and of many answers little more than their names. */
  readonly low?: boolean;
}

/** Every answer to a question: the same that can be clicked on the table, and those that cannot. */
export function OptionList({ decision, brief = false, low = false }: Props) {
  const { guide, answer } = useTable();
  const say = useText(text);
  const arranged = useMemo(() => arrange(decision, guide), [decision, guide]);
  const [folded, setFolded] = useFolded(decision, arranged);
  const toggle = (name: string): void => {
    const next = new Set(folded);
    if (!next.delete(name)) next.add(name);
    setFolded(next);
  };
  const keyed = useMemo(() => keysFor(arranged, folded, brief), [arranged, folded, brief]);
  const press = ({ answers, opens }: Keyed): void => (answers === undefined ? toggle(opens ?? '') : answer(answers));
  useKeys(Object.fromEntries(keyed.map((one) => [one.key, () => press(one)])));
  const numbers = new Map(keyed.map(({ key, answers, opens }) => [answers ?? `heading ${opens}`, key]));
  // Rows stay where they are from question to question and are only written anew: that is a fraction of the work of new ones.
  const row = (option: OptionView, place: number, main?: 'strong' | 'outlined') => (
    <OptionRow key={place} kind={decision.kind} option={option} number={numbers.get(option.id)} main={main} />
  );
  // The one thing to do stands out; a way out among others does not.
  const alone = arranged.main.length === 1 && arranged.groups.length === 0;
  const look = (option: OptionView, place: number) => row(option, place, alone ? 'strong' : 'outlined');
  const isWayOn = !arranged.mainFirst || arranged.groups.length === 0;
  const main =
    arranged.main.length === 0 ? null : (
      <ul className={style['options']} data-way-on={isWayOn || undefined}>
        {arranged.main.map(look)}
      </ul>
    );
  if (brief && main === null) return <p className={style['glows']}>{say('on-table')}</p>;
  return (
    <div className={style['list']} data-low={low ? howMany(arranged) : undefined}>
      {brief ? (
        main
      ) : (
        <>
          {arranged.mainFirst ? main : null}
          {inPlace(arranged.groups, (group) => (
            <OptionGroup
              group={group}
              open={!folded.has(group.name ?? '')}
              toggle={toggle}
              shortcut={numbers.get(`heading ${group.name}`)}
            >
              {group.options.map((option, n) => row(option, n))}
            </OptionGroup>
          ))}
          {arranged.mainFirst ? null : main}
          {arranged.blocked.length === 0 ? null : <NotNow decision={decision} options={arranged.blocked} />}
        </>
      )}
    </div>
  );
}

/** Of two answers a lowered sheet says everything, of more in a line each. */
function howMany(arranged: Arranged): 'few' | 'many' {
  return countOf(arranged) > 2 ? 'many' : 'few';
}

/** What the rules forbid just now: written out when somebody wants to know. */
function NotNow({ decision, options }: { readonly decision: Decision; readonly options: readonly OptionView[] }) {
  const say = useText(text);
  const { kind, position } = decision;
  const [openAt, setOpenAt] = useState<number | null>(null);
  const open = openAt === position;
  const list = useRef<HTMLUListElement>(null);
  // It stands at the very end: without this, whoever opens it on a phone sees nothing happen.
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <details
      className={style['blocked']}
      open={open}
      onToggle={(event) => setOpenAt(event.currentTarget.open ? position : null)}
    >
      <summary>{say('blocked', { n: options.length })}</summary>
      {open ? (
        <ul ref={list} className={style['options']}>
          {options.map((option) => (
            <BlockedRow key={option.id} kind={kind} option={option} />
          ))}
        </ul>
      ) : null}
    </details>
  );
}

/** Which headings are folded: as at first for every new question. */
function useFolded(
  { position }: Decision,
  arranged: Arranged,
): [ReadonlySet<string>, (folded: ReadonlySet<string>) => void] {
  const [wish, setWish] = useState<{ readonly position: number; readonly folded: ReadonlySet<string> } | null>(null);
  const first = useMemo(() => foldedAtFirst(arranged), [arranged]);
  return [wish?.position === position ? wish.folded : first, (folded) => setWish({ position, folded })];
}

interface GroupProps {
  readonly group: Group;
  readonly open: boolean;
  readonly toggle: (name: string) => void;
  /** The key that opens it. */
  readonly shortcut: string | undefined;
  readonly children: React.ReactNode;
}

function OptionGroup({ group: { name, options }, open, toggle, shortcut, children }: GroupProps) {
  if (name === null) return <ul className={style['options']}>{children}</ul>;
  return (
    <section className={style['group']}>
      <h3>
        <button type="button" aria-expanded={open} onClick={() => toggle(name)}>
          {shortcut === undefined ? null : (
            <span className={style['shortcut']} aria-hidden="true">
              {shortcut.toUpperCase()}
            </span>
          )}
          <span aria-hidden="true">{open ? '▾' : '▸'}</span> {name} <small>{options.length}</small>
        </button>
      </h3>
      {open ? <ul className={style['options']}>{children}</ul> : null}
    </section>
  );
}

/**
 * In a long list only the first heading stands open, and those with little under them; asides stay folded. Where other answers come first,
 * everything that glows is folded as soon as the player has found it there.
 */
function foldedAtFirst({ groups, mainFirst }: Arranged): ReadonlySet<string> {
  const first = mainFirst && hasFoundBoard() ? 0 : 1;
  return new Set(
    groups.flatMap(({ name, options }, place) => (name !== null && place >= first && options.length > 3 ? [name] : [])),
  );
}
