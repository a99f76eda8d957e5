import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { useText } from '../../../text/text.ts';
import { ItemCard } from '../cards/item-card.tsx';
import { useReading } from '../cards/reading.tsx';
import { SkillCard } from '../cards/skill-card.tsx';
import { useViewPart } from '../view.ts';
import style from './discards.module.css';
import { text } from './text.ts';

const NOTHING: readonly never[] = [];

/** The Killer's discards, to be looked through: what was played lies open, what was paid with only the Killer sees. */
export function KillerDiscards() {
  const { played, paid = NOTHING, discardSize } = useViewPart((view) => view.killer);
  const say = useText(text);
  const read = useReading();
  const open = [...played, ...paid].sort();
  const hidden = discardSize - open.length;
  return (
    <Discards
      count={
        <>
          <b>{discardSize}</b> {say('discards', { n: discardSize })}
        </>
      }
      empty={discardSize === 0}
      note={hidden === 0 ? null : say('discards-hidden', { n: hidden })}
    >
      {[...new Set(open)].map((id) => (
        <li key={id}>
          <SkillCard
            id={id}
            copies={open.filter((one) => one === id).length}
            read={() => read({ kind: 'skill', id })}
          />
        </li>
      ))}
    </Discards>
  );
}

/** TS-R-12: the items that have been thrown away or used up; the Survivors may look through them. */
export function ItemDiscards() {
  const discard = useViewPart(({ team }) => team?.discard ?? NOTHING);
  const say = useText(text);
  const read = useReading();
  const kinds = [...new Set(discard)];
  return (
    <Discards count={say('discard-of', { n: discard.length })} empty={discard.length === 0} note={null}>
      {kinds.map((id) => (
        <li key={id}>
          <ItemCard id={id} read={() => read({ kind: 'item', id })} />
          <small>{say('copies', { n: discard.filter((one) => one === id).length })}</small>
        </li>
      ))}
    </Discards>
  );
}

interface Props {
  readonly count: ReactNode;
  readonly empty: boolean;
  readonly note: string | null;
  readonly children: ReactNode;
}

function Discards({ count, empty, note, children }: Props) {
  const say = useText(text);
  const [open, setOpen] = useState(false);
  if (empty) return <span>{count}</span>;
  return (
    <>
      <button type="button" className={style['open']} title={say('look-through')} onClick={() => setOpen(true)}>
        {count}
      </button>
      {open ? (
        <Dialog title={say('discard')} close={() => setOpen(false)}>
          <ul className={style['cards']}>{children}</ul>
          {note === null ? null : <p className={style['note']}>{note}</p>}
        </Dialog>
      ) : null}
    </>
  );
}
