import { AFrameLater } from '../../../kit/table/context.tsx';
import layout from '../../../kit/table/layout.module.css';
import { Scrolling } from '../../../kit/table/scrolling.tsx';
import { useText } from '../../../text/text.ts';
import { notebookOf } from '../notebook/notebook.ts';
import { NotebookPanel } from '../notebook/notebook-panel.tsx';
import { useSide, useViewPart } from '../view.ts';
import { BoardOnTable } from './board-on-table.tsx';
import { KillerHand } from './killer-hand.tsx';
import { KillerSheet } from './killer-sheet.tsx';
import { People } from './people.tsx';
import { Pinboard } from './pinboard.tsx';
import { Progress } from './progress.tsx';
import style from './table.module.css';
import { text } from './text.ts';

/** The Killer's side of the screen: the hunt. What is open on the left, the map, below it the hand and the notebook. */
export function KillerWide() {
  const say = useText(text);
  const side = useSide();
  return (
    <div className={`${layout['wide']} ${style['wide']}`} data-side="killer">
      <Scrolling className={`${layout['column']} ${style['column']}`} label={say('hunter')}>
        {/* What a phase is decided by is seen without scrolling. */}
        <KillerSheet folded />
        <Progress pairs />
        <AFrameLater>
          <Pinboard />
        </AFrameLater>
        <People brief />
        {/* What is read at leisure follows a frame later. */}
        <AFrameLater>{side === 'killer' ? null : <NotebookPanel />}</AFrameLater>
      </Scrolling>
      <BoardOnTable label={say('table')} />
      {/* Whoever only watches sees the hunt from the open side, and has no cards. */}
      {side === 'killer' ? (
        <div className={style['hand']}>
          <KillerHand />
          <Scrolling className={style['part']} label={say('notebook-killer')}>
            <AFrameLater>
              <NotebookPanel />
            </AFrameLater>
          </Scrolling>
        </div>
      ) : null}
    </div>
  );
}

/** The Survivors' side: three sheets with their backpacks, the map with candles on it, and below what they all know. */
export function SurvivorsWide() {
  const noted = useViewPart((view) => notebookOf(view) !== null);
  const say = useText(text);
  return (
    <div className={`${layout['wide']} ${style['wide']}`} data-side="survivors">
      <Scrolling className={`${layout['column']} ${style['column']}`} label={say('screen')}>
        <People />
        {noted ? <KillerSheet folded /> : null}
      </Scrolling>
      <BoardOnTable label={say('table')} />
      <div className={style['shared']}>
        <Scrolling className={style['part']} label={say('progress')}>
          <Progress />
        </Scrolling>
        <Scrolling className={style['part']} label={say('known')}>
          <AFrameLater>
            <Pinboard />
          </AFrameLater>
        </Scrolling>
        <Scrolling className={style['part']} label={say('hunter')}>
          <AFrameLater>{noted ? <NotebookPanel /> : <KillerSheet />}</AFrameLater>
        </Scrolling>
      </div>
    </div>
  );
}
