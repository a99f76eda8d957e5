import { useSettings } from '../../settings/settings.ts';
import { useText } from '../../text/text.ts';
import { Dialog } from '../basics/dialog.tsx';
import style from './key-map.module.css';
import { text } from './text.ts';

const KEYS = ['1-9', 'u', 'h', 'b', 'l', 'r', 'i', 't', 'm', 'f', 'space', 'p', 'n', '?', 'tab'] as const;

/** Every shortcut, and what it does. */
export function KeyMap({ close }: { readonly close: () => void }) {
  const say = useText(text);
  const { keys } = useSettings();
  return (
    <Dialog title={say('title')} close={close}>
      {keys ? null : <p className={style['off']}>{say('off')}</p>}
      <dl className={style['keys']}>
        {KEYS.map((key) => (
          <div key={key}>
            <dt>
              <kbd>{key === 'space' ? say('key.space') : key === 'tab' ? 'Tab' : key.toUpperCase()}</kbd>
            </dt>
            <dd>{say(key)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
