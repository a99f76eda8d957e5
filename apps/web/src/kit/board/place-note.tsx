import { inPlace } from '../basics/in-place.tsx';
import style from './place-note.module.css';

interface Props {
  readonly name: string;
  /** What kind of place it is. */
  readonly kind?: string;
  /** Who is there, what lies there; what there is nothing to say about is left out. */
  readonly lines: readonly string[];
  /** Where it leads, and what else is good to know. */
  readonly aside?: string;
}

/** All about a place, beside it. */
export function PlaceNote({ name, kind = '', lines, aside = '' }: Props) {
  return (
    <div className={style['about']}>
      <strong>{name}</strong>
      {kind === '' ? null : <small>{kind}</small>}
      {inPlace(
        lines.filter((line) => line !== ''),
        (line) => (
          <span>{line}</span>
        ),
      )}
      {aside === '' ? null : <small>{aside}</small>}
    </div>
  );
}
