import { TYPES } from '@dreadhouse/nemesis-lockdown';
import { Portrait } from './art/person.tsx';
import { SILHOUETTES, StalkerFigure } from './art/stalker.tsx';
import style from './last-picture.module.css';
import { useView } from './view.ts';

/** The worst that is still in there, and who came out; the dead are crossed out. */
export function LastPicture() {
  const { people, stalkers } = useView();
  const worst = TYPES.find((type) => stalkers.some((one) => one.type === type)) ?? 'adult';
  const { width, height } = SILHOUETTES[worst];
  return (
    <div className={style['last']} data-screen>
      <svg viewBox={`${-width / 2 - 4} ${-height - 4} ${width + 8} ${height + 8}`} aria-hidden="true">
        <StalkerFigure type={worst} near />
      </svg>
      <div className={style['people']}>
        {people.map(({ id, fate }) => (
          <span key={id} data-dead={fate === 'dead' || undefined}>
            <Portrait id={id} />
          </span>
        ))}
      </div>
    </div>
  );
}
