import { explorerDef, type Region } from '@dreadhouse/betrayal';
import type { CSSProperties } from 'react';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { useWide, type View } from '../view.ts';
import style from './house-board.module.css';
import { floorsOf, tilesIn } from './plan.ts';
import { text } from './text.ts';

export type Shown = Region | 'all';

interface Props {
  readonly view: View;
  readonly shown: Shown;
  readonly show: (shown: Shown) => void;
  readonly lit: ReadonlySet<Region>;
}

/** One floor or all of them, and who is on which: nobody loses sight of what is going on elsewhere. */
export function FloorTabs({ view, shown, show, lit }: Props) {
  const say = useText(text);
  const names = useNames();
  const wide = useWide();
  const floors = floorsOf(view.house);
  const tabs: readonly Shown[] = wide ? ['all', ...floors] : [...floors, 'all'];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={style['tabs']} role="group" aria-label={say('floors')}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          aria-pressed={shown === tab}
          data-lit={(tab !== 'all' && tab !== shown && shown !== 'all' && lit.has(tab)) || undefined}
          onClick={() => show(tab)}
        >
          {tab === 'all' ? say('all') : names.name('region', tab)}
          {tab === 'all' ? null : <Going view={view} region={tab} />}
          {tab !== 'all' && lit.has(tab) ? <span className="for-ears">, {say('something-here')}</span> : null}
        </button>
      ))}
    </div>
  );
}

/** Dots for explorers in their colours, diamonds for monsters. */
function Going({ view, region }: { readonly view: View; readonly region: Region }) {
  const say = useText(text);
  const names = useNames();
  const { explorers, monsters, house } = view;
  const here = explorers.filter(({ at, dead }) => !dead && house[at]?.region === region);
  const them = monsters.filter(({ at }) => house[at]?.region === region);
  const rooms = tilesIn(house).filter((id) => house[id]?.region === region).length;
  const heard = [
    say('rooms', { n: rooms }),
    ...here.map(({ id }) => names.name('explorer', id)),
    ...them.map(({ id }) => names.name('monster', id)),
  ];
  return (
    <>
      <span className="for-ears">, {heard.join(', ')}</span>
      <span className={style['who']} aria-hidden="true">
        <small>{rooms}</small>
        {here.map(({ id }) => (
          <i key={id} style={{ '--tone': `var(--seat-${explorerDef(id).colour})` } as CSSProperties} />
        ))}
        {them.map(({ id }) => (
          <i key={id} data-monster />
        ))}
      </span>
    </>
  );
}
