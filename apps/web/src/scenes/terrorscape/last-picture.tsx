import { KillerPlate } from './art/killer-plate.tsx';
import { SurvivorPortrait } from './art/portrait.tsx';
import style from './last-picture.module.css';
import { useView } from './view.ts';

/** Those who got away, or the one they did not get away from. */
export function LastPicture() {
  const { killer, survivors, result } = useView();
  const fled = result?.side === 'survivors';
  return (
    <div className={style['last']} data-fled={fled || undefined}>
      <div className={style['plate']}>
        <KillerPlate id={killer.id ?? 'murderer'} />
      </div>
      <div className={style['trio']}>
        {survivors.map(({ id, health }) => (
          <SurvivorPortrait key={id} id={id} lost={health === 0} />
        ))}
      </div>
    </div>
  );
}
