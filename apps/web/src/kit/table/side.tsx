import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../text/text.ts';
import { afterPaint } from '../basics/after-paint.ts';
import { DecisionBar } from '../decision/decision-bar.tsx';
import { EndScreen } from '../end/end-screen.tsx';
import { Log } from '../log/log.tsx';
import { LatestWord } from '../mates/latest-word.tsx';
import { Boundary } from './boundary.tsx';
import { AFrameLater, useTable, useTablePart } from './context.tsx';
import style from './side.module.css';
import { text } from './text.ts';
import { useFocusKept } from './use-focus-kept.ts';
import { useHiddenLog, useNarrow } from './use-narrow.ts';

/** The decision and what is known of the game: a column beside the board, or a sheet along the bottom of a phone. */
export function Side() {
  const say = useText(text);
  const narrow = useNarrow();
  const hiddenLog = useHiddenLog();
  const { Beside } = useTablePart((table) => table.parts);
  useFocusKept();
  if (narrow) return <Sheet />;
  return (
    <aside className={style['column']} aria-label={say('side')}>
      <div className={style['decision']}>
        <DecisionBar />
        <LatestWord />
        <EndScreen />
      </div>
      {Beside === undefined ? null : <Beside />}
      {hiddenLog ? null : (
        <section className={style['log']} id="log" tabIndex={-1} aria-label={say('log')}>
          <Boundary>
            <AFrameLater>
              <Log />
            </AFrameLater>
          </Boundary>
        </section>
      )}
    </aside>
  );
}

/** Low while the board is what matters; pulled up it lists every answer. */
function Sheet() {
  const say = useText(text);
  const { state } = useTable();
  const { position } = state.now;
  // Every answer lowers the sheet, so that what follows can be seen: with it, for a moment later it would move from under the next finger.
  const [openAt, setOpenAt] = useState<number | null>(null);
  const open = openAt === position;
  const sheet = useRef<HTMLElement>(null);
  const isCut = useIsCut(sheet, open);
  return (
    <aside
      ref={sheet}
      className={style['sheet']}
      aria-label={say('side')}
      data-open={open || undefined}
      data-target={open ? 'answers' : undefined}
    >
      <DecisionBar sheet={{ open, isCut, toggle: () => setOpenAt(open ? null : position) }} />
      <LatestWord />
      <EndScreen />
    </aside>
  );
}

/** Whether there is more in it than it shows: looked at once it has been painted, and again as long as it changes. */
function useIsCut(sheet: RefObject<HTMLElement | null>, open: boolean): boolean {
  const { moment } = useTable();
  const [isCut, setIsCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question may be longer
  useEffect(() => {
    if (open) return;
    return afterPaint(() => {
      const { current } = sheet;
      const notes = [...(current?.querySelectorAll('[data-note]') ?? [])];
      setIsCut(
        current !== null &&
          (current.scrollHeight > current.clientHeight + 1 || notes.some((one) => one.scrollWidth > one.clientWidth)),
      );
    });
  }, [sheet, open, moment]);
  return isCut;
}
