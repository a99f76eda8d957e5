import firecracker from 'virtual:icon/dynamite';
import seen from 'virtual:icon/footprint';
import health from 'virtual:icon/hearts';
import help from 'virtual:icon/helicopter';
import ransack from 'virtual:icon/magnifying-glass';
import notebook from 'virtual:icon/notebook';
import radio from 'virtual:icon/pocket-radio';
import decoy from 'virtual:icon/position-marker';
import fear from 'virtual:icon/screaming';
import defence from 'virtual:icon/shield';
import keys from 'virtual:icon/skeleton-key';
import strength from 'virtual:icon/skull-crossed-bones';
import noise from 'virtual:icon/sound-waves';
import body from 'virtual:icon/tombstone';
import trap from 'virtual:icon/wolf-trap';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { Icon } from '../../../kit/basics/icon.tsx';
import { signEntries } from '../../../kit/scene/signs.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { text } from './signs-text.ts';

const PICTURES = {
  keys: <Icon body={keys} />,
  radio: <Icon body={radio} />,
  help: <Icon body={help} />,
  ransack: <Icon body={ransack} />,
  noise: <Icon body={noise} />,
  health: <Icon body={health} />,
  fear: <Icon body={fear} />,
  strength: <Icon body={strength} />,
  defence: <Icon body={defence} />,
  trap: <Icon body={trap} />,
  body: <Icon body={body} />,
  seen: <Icon body={seen} />,
  decoy: <Icon body={decoy} />,
  firecracker: <Icon body={firecracker} />,
  notebook: <Icon body={notebook} />,
};

/** What stands in the place of words on the map, the cards and the panels. */
export function signs(language: Language): readonly GlossaryEntry[] {
  return signEntries(PICTURES, sayIn(text, language));
}
