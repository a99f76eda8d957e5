import { type KeyboardEvent, useMemo } from 'react';
import { useText } from '../../text/text.ts';
import { useTable } from '../table/context.tsx';
import { beatsOf, stretchesOf, turnFrom } from './marks.ts';
import { PastBanner } from './past-banner.tsx';
import { Player } from './player.tsx';
import { text } from './text.ts';
import { TimeLine } from './time-line.tsx';
import style from './time-travel.module.css';
import { usePlayback } from './use-playback.ts';
import { useSeek } from './use-seek.ts';
import { useSteps } from './use-steps.ts';

/** Through the whole game and back to now: a time line, a player, and "what if?". */
export function TimeTravel() {
  const { table, scene, state, moment } = useTable();
  const say = useText(text);
  const steps = useSteps();
  const { first: start, last: end } = steps;
  const { at, seek } = useSeek(steps);
  const stretches = useMemo(
    () => stretchesOf(steps.byStep(state.now.events), scene.events, end),
    [state.now, scene, steps, end],
  );
  // A replay gives nothing away; who looks back at a game of their own knows what comes.
  const told = table.play === null ? moment.events : state.now.events;
  const beats = useMemo(() => beatsOf(steps.byStep(told), scene.events), [steps, told, scene]);
  const { playing, toggle, stop } = usePlayback(at, start, end, seek);
  const go = (step: number): void => {
    stop();
    seek(step);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // The slider knows its keys itself.
    if (step === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    go(at + step);
  };
  return (
    <section className={style['travel']} aria-label={say('title')} onKeyDown={onKeyDown}>
      <PastBanner at={at} stretches={stretches} playing={playing} back={() => go(end)} />
      <div className={style['deck']}>
        <Player
          playing={playing}
          toggle={toggle}
          atStart={at === start}
          atEnd={at === end}
          step={(by) => go(at + by)}
          turn={(by) => go(turnFrom(stretches, at, by, start, end))}
        />
        <TimeLine at={at} start={start} end={end} stretches={stretches} beats={beats} go={go} />
      </div>
    </section>
  );
}
