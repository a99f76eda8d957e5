import { Jaws } from './art/jaws.tsx';
import { Portrait } from './art/person.tsx';
import style from './last-picture.module.css';
import { useView } from './view.ts';

/** What is still in there, and who came out; the dead are crossed out. */
export function LastPicture() {
  const { people } = useView();
  return (
    <div className={style['last']} data-screen>
      <svg viewBox="36 100 128 134" aria-hidden="true">
        <Jaws />
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
