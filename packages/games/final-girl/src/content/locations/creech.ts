import { creechItems, creechItemTokens } from '../items/creech.ts';
import type { Location } from '../types.ts';
import { creechEvents, creechTokens } from './creech-events.ts';
import { setups, spaces } from './creech-map.ts';
import { creechLasting, creechTerror } from './creech-terror.ts';

/** Five floors of a haunted house. What is special about it is on its map. */
export const creech: Location = {
  id: 'creech',
  film: 'creech-manor',
  spaces,
  setups,
  terror: creechTerror,
  events: creechEvents,
  items: creechItems,
  tokens: [...creechTokens, ...creechItemTokens],
  lasting: creechLasting,
};
