import { useState } from 'react';
import { Dialog } from '../../../kit/basics/dialog.tsx';
import { Icon } from '../../../kit/basics/icon.tsx';
import { figureTone } from '../../../kit/basics/tone.ts';
import { Chip } from '../../../kit/phone/chip.tsx';
import chips from '../../../kit/phone/chips.module.css';
import { useHasAnswersAt } from '../../../kit/phone/use-has-answers-at.ts';
import { type TableContext, useTablePart } from '../../../kit/table/context.tsx';
import layout from '../../../kit/table/layout.module.css';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { notebookOf } from '../notebook/notebook.ts';
import { NotebookPanel } from '../notebook/notebook-panel.tsx';
import { useSide, useView, useViewPart } from '../view.ts';
import { BoardOnTable } from './board-on-table.tsx';
import { KillerHand } from './killer-hand.tsx';
import { KillerSheet } from './killer-sheet.tsx';
import { People } from './people.tsx';
import { Heard, Pinboard } from './pinboard.tsx';
import { Progress } from './progress.tsx';
import style from './table.module.css';
import { text } from './text.ts';

/** What opens, and under which title. */
const SHEETS = {
  people: { title: 'survivors', part: <People /> },
  killer: { title: 'killer', part: <KillerSheet /> },
  progress: { title: 'open', part: <Progress /> },
  notebook: { title: 'notebook', part: <NotebookPanel /> },
  pinboard: { title: 'pinboard', part: <Pinboard /> },
  hand: { title: 'hand', part: <KillerHand flat /> },
} as const;
type Sheet = keyof typeof SHEETS;

/** One thumb: the map large, everything else a chip that opens; the Killer's hand as a strip to swipe. */
export function PhoneTable() {
  const side = useSide();
  const say = useText(text);
  // Whoever looks back plays no card: the board has the screen.
  const isPast = useTablePart(({ past }) => past !== null);
  const [sheet, open] = useState<Sheet | null>(null);
  return (
    <div className={layout['phone']} data-side={side}>
      <Chips open={open} />
      {side === 'survivors' ? null : <Heard open={() => open('pinboard')} />}
      <BoardOnTable label={say('table')} />
      {side === 'killer' && !isPast ? <HandBelow open={() => open('hand')} /> : null}
      {sheet === null ? null : (
        <Dialog title={say(SHEETS[sheet].title)} close={() => open(null)}>
          <div className={layout['stack']}>{SHEETS[sheet].part}</div>
        </Dialog>
      )}
    </div>
  );
}

/** Rooms and doors are pointed at by their ids alone, all else by its kind first. */
function asksTheMapAlone({ moment }: TableContext): boolean {
  const options = moment.decision?.options ?? [];
  const targets = options.flatMap(({ at, blocked }) => (blocked === undefined ? (at ?? []) : []));
  return targets.some((target) => !target.includes(':')) && !targets.some((target) => target.startsWith('skill:'));
}

/** The strip to swipe; while a room or a door is asked for and no card, the map needs its place. */
function HandBelow({ open }: { readonly open: () => void }) {
  const hand = useViewPart((view) => view.killer.hand) ?? [];
  const isMapAsked = useTablePart(asksTheMapAlone);
  const say = useText(text);
  const names = useNames();
  if (!isMapAsked || hand.length === 0)
    return (
      <div className={style['strip']}>
        <KillerHand flat />
      </div>
    );
  const named = (id: string): string => {
    const n = hand.filter((one) => one === id).length;
    return n === 1 ? names.name('skill', id) : `${names.name('skill', id)} ${say('copies', { n })}`;
  };
  return (
    <button type="button" className={style['inWords']} onClick={open}>
      <b>{say('hand')}:</b> {[...new Set(hand)].map(named).join(', ')}
    </button>
  );
}

/** The whole state of the game in one line. */
function Chips({ open }: { readonly open: (sheet: Sheet) => void }) {
  const view = useView();
  const { survivors, killer, keys, repair, help: left } = view;
  const say = useText(text);
  const names = useNames();
  const lit = useHasAnswersAt('item', 'survivor');
  const about = survivors.map(
    ({ id, health, fear }) =>
      `${names.name('survivor', id)}: ${say('health', { n: health })}, ${say('fear', { n: fear })}`,
  );
  const progress = [
    `${say('keys')} ${keys ?? '?'}`,
    `${say('radio')} ${repair ?? '?'}`,
    left === null ? say('help-none') : say('help-of', { n: left }),
  ];
  return (
    <div className={`${chips['chips']} ${style['chips']}`}>
      <Chip target="people" lit={lit} spoken={`${say('survivors')}. ${about.join('. ')}`} open={() => open('people')}>
        {survivors.map(({ id, health, fear }) => (
          <span key={id} style={{ ...figureTone(id), display: 'contents' }}>
            <i className={style['initial']} data-bad={health < 2 || undefined}>
              {names.name('survivor', id).charAt(0)}
            </i>
            {fear === 0 ? null : (
              <small data-bad>
                <Icon body={icon('screaming')} />
                {fear}
              </small>
            )}
          </span>
        ))}
      </Chip>
      <Chip
        target="killer"
        spoken={`${say('killer')}. ${say('level-of', { level: killer.level })}. ${say('strength')} ${killer.strength}`}
        open={() => open('killer')}
      >
        <Count picture={icon('skull-crossed-bones')} n={killer.strength} />
      </Chip>
      <Chip target="keys radio help discoveries" spoken={progress.join(', ')} open={() => open('progress')}>
        <Count picture={icon('skeleton-key')} n={keys ?? '?'} />
        <Count picture={icon('pocket-radio')} n={repair ?? '?'} />
        {left === null ? null : <Count picture={icon('helicopter')} n={left} />}
      </Chip>
      {notebookOf(view) === null ? null : (
        <Chip target="notebook" spoken={say('notebook')} open={() => open('notebook')}>
          <Icon body={icon('notebook')} />
        </Chip>
      )}
      <Chip target="pinboard" spoken={say('pinboard')} open={() => open('pinboard')}>
        <Icon body={icon('pin')} />
      </Chip>
    </div>
  );
}

function Count({ picture, n }: { readonly picture: string; readonly n: number | string }) {
  return (
    <>
      <Icon body={picture} />
      <b>{n}</b>
    </>
  );
}
