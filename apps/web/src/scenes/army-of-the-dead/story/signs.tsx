import crown from 'virtual:icon/crown';
import dynamite from 'virtual:icon/dynamite';
import heart from 'virtual:icon/hearts';
import danger from 'virtual:icon/lightning-trio';
import sleepy from 'virtual:icon/night-sleep';
import spawn from 'virtual:icon/raise-zombie';
import noise from 'virtual:icon/sound-waves';
import bag from 'virtual:icon/swap-bag';
import mission from 'virtual:icon/treasure-map';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { Icon } from '../../../kit/basics/icon.tsx';
import { signEntries } from '../../../kit/scene/signs.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { text } from './signs-text.ts';

const PICTURES = {
  heart: <Icon body={heart} />,
  noise: <Icon body={noise} />,
  sleepers: <Icon body={sleepy} />,
  objective: <b>?</b>,
  danger: <Icon body={danger} />,
  spawn: <Icon body={spawn} />,
  charge: <Icon body={dynamite} />,
  bag: <Icon body={bag} />,
  crown: <Icon body={crown} />,
  mission: <Icon body={mission} />,
  intent: <b>➤</b>,
};

/** What stands in the place of words on the map, the cards and the dashboards. */
export function signs(language: Language): readonly GlossaryEntry[] {
  return signEntries(PICTURES, sayIn(text, language));
}
