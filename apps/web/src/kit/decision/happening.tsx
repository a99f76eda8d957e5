import skipIcon from 'virtual:icon/fast-forward-button';
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
  const { words, step, skip } = useTable();
  const say = useText(text);
  return (
    <div className={style['happening']}>
      <p key={step.shown} className={style['sentence']}>
        {words.event(event)} <RuleLink rule={event.rule} />
      </p>
      <div className={style['progress']}>
        <progress value={step.shown} max={step.of} aria-label={say('progress', { ...step })} />
        <span aria-hidden="true">{say('progress', { ...step })}</span>
        <Button onClick={skip} title={say('skip-all')} aria-keyshortcuts="Space Escape">
          <Icon body={skipIcon} /> {say('skip')}
        </Button>
      </div>
    </div>
  );
}
