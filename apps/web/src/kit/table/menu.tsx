import cog from 'virtual:icon/cog';
import door from 'virtual:icon/exit-door';
import keyboard from 'virtual:icon/keyboard';
import disk from 'virtual:icon/save';
import speaker from 'virtual:icon/speaker';
import speakerOff from 'virtual:icon/speaker-off';
import { goTo } from '../../route.ts';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { handOverTable } from '../../store/match-file.ts';
import { useText } from '../../text/text.ts';
import { Dialog } from '../basics/dialog.tsx';
import { Icon } from '../basics/icon.tsx';
import { useTablePart } from './context.tsx';
import style from './menu.module.css';
import type { Panel } from './shell.tsx';
import { text } from './text.ts';

/** What one rarely needs while playing. */
export function Menu({ open }: { readonly open: (panel: Panel | null) => void }) {
  const table = useTablePart(({ table }) => table);
  const isWhole = useTablePart(({ table }) => table.whole !== null);
  const { sound } = useSettings();
  const say = useText(text);
  return (
    <Dialog title={say('menu')} close={() => open(null)}>
      <ul className={style['menu']}>
        <Entry picture={cog} name={say('settings')} act={() => open('settings')} />
        <Entry
          picture={sound ? speaker : speakerOff}
          name={say(sound ? 'sound-on' : 'sound-off')}
          act={() => changeSettings({ sound: !sound })}
        />
        <Entry picture={keyboard} name={say('keys')} act={() => open('keys')} />
        {/* Under way, a match elsewhere is not here to be handed over. */}
        {isWhole ? <Entry picture={disk} name={say('file')} act={() => handOverTable(table)} /> : null}
        <Entry picture={door} name={say('shelf')} note={say('shelf-note')} act={() => goTo('')} />
      </ul>
    </Dialog>
  );
}

interface EntryProps {
  readonly picture: string;
  readonly name: string;
  readonly note?: string;
  readonly act: () => void;
}

function Entry({ picture, name, note, act }: EntryProps) {
  return (
    <li>
      <button type="button" onClick={act}>
        <Icon body={picture} size="1.5rem" />
        <span>
          {name}
          {note === undefined ? null : <small>{note}</small>}
        </span>
      </button>
    </li>
  );
}
