import cards from 'virtual:icon/card-random';
import book from 'virtual:icon/open-book';
import people from 'virtual:icon/three-friends';
import { hauntChance, TRAITS } from '@dreadhouse/betrayal';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { Icon } from '../../../kit/basics/icon.tsx';
import chips from '../../../kit/phone/chips.module.css';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import { Sign } from '../art/pictures.tsx';
import { BoardOnTable } from '../board/board-on-table.tsx';
import { HauntPanel } from '../haunt/haunt-panel.tsx';
import { useNames } from '../names.ts';
import { useSeat, useView } from '../view.ts';
import { Decks } from './decks.tsx';
import { Explorers } from './explorers.tsx';
import style from './table.module.css';
import { text } from './text.ts';
import { standingOf } from './tracks.tsx';

/** The house large, and beside it everybody who is in it. */
export function WideTable() {
  const say = useText(text);
  return (
    <div className={style['wide']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section className={style['column']} aria-label={say('table-left')} tabIndex={0}>
        <HauntPanel />
        <Explorers />
        <Decks />
      </section>
      <div className={style['screen']}>
        <BoardOnTable />
      </div>
    </div>
  );
}

type Sheet = 'people' | 'haunt' | 'left';

const SHEETS: Readonly<Record<Sheet, ReactNode>> = { people: <Explorers />, haunt: <HauntPanel />, left: <Decks /> };

/** One thumb: one floor large, everything else a chip that opens. */
export function PhoneTable() {
  const say = useText(text);
  const [sheet, open] = useState<Sheet | null>(null);
  return (
    <div className={style['phone']}>
      <Chips open={open} />
      <div className={style['screen']}>
        <BoardOnTable />
      </div>
      {sheet === null ? null : (
        <Dialog title={say(`open-${sheet}`)} close={() => open(null)}>
          <div className={style['stack']}>{SHEETS[sheet]}</div>
        </Dialog>
      )}
    </div>
  );
}

/** One's own traits and how close the haunt is, in one line. */
function Chips({ open }: { readonly open: (sheet: Sheet) => void }) {
  const view = useView();
  const { moment } = useTable();
  const say = useText(text);
  const names = useNames();
  const seat = useSeat() ?? view.turn.seat;
  const explorer = view.explorers[seat];
  const traits = explorer === undefined ? [] : TRAITS.map((trait) => standingOf(explorer, trait, view.haunt !== null));
  const lit = (moment.decision?.options ?? []).some(
    ({ at, blocked }) => blocked === undefined && [at ?? []].flat().some((one) => one.startsWith('explorer:')),
  );
  const chance = hauntChance(view.omensDrawn, view.decks.omen);
  return (
    <div className={`${chips['chips']} ${style['chips']}`}>
      <button type="button" data-target="people" data-lit={lit || undefined} onClick={() => open('people')}>
        <span className="for-ears">
          {say('open-people')}.{' '}
          {traits.map(({ trait, value }) => say('stands', { trait: names.name('trait', trait), n: value })).join(' ')}
        </span>
        <span aria-hidden="true" className={style['traits']}>
          <Icon body={people} />
          {traits.map(({ trait, value, critical }) => (
            <span key={trait} data-bad={critical || undefined}>
              <svg viewBox="-16 -16 32 32" aria-hidden="true">
                <Sign id={trait} />
              </svg>
              <b>{value}</b>
            </span>
          ))}
        </span>
      </button>
      {view.haunt === null ? null : (
        <button type="button" data-target="haunt" onClick={() => open('haunt')}>
          <span className="for-ears">{say('open-haunt')}</span>
          <span aria-hidden="true">
            <Icon body={book} />{' '}
            {view.haunt.counters.map(({ value, goal }) => (goal === null ? value : `${value}/${goal}`)).join(' ')}
          </span>
        </button>
      )}
      <button type="button" data-target="left" onClick={() => open('left')}>
        <span className="for-ears">
          {say('open-left')}.{' '}
          {say('haunt-chance', { n: view.omensDrawn, dice: view.omensDrawn + 1, chance: Math.round(chance * 100) })}
        </span>
        <span aria-hidden="true">
          <Icon body={cards} /> {view.haunt === null ? `${Math.round(chance * 100)}%` : view.stack.left.length}
        </span>
      </button>
    </div>
  );
}
