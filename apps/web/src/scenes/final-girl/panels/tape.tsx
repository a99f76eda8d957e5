import { Icon } from '../../../kit/basics/icon.tsx';
import { useTable } from '../../../kit/table/context.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { useViewPart } from '../view.ts';
import style from './tape.module.css';
import { text } from './text.ts';

/** What an old recorder writes over the picture, and the wear of the tape. */
export function Tape() {
  const turn = useViewPart((view) => view.turn);
  const victims = useViewPart((view) => view.victims);
  const saved = useViewPart((view) => view.saved);
  const dead = useViewPart((view) => view.dead);
  const { past } = useTable();
  const say = useText(text);
  return (
    <div className={style['tape']}>
      <span className={style['corner']} aria-hidden="true">
        {past === null ? '▶' : '◀◀'} <span>{say('turn', { n: turn })}</span>
      </span>
      <span className={style['counter']}>
        <Count icon={icon('pawn')} told={say('count.left', { n: victims.length })} />
        <Count icon={icon('exit-door')} told={say('count.saved', { n: saved })} />
        <Count icon={icon('tombstone')} told={say('count.dead', { n: dead.length })} />
      </span>
    </div>
  );
}

function Count({ icon, told }: { readonly icon: string; readonly told: string }) {
  return (
    <span className={style['count']}>
      <Icon body={icon} /> {told}
    </span>
  );
}
