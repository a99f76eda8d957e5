import { useStorageTrouble } from '../store/trouble.ts';
import { useText } from '../text/text.ts';
import style from './shelf.module.css';
import { text } from './text.ts';

/** Says when games cannot be kept. */
export function StorageNotice() {
  const trouble = useStorageTrouble();
  const say = useText(text);
  if (trouble === null) return null;
  return (
    <p role="alert" className={style['notice']}>
      {say(`storage-${trouble}`)}
    </p>
  );
}
