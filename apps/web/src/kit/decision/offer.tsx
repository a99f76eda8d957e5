import { useEffect, useRef } from 'react';
import { useText } from '../../text/text.ts';
import { Dialog } from '../basics/dialog.tsx';
import { useTable } from '../table/context.tsx';
import style from './option-list.module.css';
import { BlockedRow, OptionRow } from './option-row.tsx';
import { text } from './text.ts';

/** Something on the table that can be answered with in several ways, or in none just now. */
export function Offer({ target, close }: { readonly target: string; readonly close: () => void }) {
  const { optionsAt, moment, words } = useTable();
  const say = useText(text);
  const list = useRef<HTMLDivElement>(null);
  // The first answer, not the way out, is what one came for.
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  const options = optionsAt(target);
  const open = options.filter(({ blocked }) => blocked === undefined);
  const blocked = options.filter((option) => option.blocked !== undefined);
  const { decision } = moment;
  if (decision === null || options.length === 0) return null;
  return (
    <Dialog title={words.name(target.split(':').at(-1) ?? target)} close={close}>
      <div className={style['offer']} ref={list}>
        <ul className={style['options']}>
          {open.map((option) => (
            <OptionRow key={option.id} kind={decision.kind} option={option} unfolded={open.length <= 3} />
          ))}
        </ul>
        {blocked.length === 0 ? null : (
          <>
            <h3 className={style['heading']}>{say('offer-blocked')}</h3>
            <ul className={style['options']}>
              {blocked.map((option) => (
                <BlockedRow key={option.id} kind={decision.kind} option={option} />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );
}
