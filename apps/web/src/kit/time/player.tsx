import fastBackward from 'virtual:icon/fast-backward-button';
import fastForward from 'virtual:icon/fast-forward-button';
import next from 'virtual:icon/next-button';
import pause from 'virtual:icon/pause-button';
import play from 'virtual:icon/play-button';
import previous from 'virtual:icon/previous-button';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import { useTablePart } from '../table/context.tsx';
import { text } from './text.ts';
import style from './time-travel.module.css';

interface Props {
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly step: (by: -1 | 1) => void;
  readonly turn: (by: -1 | 1) => void;
}

/** The keys of a video recorder. */
export function Player({ playing, toggle, atStart, atEnd, step, turn }: Props) {
  const say = useText(text);
  const inRounds = useTablePart(({ scene }) => scene.story.inRounds) === true;
  return (
    <div className={style['player']}>
      <Key
        icon={fastBackward}
        label={say(inRounds ? 'roundBefore' : 'turnBefore')}
        off={atStart}
        press={() => turn(-1)}
      />
      <Key icon={previous} label={say('before')} off={atStart} press={() => step(-1)} />
      <Key icon={playing ? pause : play} label={say(playing ? 'pause' : 'play')} off={false} press={toggle} />
      <Key icon={next} label={say('after')} off={atEnd} press={() => step(1)} />
      <Key icon={fastForward} label={say(inRounds ? 'roundAfter' : 'turnAfter')} off={atEnd} press={() => turn(1)} />
    </div>
  );
}

interface KeyProps {
  readonly icon: string;
  readonly label: string;
  readonly off: boolean;
  readonly press: () => void;
}

function Key({ icon, label, off, press }: KeyProps) {
  return (
    // Not `disabled`: the focus would be lost when the end is reached.
    <button
      type="button"
      className={style['key']}
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => off || press()}
    >
      <Icon body={icon} size="1.25rem" />
    </button>
  );
}
