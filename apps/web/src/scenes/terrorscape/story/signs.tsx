import type { GlossaryEntry } from '../../../contract/story.ts';
import { Icon } from '../../../kit/basics/icon.tsx';
import { signEntries } from '../../../kit/scene/signs.ts';
import { icon } from '../../../look/icon.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { text } from './signs-text.ts';

const PICTURES = {
  keys: <Icon body={icon('skeleton-key')} />,
  radio: <Icon body={icon('pocket-radio')} />,
  help: <Icon body={icon('helicopter')} />,
  ransack: <Icon body={icon('magnifying-glass')} />,
  noise: <Icon body={icon('sound-waves')} />,
  health: <Icon body={icon('hearts')} />,
  fear: <Icon body={icon('screaming')} />,
  strength: <Icon body={icon('skull-crossed-bones')} />,
  defence: <Icon body={icon('shield')} />,
  trap: <Icon body={icon('wolf-trap')} />,
  body: <Icon body={icon('tombstone')} />,
  seen: <Icon body={icon('footprint')} />,
  decoy: <Icon body={icon('position-marker')} />,
  firecracker: <Icon body={icon('dynamite')} />,
  notebook: <Icon body={icon('notebook')} />,
};

/** What stands in the place of words on the map, the cards and the panels. */
export function signs(language: Language): readonly GlossaryEntry[] {
  return signEntries(PICTURES, sayIn(text, language));
}
