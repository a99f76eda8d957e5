import type { EventView } from '@dreadhouse/engine';
import type { Events } from '../../contract/events.ts';
import type { StoryPlace } from '../../contract/story.ts';
import type { LogFilter } from './filter-switch.tsx';

/** Something that happened, and why it happened as it did. */
export interface LogLine {
  /** Its place in the whole log. */
  readonly key: number;
  readonly event: EventView;
  readonly reasons: readonly EventView[];
  readonly important: boolean;
}

/** One phase of one turn; before the first turn neither has a name. */
export interface LogPart {
  readonly key: string;
  readonly turn: number | null;
  readonly phase: string | null;
  /** The positions of its first and last event. */
  readonly from: number;
  readonly to: number;
  readonly lines: readonly LogLine[];
}

export interface LogTurn {
  readonly key: string;
  readonly turn: number | null;
  readonly parts: readonly LogPart[];
}

export type LogStory = Pick<Events, 'place' | 'weight' | 'echoes'>;

/**
 * The log by turn and phase. Parts that are as they were in `before` are the same objects again, so that a long log redraws only
 * where it has grown.
 */
export function groupLog(
  events: readonly EventView[],
  story: LogStory,
  before: readonly LogTurn[] = [],
  began: StoryPlace | null = null,
): readonly LogTurn[] {
  const known = new Map(before.flatMap(({ parts }) => parts.map((part) => [part.key, part])));
  const parts = split(events, story, began).map((part) => reused(known.get(part.key), part));
  return turnsOf(parts, before);
}

interface OpenPart {
  key: string;
  turn: number | null;
  phase: string | null;
  from: number;
  to: number;
  lines: LogLine[];
}

function split(events: readonly EventView[], story: LogStory, began: StoryPlace | null): LogPart[] {
  const parts: OpenPart[] = [];
  let reasons: EventView[] = [];
  let told = 0;
  const line = (event: EventView, important: boolean): void => {
    let part = parts.at(-1);
    if (part === undefined) {
      part = {
        key: 'start',
        turn: began?.turn ?? null,
        phase: began?.phase ?? null,
        from: event.position,
        to: event.position,
        lines: [],
      };
      parts.push(part);
    }
    part.lines.push({ key: told, event, reasons, important });
    told += 1;
    part.to = event.position;
    reasons = [];
  };
  /** Reasons that nothing came of stand for themselves. */
  const leftOver = (): void => {
    for (const event of reasons.splice(0)) line(event, false);
  };
  events.forEach((event, i) => {
    const place = story.place(event);
    const last = events[i - 1];
    if (last !== undefined && story.echoes(event, last)) return;
    const weight = story.weight(event);
    if (place !== null) {
      leftOver();
      const open = parts.at(-1);
      // A game that begins in the middle of a phase tells of it when it has begun already.
      if (open?.turn === place.turn && open.phase === place.phase) open.to = event.position;
      else parts.push({ key: `${i}`, ...place, from: event.position, to: event.position, lines: [] });
    } else if (weight === 'reason') reasons.push(event);
    else line(event, weight === 'important');
  });
  leftOver();
  return parts;
}

/** The part as it was, if nothing has been added to it or taken from it. */
function reused(before: LogPart | undefined, part: LogPart): LogPart {
  const same =
    before !== undefined &&
    before.lines.length === part.lines.length &&
    before.lines[0]?.event === part.lines[0]?.event &&
    before.lines.at(-1)?.event === part.lines.at(-1)?.event &&
    before.turn === part.turn &&
    before.phase === part.phase;
  return same ? before : part;
}

function turnsOf(parts: readonly LogPart[], before: readonly LogTurn[]): readonly LogTurn[] {
  const turns: { key: string; turn: number | null; parts: LogPart[] }[] = [];
  for (const part of parts) {
    const last = turns.at(-1);
    if (last !== undefined && last.turn === part.turn) last.parts.push(part);
    else turns.push({ key: part.key, turn: part.turn, parts: [part] });
  }
  return turns.map((turn, i) => {
    const old = before[i];
    const same = old?.parts.length === turn.parts.length && old.parts.every((part, n) => part === turn.parts[n]);
    return same ? old : turn;
  });
}

/** Only what one would tell a friend afterwards. */
export function importantOnly(part: LogPart): readonly LogLine[] {
  return part.lines.filter(({ important }) => important);
}

/** Whether there is a line to stand under the turn's heading. */
export function hasLines({ parts }: LogTurn, filter: LogFilter): boolean {
  return parts.some((part) => (filter === 'all' ? part.lines : importantOnly(part)).length > 0);
}

/** How a part stands to the position that is looked at: all of it in its past, all in its future, or in between. */
export function seenFrom(part: LogPart, past: number | null): 'before' | 'after' | number {
  if (past === null || part.to <= past) return 'before';
  return part.from > past ? 'after' : past;
}
