import settingsIcon from 'virtual:icon/cog';
import { useState } from 'react';
import { useText } from '../../text/text.ts';
import { Icon } from '../basics/icon.tsx';
import { LanguageSwitch } from '../settings/language-switch.tsx';
import { SettingsDialog } from '../settings/settings-dialog.tsx';
import { text } from '../settings/text.ts';
import style from './corner.module.css';

/** The corner of every page before the table: language and settings. */
export function Corner() {
  const say = useText(text);
  const [open, setOpen] = useState(false);
  return (
    <div className={style['corner']}>
      <LanguageSwitch />
      <button type="button" aria-label={say('open')} title={say('open')} onClick={() => setOpen(true)}>
        <Icon body={settingsIcon} size="1.5rem" />
      </button>
      {open ? <SettingsDialog close={() => setOpen(false)} /> : null}
    </div>
  );
}
