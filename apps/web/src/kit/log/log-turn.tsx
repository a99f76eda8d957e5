import type { EventView } from '@dreadhouse/engine';
import { memo } from 'react';
import { useText } from '../../text/text.ts';
import type { LogFilter } from './filter-switch.tsx';
import { hasLines, type LogTurn, seenFrom } from './group.ts';
import style from './log.module.css';
import { LogPartView, type LogTools } from './log-part.tsx';
import { text } from './text.ts';

interface Props {
  readonly turn: LogTurn;
  readonly filter: LogFilter;
  /** The position that is looked at, if this turn was not over by then. */
  readonly past: number | null;
  /** The part that holds the first line ahead of that position. */
  readonly firstAhead: string | null;
  readonly open: EventView | null;
  readonly tools: LogTools;
}

/** One turn of the log. Redrawn only when something in it changes, so that a long log costs no more than its last turn. */
export const LogTurnView = memo(function LogTurnView({ turn, filter, past, firstAhead, open, tools }: Props) {
  const say = useText(text);
  const { inRounds = false } = tools.scene.story;
  const turnName = (n: number | null): string => {
    if (n === null) return say(inRounds ? 'setup-round' : 'setup');
    return say(inRounds ? 'round' : 'turn', { turn: n });
  };
  // A turn that has only begun, or in which nothing mattered.
  if (!hasLines(turn, filter)) return null;
  return (
    <section>
      <h3 className={style['turnTitle']}>{turnName(turn.turn)}</h3>
      {turn.parts.map((part) => (
        <LogPartView
          key={part.key}
          part={part}
          filter={filter}
          seen={seenFrom(part, past)}
          firstAhead={part.key === firstAhead}
          open={part.lines.some(({ event }) => event === open) ? open : null}
          tools={tools}
        />
      ))}
    </section>
  );
});
