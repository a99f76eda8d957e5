import cards from 'virtual:icon/card-random';
import book from 'virtual:icon/open-book';
import people from 'virtual:icon/three-friends';
import { hauntChance, TRAITS } from '@dreadhouse/betrayal';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { Icon } from '../../../kit/basics/icon.tsx';
import { percent } from '../../../kit/decision/percent.ts';
import { Chip } from '../../../kit/phone/chip.tsx';
import chips from '../../../kit/phone/chips.module.css';
import { useHasAnswersAt } from '../../../kit/phone/use-has-answers-at.ts';
import { useTable } from '../../../kit/table/context.tsx';
import layout from '../../../kit/table/layout.module.css';
import { Scrolling } from '../../../kit/table/scrolling.tsx';
import { useText } from '../../../text/text.ts';
import { Sign } from '../art/pictures.tsx';
import { BoardOnTable } from '../board/board-on-table.tsx';
import { counterName, standOf, standsInShort } from '../haunt/counters.ts';
import { HauntPanel } from '../haunt/haunt-panel.tsx';
import { text as hauntText } from '../haunt/text.ts';
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
    <div className={`${layout['wide']} ${style['wide']}`}>
      <Scrolling className={layout['column']} label={say('table-left')}>
        <HauntPanel />
        <Explorers />
        <Decks />
      </Scrolling>
      <div className={layout['screen']}>
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
    <div className={layout['phone']}>
      <Chips open={open} />
      <div className={layout['screen']} data-screen>
        <BoardOnTable />
      </div>
      {sheet === null ? null : (
        <Dialog title={say(`open-${sheet}`)} close={() => open(null)}>
          <div className={layout['stack']}>{SHEETS[sheet]}</div>
        </Dialog>
      )}
    </div>
  );
}

/** One's own traits and how close the haunt is, in one line. */
function Chips({ open }: { readonly open: (sheet: Sheet) => void }) {
  const view = useView();
  const say = useText(text);
  const sayOfHaunt = useText(hauntText);
  const names = useNames();
  const { language } = useTable();
  const seat = useSeat() ?? view.turn.seat;
  const explorer = view.explorers[seat];
  const traits = explorer === undefined ? [] : TRAITS.map((trait) => standingOf(explorer, trait, view.haunt !== null));
  const lit = useHasAnswersAt('explorer');
  const chance = hauntChance(view.omensDrawn, view.decks.omen);
  const said = percent(chance);
  const stands = traits.map(({ trait, value }) => say('stands', { trait: names.name('trait', trait), n: value }));
  const counted = (view.haunt?.counters ?? []).map(
    (counter) => `${counterName(view.haunt?.number ?? 0, counter, language)}: ${standOf(counter, sayOfHaunt)}.`,
  );
  const left = say('haunt-chance', { n: view.omensDrawn, dice: view.omensDrawn + 1, chance: said });
  return (
    <div className={`${chips['chips']} ${style['chips']}`}>
      <Chip target="people" lit={lit} spoken={`${say('open-people')}. ${stands.join(' ')}`} open={() => open('people')}>
        <span className={style['traits']}>
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
      </Chip>
      {view.haunt === null ? null : (
        <Chip target="haunt" spoken={`${say('open-haunt')}. ${counted.join(' ')}`} open={() => open('haunt')}>
          <span className={style['counted']}>
            <Icon body={book} />
            {standsInShort(view.haunt.counters).map(([name, stand]) => (
              <span key={name}>{stand}</span>
            ))}
          </span>
        </Chip>
      )}
      <Chip target="left" spoken={`${say('open-left')}. ${left}`} open={() => open('left')}>
        <Icon body={cards} /> {view.haunt === null ? said : view.stack.left.length}
      </Chip>
    </div>
  );
}
