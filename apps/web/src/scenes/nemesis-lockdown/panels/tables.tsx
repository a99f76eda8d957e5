import { BoardOnTable } from '../board/board-on-table.tsx';
import { Bag } from './bag.tsx';
import { HandOfCards } from './hand-of-cards.tsx';
import { Others } from './others.tsx';
import { OwnBoard } from './own-board.tsx';
import { Secrets } from './secrets.tsx';
import style from './table.module.css';
import { TimeTrack } from './time-track.tsx';
import { WaysOut } from './ways-out.tsx';

/** The track above, the base in the middle, others at its side, the own board and the hand below. */
export function WideTable() {
  return (
    <div className={style['wide']}>
      <TimeTrack />
      <div className={style['middle']}>
        <div className={style['screen']} data-screen>
          <BoardOnTable />
        </div>
        <aside className={style['aside']}>
          <Others />
        </aside>
      </div>
      <div className={style['front']}>
        <OwnBoard />
        <HandOfCards />
        <div className={style['aside']}>
          <Bag />
          <WaysOut />
          <Secrets />
        </div>
      </div>
    </div>
  );
}

/** One thumb: the track as one line, one sector, the hand; board, others and secrets are scrolled to below. */
export function PhoneTable() {
  return (
    <div className={style['phone']}>
      <TimeTrack />
      <div className={style['screen']} data-screen>
        <BoardOnTable />
      </div>
      <HandOfCards flat />
      <OwnBoard />
      <Others />
      <WaysOut />
      <Bag />
      <Secrets />
    </div>
  );
}
