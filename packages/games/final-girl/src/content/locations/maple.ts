import { mapleItems, mapleItemTokens } from '../items/maple.ts';
import type { Location } from '../types.ts';
import { mapleEvents } from './maple-events.ts';
import { convince, OCCUPIED } from './maple-houses.ts';
import { MAPLE_SETUPS, MAPLE_SPACES } from './maple-map.ts';
import { mapleTerror } from './maple-terror.ts';

/** A quiet suburb; streets, four exits, and twelve houses whose doors do not open for everybody. */
export const maple: Location = {
  id: 'maple',
  film: 'maple-lane',
  spaces: MAPLE_SPACES,
  setups: MAPLE_SETUPS,
  terror: mapleTerror,
  events: mapleEvents,
  items: mapleItems,
  actionCards: [convince],
  tokens: [
    {
      id: 'barrier',
      forbidsSaving: (_g, me, _victim, space) => (space === me.token?.space ? 'barrier' : undefined),
    },
    { id: 'patrol_car' }, // driven by le01
    ...mapleItemTokens,
  ],
  ...OCCUPIED,
};
