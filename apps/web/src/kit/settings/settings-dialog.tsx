import type { ReactNode } from 'react';
import { changeSettings, type Settings, TEXT_SIZES, useSettings, VOLUMES } from '../../settings/settings.ts';
import { play } from '../../sound/player.ts';
import { useText } from '../../text/text.ts';
import { Dialog } from '../basics/dialog.tsx';
import { percent } from '../decision/percent.ts';
import { Choice } from './choice.tsx';
import { LANGUAGES } from './language-switch.tsx';
import style from './settings-dialog.module.css';
import { Switch } from './switch.tsx';
import { text } from './text.ts';

/** Everything that a person can set; it holds at once, at a table too. */
export function SettingsDialog({ close }: { readonly close: () => void }) {
  const say = useText(text);
  return (
    <Dialog title={say('title')} close={close}>
      <div className={style['groups']}>
        <Group title={say('language')}>
          <Choice of="language" bare label={say('language')} choices={LANGUAGES} />
        </Group>
        <Looks />
        <Pace />
        <Group title={say('hands')}>
          <OnOff of="sound" />
          <Volume />
          <OnOff of="confirm" />
          <OnOff of="keys" />
        </Group>
      </div>
    </Dialog>
  );
}

function Looks() {
  const say = useText(text);
  return (
    <Group title={say('looks')}>
      <Choice
        of="theme"
        label={say('theme')}
        choices={[
          ['system', say('system')],
          ['dark', say('dark')],
          ['light', say('light')],
        ]}
      />
      <Choice of="textSize" label={say('text-size')} choices={TEXT_SIZES.map((size) => [size, percent(size)])} />
      <OnOff of="calm" />
    </Group>
  );
}

/** Heard as soon as it is chosen. */
function Volume() {
  const { sound } = useSettings();
  const say = useText(text);
  if (!sound) return null;
  return (
    <Choice
      of="volume"
      label={say('volume')}
      choices={VOLUMES.map((volume) => [volume, percent(volume)])}
      onChosen={() => play('turn')}
    />
  );
}

function Pace() {
  const say = useText(text);
  return (
    <Group title={say('pace')}>
      <Choice
        of="reading"
        label={say('reading')}
        choices={[
          ['first', say('reading-first')],
          ['always', say('reading-always')],
          ['never', say('reading-never')],
        ]}
      />
      <Choice
        of="speed"
        label={say('speed')}
        choices={[
          [0.5, say('speed-slow')],
          [1, say('speed-easy')],
          [2, say('speed-brisk')],
          [4, say('speed-hasty')],
          [0, say('speed-none')],
        ]}
      />
      <Choice
        of="motion"
        label={say('motion')}
        choices={[
          ['system', say('system')],
          ['full', say('motion-full')],
          ['reduced', say('motion-reduced')],
        ]}
      />
    </Group>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={style['group']}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

type OnOffSetting = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

function OnOff({ of }: { readonly of: OnOffSetting }) {
  const say = useText(text);
  const { [of]: on } = useSettings();
  return (
    <Switch label={say(of)} note={say(`${of}-note`)} on={on} change={(value) => changeSettings({ [of]: value })} />
  );
}
