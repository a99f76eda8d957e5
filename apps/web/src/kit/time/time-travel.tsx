import { type KeyboardEvent, useMemo } from 'react';
import { useText } from '../../text/text.ts';
import { useTable } from '../table/context.tsx';
import { Deck } from './deck.tsx';
import { beatsOf, stretchesOf } from './marks.ts';
import { PastBanner } from './past-banner.tsx';
import { text } from './text.ts';
import style from './time-travel.module.css';
import { usePlayback } from './use-playback.ts';
import { useSeek } from './use-seek.ts';
import { useStops } from './use-stops.ts';

/** Through the whole game and back to now: a time line, a player, and "what if?". */
export function TimeTravel() {
  const { table, scene, state, moment } = useTable();
  const say = useText(text);
  const stops = useStops();
  const { first: start, last: end } = stops;
  const { at, seek } = useSeek(stops);
  const stretches = useMemo(
    () => stretchesOf(stops.byStop(state.now.events), scene.events, end),
    [state.now, scene, stops, end],
  );
  // A replay gives nothing away; who looks back at a game of their own knows what comes.
  const known = table.play === null ? moment.events : state.now.events;
  const beats = useMemo(() => beatsOf(stops.byStop(known), scene.events), [stops, known, scene]);
  const playback = usePlayback(at, start, end, seek);
  const { playing, go } = playback;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // The slider knows its keys itself.
    if (by === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    go(at + by);
  };
  return (
    <section className={style['travel']} aria-label={say('title')} onKeyDown={onKeyDown}>
      <PastBanner at={at} stretches={stretches} playing={playing} back={() => go(end)} />
      <div className={style['deck']}>
        <Deck {...{ at, start, end, stretches, beats }} {...playback} />
      </div>
    </section>
  );
}
