import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { useText } from '../../../text/text.ts';
import { ItemCard } from '../cards/item-card.tsx';
import { useReading } from '../cards/reading.tsx';
import { SkillCard } from '../cards/skill-card.tsx';
import { useViewPart } from '../view.ts';
import style from './discards.module.css';
import { text } from './text.ts';

/** The Killer's discards, to be looked through: what was played lies open, what was paid with only the Killer sees. */
export function KillerDiscards() {
  const { played, paid = [], discardSize: n } = useViewPart((view) => view.killer);
  const say = useText(text);
  const read = useReading();
  const open = [...played, ...paid].sort();
  const hidden = n - open.length;
  const count = (
    <>
      <b>{n}</b> {say('discards', { n })}
    </>
  );
  return (
    <Discards count={count} of={open} note={hidden === 0 ? '' : say('discards-hidden', { n: hidden })}>
      {(id, copies) => <SkillCard id={id} copies={copies} read={() => read({ kind: 'skill', id })} />}
    </Discards>
  );
}

/** TS-R-12: the items that have been thrown away or used up; the Survivors may look through them. */
export function ItemDiscards() {
  const discard = useViewPart(({ team }) => team?.discard) ?? [];
  const say = useText(text);
  const read = useReading();
  return (
    <Discards count={say('discard-of', { n: discard.length })} of={discard}>
      {(id, n) => (
        <>
          <ItemCard id={id} read={() => read({ kind: 'item', id })} />
          <small>{say('copies', { n })}</small>
        </>
      )}
    </Discards>
  );
}

interface Props<Id> {
  readonly count: ReactNode;
  readonly of: readonly Id[];
  readonly note?: string;
  readonly children: (id: Id, copies: number) => ReactNode;
}

function Discards<Id extends string>({ count, of, note = '', children }: Props<Id>) {
  const say = useText(text);
  const [open, setOpen] = useState(false);
  if (of.length === 0 && note === '') return <span>{count}</span>;
  return (
    <>
      <button type="button" className={style['open']} title={say('look-through')} onClick={() => setOpen(true)}>
        {count}
      </button>
      {open ? (
        <Dialog title={say('discard')} close={() => setOpen(false)}>
          <ul className={style['cards']}>
            {[...new Set(of)].map((id) => (
              <li key={id}>{children(id, of.filter((one) => one === id).length)}</li>
            ))}
          </ul>
          <small>{note}</small>
        </Dialog>
      ) : null}
    </>
  );
}
