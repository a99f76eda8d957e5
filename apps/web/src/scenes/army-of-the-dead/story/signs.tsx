import type { GlossaryEntry } from '../../../contract/story.ts';
import { Icon } from '../../../kit/basics/icon.tsx';
import { signEntries } from '../../../kit/scene/signs.ts';
import { icon } from '../../../look/icon.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { text } from './signs-text.ts';

const PICTURES = {
  heart: <Icon body={icon('hearts')} />,
  noise: <Icon body={icon('sound-waves')} />,
  sleepers: <Icon body={icon('night-sleep')} />,
  objective: <b>?</b>,
  danger: <Icon body={icon('lightning-trio')} />,
  spawn: <Icon body={icon('raise-zombie')} />,
  charge: <Icon body={icon('dynamite')} />,
  bag: <Icon body={icon('swap-bag')} />,
  crown: <Icon body={icon('crown')} />,
  mission: <Icon body={icon('treasure-map')} />,
  intent: <b>➤</b>,
};

/** What stands in the place of words on the map, the cards and the dashboards. */
export function signs(language: Language): readonly GlossaryEntry[] {
  return signEntries(PICTURES, sayIn(text, language));
}
