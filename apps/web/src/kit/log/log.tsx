import type { EventView } from '@dreadhouse/engine';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { StoryPlace } from '../../contract/story.ts';
import { useText } from '../../text/text.ts';
import { useSoon } from '../basics/use-soon.ts';
import { useTable, useTablePart } from '../table/context.tsx';
import { FilterSwitch, type LogFilter } from './filter-switch.tsx';
import { groupLog, hasLines, type LogStory, type LogTurn, seenFrom } from './group.ts';
import style from './log.module.css';
import type { LogTools } from './log-part.tsx';
import { LogTurnView } from './log-turn.tsx';
import { moveFocus } from './move-focus.ts';
import { text } from './text.ts';
import { useStuckToBottom } from './use-stuck-to-bottom.ts';

interface Props {
  /** Called when a line wants the board to be seen: a sheet that covers it can close. */
  readonly onShow?: () => void;
  /** On a sheet that has its own title and no height of its own. */
  readonly onSheet?: boolean;
}

/** What happened, in sentences, by turn and phase. */
export function Log({ onShow, onSheet = false }: Props) {
  const { table, scene, past } = useTable();
  const say = useText(text);
  const [filter, setFilter] = useState<LogFilter>('all');
  const [open, setOpen] = useState<EventView | null>(null);
  const events = useShownEvents();
  const turns = useGroups(events, scene.events, useBeginning());
  const ahead = turns.flatMap(({ parts }) => parts).find((part) => seenFrom(part, past) !== 'before');
  const { scroller, content, news, toNewest, onScroll } = useStuckToBottom(
    events.length,
    turns.length,
    table.play === null ? null : past,
  );
  const tools = useLogTools(setOpen, onShow);
  const goOn = (): void => {
    setOpen(null); // or it would be held at the line that was open
    toNewest();
  };
  return (
    <section className={style['log']} data-on-sheet={onSheet || undefined} aria-label={say('title')}>
      <header className={style['header']}>
        {onSheet ? null : <h2 className={style['title']}>{say('title')}</h2>}
        <FilterSwitch filter={filter} choose={setFilter} />
      </header>
      {/* biome-ignore-start lint/a11y: what scrolls must be reachable by keyboard, and its lines are buttons */}
      <div
        ref={scroller}
        className={style['scroller']}
        role="group"
        aria-label={say('lines')}
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={moveFocus}
      >
        {/* biome-ignore-end lint/a11y: see above */}
        <div ref={content}>
          {turns.some((turn) => hasLines(turn, filter)) ? null : (
            <p className={style['nothing']}>{say(filter === 'all' ? 'nothing' : 'quiet')}</p>
          )}
          {turns.map((turn) => (
            <LogTurnView
              key={turn.key}
              turn={turn}
              filter={filter}
              past={isOverBy(turn, past) ? null : past}
              firstAhead={ahead !== undefined && turn.parts.includes(ahead) ? ahead.key : null}
              open={holds(turn, open) ? open : null}
              tools={tools}
            />
          ))}
        </div>
      </div>
      {news === null ? null : (
        <button type="button" className={style['newest']} onClick={goOn} data-target="newest">
          {news > 0 ? say('news', { n: news }) : say('newest')} ↓
        </button>
      )}
    </section>
  );
}

function isOverBy({ parts }: LogTurn, past: number | null): boolean {
  return parts.every((part) => seenFrom(part, past) === 'before');
}

function holds({ parts }: LogTurn, open: EventView | null): boolean {
  return open !== null && parts.some(({ lines }) => lines.some(({ event }) => event === open));
}

/** What has been shown so far: the log does not run ahead of the board. */
function useShownEvents(): readonly EventView[] {
  const { table, state, moment, event, past } = useTable();
  return useMemo(() => {
    // Who looks back at a game of their own knows what comes; a replay gives nothing away.
    if (past !== null) return table.play === null ? moment.events : state.now.events;
    const shown = event === null ? -1 : state.now.events.indexOf(event);
    return shown < 0 ? moment.events : state.now.events.slice(0, shown + 1);
  }, [table, state.now, moment.events, event, past]);
}

/** Where the match began: nobody tells of the round in which a lesson begins. */
function useBeginning(): StoryPlace | null {
  const history = useTablePart(({ table }) => table.history);
  const story = useTablePart(({ scene }) => scene.story);
  return useMemo(() => story.placeOf?.(history.at(history.start).view) ?? null, [history, story]);
}

function useGroups(events: readonly EventView[], story: LogStory, began: StoryPlace | null): readonly LogTurn[] {
  const before = useRef<readonly LogTurn[]>([]);
  const turns = useMemo(() => {
    before.current = groupLog(events, story, before.current, began);
    return before.current;
  }, [events, story, began]);
  // The end of a long log is there at once; what is far up follows when there is time.
  return useSoon(turns, turns.slice(-SOON));
}

const SOON = 3;

function useLogTools(setOpen: (event: EventView | null) => void, onShow: (() => void) | undefined): LogTools {
  const words = useTablePart((table) => table.words);
  const scene = useTablePart((table) => table.scene);
  const language = useTablePart((table) => table.language);
  const options = useTablePart(({ table }) => table.options);
  const point = useTablePart((table) => table.point);
  const lookAt = useTablePart((table) => table.lookAt);
  const openRule = useTablePart((table) => table.openRule);
  const show = useCallback(
    (targets: readonly string[]) => {
      point(targets);
      onShow?.();
    },
    [point, onShow],
  );
  const visit = useCallback(
    (position: number) => {
      lookAt(position);
      onShow?.();
    },
    [lookAt, onShow],
  );
  return useMemo(
    () => ({ words, scene, language, options, point, show, visit, openRule, setOpen }),
    [words, scene, language, options, point, show, visit, openRule, setOpen],
  );
}
