import { numbers } from '@dreadhouse/terrorscape';
import { Icon } from '../../../kit/basics/icon.tsx';
import { times } from '../../../kit/basics/in-place.tsx';
import { icon } from '../../../look/icon.ts';
import { useText } from '../../../text/text.ts';
import { useViewPart } from '../view.ts';
import style from './panel.module.css';
import { text } from './text.ts';

/** The top of the screen: the key rack, the radio, the help track, and how long there is still something to find. */
export function Progress({ pairs = false }: { readonly pairs?: boolean }) {
  const keys = useViewPart((view) => view.keys);
  const repair = useViewPart((view) => view.repair);
  const help = useViewPart((view) => view.help);
  const discovery = useViewPart((view) => view.discovery);
  const say = useText(text);
  return (
    <section className={style['panel']} aria-label={say('open')}>
      <div className={style['progress']} data-pairs={pairs || undefined}>
        <Line
          icon={icon('skeleton-key')}
          of={numbers.KEYS_NEEDED}
          n={keys ?? null}
          label={say('keys')}
          note={
            keys === undefined
              ? say('keys-hidden')
              : say(keys > numbers.KEYS_NEEDED ? 'keys-more' : 'keys-of', { n: keys })
          }
          target="keys"
        />
        <Line
          icon={icon('pocket-radio')}
          of={numbers.REPAIR_TOKENS}
          n={repair ?? null}
          label={say('radio')}
          note={repair === undefined ? say('radio-hidden') : say('radio-of', { n: repair })}
          target="radio"
        />
        <Line
          icon={icon('helicopter')}
          of={numbers.HELP_TRACK}
          n={help === null ? 0 : numbers.HELP_TRACK - help}
          label={say('help')}
          note={help === null ? say('help-none') : say('help-of', { n: help })}
          target="help"
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
  readonly icon: string;
  readonly of: number;
  readonly n: number | null;
  readonly label: string;
  readonly note: string;
  readonly target: string;
}

function Line({ icon, of, n, label, note, target }: LineProps) {
  return (
    <div data-target={target}>
      <Icon body={icon} size="1.4rem" label={label} />
      <span className={style['pips']} aria-hidden="true">
        {times(of, (place) => (
          <span data-full={(n !== null && place < n) || undefined}>
            <Icon body={icon} size="1rem" />
          </span>
        ))}
      </span>
      <small>{note}</small>
    </div>
  );
}
