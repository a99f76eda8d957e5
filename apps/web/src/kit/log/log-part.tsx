import type { EventView } from '@dreadhouse/engine';
import { memo } from 'react';
import type { Scene, Words } from '../../contract/scene.ts';
import type { Language } from '../../settings/settings.ts';
import { useText } from '../../text/text.ts';
import type { LogFilter } from './filter-switch.tsx';
import { importantOnly, type LogPart } from './group.ts';
import style from './log.module.css';
import { LogLineView } from './log-line.tsx';
import { text } from './text.ts';

/** What lines do and speak with; the same object as long as the table stays the same. */
export interface LogTools {
  readonly words: Words;
  readonly scene: Scene;
  readonly language: Language;
  readonly options: unknown;
  readonly point: (targets: readonly string[]) => void;
  readonly show: (targets: readonly string[]) => void;
  readonly visit: (position: number) => void;
  readonly openRule: (id: string) => void;
  readonly setOpen: (event: EventView | null) => void;
}

interface Props {
  readonly part: LogPart;
  readonly filter: LogFilter;
  /** How it stands to the moment that is looked at. */
  readonly seen: 'before' | 'after' | number;
  /** Nothing before it lies ahead of that moment. */
  readonly firstAhead: boolean;
  readonly open: EventView | null;
  readonly tools: LogTools;
}

/** One phase of the log. Redrawn only when something in it changes. */
export const LogPartView = memo(function LogPartView({ part, filter, seen, firstAhead, open, tools }: Props) {
  const say = useText(text);
  const lines = filter === 'all' ? part.lines : importantOnly(part);
  if (lines.length === 0) return null;
  const isAhead = ({ position }: EventView): boolean =>
    seen === 'after' || (typeof seen === 'number' && position > seen);
  const here = firstAhead ? lines.findIndex(({ event }) => isAhead(event)) : -1;
  return (
    <section className={style['part']}>
      {part.phase === null ? null : (
        <h4 className={style['phase']} data-phase={part.phase}>
          {tools.words.name(part.phase, ['phase'])}
        </h4>
      )}
      <ol className={style['lines']}>
        {lines.map((line, i) => (
          <LogLineView
            key={line.key}
            line={line}
            ahead={isAhead(line.event)}
            here={i === here ? say('here') : null}
            open={line.event === open}
            tools={tools}
          />
        ))}
      </ol>
    </section>
  );
});
