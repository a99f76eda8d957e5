import type { CSSProperties } from 'react';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import { signIcon } from '../log/signs.ts';
import { useTablePart } from '../table/context.tsx';
import { type Beat, type Stretch, stretchAt, turnStarts } from './marks.ts';
import { text } from './text.ts';
import style from './time-travel.module.css';

interface Props {
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly stretches: readonly Stretch[];
  readonly beats: readonly Beat[];
  readonly go: (position: number) => void;
}

/** The whole game on one line: turns as marks, phases as stretches, and a thumb that can be drawn along it. */
export function TimeLine({ at, start, end, stretches, beats, go }: Props) {
  const say = useText(text);
  const place = usePlaceName();
  const length = Math.max(end - start, 1);
  const share = (position: number): number => (position - start) / length;
  const spot = (from: number, to: number): CSSProperties => ({
    insetInlineStart: `${share(from) * 100}%`,
    inlineSize: `${((to - from) / length) * 100}%`,
  });
  const turns = turnStarts(stretches);
  const every = Math.ceil(turns.length / 12);
  const value = say('value', { place: place(stretchAt(stretches, at)), n: at - start, all: end - start });
  return (
    <div className={style['lineBox']}>
      <div className={style['rail']} aria-hidden="true">
        {stretches.map(({ phase, from, to }) => (
          <span key={from} className={style['stretch']} data-phase={phase} style={spot(from, to)} />
        ))}
        <span className={style['played']} style={spot(start, at)} />
        {turns.map(({ turn, from }, i) => (
          <span key={turn} className={style['mark']} style={spot(from, from)}>
            {i % every === 0 ? turn : ''}
          </span>
        ))}
        {beats.map(({ position, sign }) => (
          <span key={position} className={style['beat']} data-sign={sign} style={spot(position, position)}>
            <Icon body={signIcon(sign)} size="0.85rem" />
          </span>
        ))}
      </div>
      <input
        type="range"
        className={style['slider']}
        aria-label={say('slider')}
        aria-valuetext={value}
        min={start}
        max={Math.max(end, start + 1)}
        value={at}
        onChange={({ target }) => go(Number(target.value))}
      />
    </div>
  );
}

/** A phase of a turn in words. */
export function usePlaceName(): (stretch: Stretch | null) => string {
  const words = useTablePart((table) => table.words);
  const inRounds = useTablePart(({ scene }) => scene.story.inRounds);
  const say = useText(text);
  return (stretch) =>
    stretch === null
      ? say('setup')
      : say(inRounds === true ? 'placeInRound' : 'place', {
          turn: stretch.turn,
          phase: words.name(stretch.phase, ['phase']),
        });
}
