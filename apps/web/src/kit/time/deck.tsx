import { type Beat, type Stretch, turnFrom } from './marks.ts';
import { Player } from './player.tsx';
import { TimeLine } from './time-line.tsx';
import type { Playback } from './use-playback.ts';

interface Props extends Playback {
  readonly at: number;
  readonly start: number;
  readonly end: number;
  readonly stretches: readonly Stretch[];
  readonly beats: readonly Beat[];
}

/** The keys of a player, and the time line that they move along. */
export function Deck({ at, start, end, stretches, beats, playing, toggle, go }: Props) {
  return (
    <>
      <Player
        playing={playing}
        toggle={toggle}
        atStart={at === start}
        atEnd={at === end}
        step={(by) => go(at + by)}
        turn={(by) => go(turnFrom(stretches, at, by, start, end))}
      />
      <TimeLine at={at} start={start} end={end} stretches={stretches} beats={beats} go={go} />
    </>
  );
}
