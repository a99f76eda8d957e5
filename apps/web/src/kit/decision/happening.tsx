import skipIcon from 'virtual:icon/fast-forward-button';
import pauseIcon from 'virtual:icon/pause-button';
import playIcon from 'virtual:icon/play-button';
import type { EventView } from '@dreadhouse/engine';
import { useText } from '../../text/text.ts';
import { Button } from '../basics/button.tsx';
import { Icon } from '../basics/icon.tsx';
import { useTable } from '../table/context.tsx';
import style from './decision-bar.module.css';
import { RuleLink } from './rule-link.tsx';
import { text } from './text.ts';

/** What is being shown just now, how much is still to come, and the way past it. */
export function Happening({ event }: { readonly event: EventView }) {
  const { words, progress, skip, paused, hold, next, waits } = useTable();
  const say = useText(text);
  return (
    <div className={style['happening']}>
      <p key={progress.shown} className={style['sentence']}>
        {words.event(event)} <RuleLink rule={event.rule} />
      </p>
      <div className={style['progress']}>
        <progress value={progress.shown} max={progress.of} aria-label={say('progress', { ...progress })} />
        <span aria-hidden="true">{say('progress', { ...progress })}</span>
        <Button
          aria-pressed={paused}
          aria-label={say('by-step')}
          title={say('by-step')}
          aria-keyshortcuts="P"
          onClick={() => hold(!paused)}
        >
          <Icon body={paused ? playIcon : pauseIcon} />
        </Button>
        {paused || waits ? (
          <Button look="main" onClick={next} aria-keyshortcuts={waits ? 'N Space' : 'N'} data-target="next-step">
            {say('next-step')}
          </Button>
        ) : null}
        <Button onClick={skip} title={say('skip-on')} {...(waits ? {} : { 'aria-keyshortcuts': 'Space' })}>
          <Icon body={skipIcon} /> {say('skip')}
        </Button>
      </div>
    </div>
  );
}
