import exit from 'virtual:icon/exit-door';
import pawn from 'virtual:icon/pawn';
import grave from 'virtual:icon/tombstone';
import { Icon } from '../../../kit/basics/icon.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { useText } from '../../../text/text.ts';
import style from './tape.module.css';
import { text } from './text.ts';
import { useView } from './use-view.ts';

/** What an old recorder writes over the picture, and the wear of the tape. Decoration: everything it says is said elsewhere. */
export function Tape() {
  const { turn, victims, saved, dead } = useView();
  const { past } = useTable();
  const say = useText(text);
  return (
    <div className={style['tape']} aria-hidden="true">
      <span className={style['corner']}>
        {past === null ? '▶' : '◀◀'} <span>{say('turn', { n: turn })}</span>
      </span>
      <span className={style['counter']}>
        <Icon body={pawn} /> {victims.length} <Icon body={exit} /> {saved} <Icon body={grave} /> {dead.length}
      </span>
    </div>
  );
}
