import { numbers } from '@dreadhouse/terrorscape';
import { Icon } from '../../../kit/basics/icon.tsx';
import { times } from '../../../kit/basics/in-place.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { useView } from '../view.ts';
import style from './panel.module.css';
import { text } from './text.ts';

const { KEYS_NEEDED, REPAIR_TOKENS, HELP_TRACK } = numbers;

/** The top of the screen: the key rack, the radio, the help track, and how long there is still something to find. */
export function Progress({ pairs = false }: { readonly pairs?: boolean }) {
  const { keys, repair, help, discovery } = useView();
  const say = useText(text);
  return (
    <section className={style['panel']} aria-label={say('open')}>
      <div className={style['progress']} data-pairs={pairs || undefined}>
        <Line
          target="keys"
          icon={icon('skeleton-key')}
          of={KEYS_NEEDED}
          n={keys}
          note={say(keys === undefined ? 'keys-hidden' : keys > KEYS_NEEDED ? 'keys-more' : 'keys-of', {
            n: keys ?? 0,
          })}
        />
        <Line
          target="radio"
          icon={icon('pocket-radio')}
          of={REPAIR_TOKENS}
          n={repair}
          note={say(repair === undefined ? 'radio-hidden' : 'radio-of', { n: repair ?? 0 })}
        />
        <Line
          target="help"
          icon={icon('helicopter')}
          of={HELP_TRACK}
          n={HELP_TRACK - (help ?? HELP_TRACK)}
          note={say(help === null ? 'help-none' : 'help-of', { n: help ?? 0 })}
        />
        <div data-target="discoveries">
          <Icon body={icon('magnifying-glass')} size="1.4rem" label={say('discoveries')} />
          <span className={style['pips']}>
            <b>{discovery}</b> {say('discoveries')}
          </span>
          <small>{say('discoveries-of', { n: discovery })}</small>
        </div>
      </div>
    </section>
  );
}

interface LineProps {
  readonly target: 'keys' | 'radio' | 'help';
  readonly icon: string;
  readonly of: number;
  /** Hidden from some. */
  readonly n: number | undefined;
  readonly note: string;
}

function Line({ target, icon, of, n = 0, note }: LineProps) {
  const say = useText(text);
  return (
    <div data-target={target}>
      <Icon body={icon} size="1.4rem" label={say(target)} />
      <span className={style['pips']} aria-hidden="true">
        {times(of, (place) => (
          <span data-full={place < n || undefined}>
            <Icon body={icon} size="1rem" />
          </span>
        ))}
      </span>
      <small>{note}</small>
    </div>
  );
}
