import { Portrait } from './art/portraits.tsx';
import { Poster } from './art/poster.tsx';
import style from './last-picture.module.css';
import { useViewPart } from './view.ts';

/** Who is left in the picture, and a photograph of who is not. */
export function LastPicture() {
  const heroine = useViewPart((view) => view.heroine);
  const options = useViewPart((view) => view.options);
  const result = useViewPart((view) => view.result);
  const survived = result?.side === 'heroine';
  const her = <Portrait heroine={heroine.id} />;
  const him = <Poster killer={options.killer} location={options.location} />;
  return (
    <div className={style['last']} data-survived={survived || undefined}>
      <div className={style['big']}>{survived ? her : him}</div>
      <div className={style['small']}>{survived ? him : her}</div>
    </div>
  );
}
