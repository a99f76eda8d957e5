import { BookCover, Portrait } from './art/pictures.tsx';
import style from './last-picture.module.css';
import { isTraitor, useView } from './view.ts';

/** Who was in the house, the dead among them, before the book of the side that won. */
export function LastPicture() {
  const view = useView();
  const { explorers, result } = view;
  return (
    <div className={style['last']}>
      <div className={style['book']}>
        <BookCover side={result?.side === 'traitor' ? 'traitor' : 'heroes'} />
      </div>
      <div className={style['people']}>
        {explorers.map(({ id, dead }, seat) => (
          <Portrait key={id} id={id} dead={dead} traitor={isTraitor(view, seat)} />
        ))}
      </div>
    </div>
  );
}
