import clock from 'virtual:icon/backward-time';
import bars from 'virtual:icon/hamburger-menu';
import book from 'virtual:icon/rule-book';
import scroll from 'virtual:icon/scroll-unfurled';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import { UndoButton } from '../decision/undo-button.tsx';
import { HintButton } from '../hint/hint.tsx';
import { MatesButton } from '../mates/mates.tsx';
import { Seats } from '../seats/seats.tsx';
import { useTable } from './context.tsx';
import type { Panel } from './shell.tsx';
import { text } from './text.ts';
import { ToolButton } from './tool-button.tsx';
import style from './top-bar.module.css';
import { useHiddenLog, useNarrow } from './use-narrow.ts';

interface Props {
  readonly panel: Panel | null;
  readonly open: (panel: Panel | null) => void;
  readonly travels: boolean;
  readonly travel: () => void;
}

/** Where in the game we are, who sits here, and the tools of the table. */
export function TopBar({ panel, open, travels, travel }: Props) {
  const { moment, guide, past, openRule, lookAt, parts } = useTable();
  const { Tools } = parts;
  const say = useText(text);
  const narrow = useNarrow();
  const hiddenLog = useHiddenLog();
  const toggleTime = (): void => {
    if (past !== null) lookAt(null);
    if (past === null || travels) travel();
  };
  return (
    <header className={style['bar']}>
      <ToolButton label={say('menu')} aria-haspopup="dialog" onClick={() => open('menu')}>
        <Icon body={bars} />
      </ToolButton>
      <h1 className={style['title']}>{narrow ? guide.phase(moment) : guide.title}</h1>
      <Seats />
      <nav className={style['tools']} aria-label={say('tools')}>
        {Tools === undefined ? null : <Tools />}
        <UndoButton />
        <HintButton />
        <MatesButton />
        {hiddenLog ? (
          <ToolButton label={say('log')} keys="L" aria-expanded={panel === 'log'} onClick={() => open('log')}>
            <Icon body={scroll} />
          </ToolButton>
        ) : null}
        <ToolButton label={say('time')} keys="T" aria-expanded={travels || past !== null} onClick={toggleTime}>
          <Icon body={clock} />
        </ToolButton>
        <ToolButton label={say('rules')} keys="R" onClick={() => openRule(moment.decision?.rule ?? '')}>
          <Icon body={book} />
        </ToolButton>
      </nav>
    </header>
  );
}
