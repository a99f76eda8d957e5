import { SECTORS, type Sector } from '@dreadhouse/nemesis-lockdown';
import type { CSSProperties } from 'react';
import { useText } from '../../../text/text.ts';
import { useNames } from '../names.ts';
import { text } from '../panels/text.ts';
import { isDrafting, type View } from '../view.ts';
import { roomWith } from './figures.tsx';
import { sectorOf } from './plan.ts';
import style from './sector-tabs.module.css';
import { text as boardText } from './text.ts';

export type Shown = Sector | 'all';

interface Props {
  readonly view: View;
  readonly shown: Shown;
  readonly show: (shown: Shown) => void;
  readonly lit: ReadonlySet<Sector>;
}

/** One sector or the whole base, with its light, and who and what is in it. */
export function SectorTabs({ view, shown, show, lit }: Props) {
  const say = useText(text);
  const board = useText(boardText);
  const names = useNames();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={style['tabs']} role="group" aria-label={say('sectors')}>
      {SECTORS.map((sector) => {
        const people = view.people.filter(({ at }) => isIn(view, at, sector));
        const stalkers = view.stalkers.filter(({ at }) => sectorOf(at) === sector);
        const { on } = view.power[sector];
        const heard = [
          board(on ? 'lit' : 'dark'),
          ...people.map(({ id }) => names.name('character', id)),
          ...stalkers.map(({ type }) => names.name('stalker', type)),
          ...(lit.has(sector) ? [say('something-here')] : []),
        ];
        return (
          <button
            key={sector}
            type="button"
            aria-pressed={shown === sector}
            data-dark={!on || undefined}
            data-lit={(shown !== sector && lit.has(sector)) || undefined}
            onClick={() => show(sector)}
          >
            {sector}
            <span className="for-ears">, {heard.join(', ')}</span>
            <span className={style['who']} aria-hidden="true">
              {on ? '☀' : '☾'}
              {people.map(({ id }) => (
                <i key={id} style={{ '--tone': `var(--who-${id})` } as CSSProperties} />
              ))}
              {stalkers.map(({ id }) => (
                <i key={id} data-stalker />
              ))}
            </span>
          </button>
        );
      })}
      <button type="button" aria-pressed={shown === 'all'} onClick={() => show('all')}>
        {say('all')}
      </button>
    </div>
  );
}

function isIn(view: View, at: string | null, sector: Sector): boolean {
  const room = roomWith(view, at);
  return room !== null && !isDrafting(view) && sectorOf(room) === sector;
}
