import { carnivalItems, trapItems } from '../items/carnival.ts';
import type { Location } from '../types.ts';
import { carnivalEvents, notRealToken } from './carnival-events.ts';
import { golfCart } from './carnival-golf-cart.ts';
import { setups, spaces } from './carnival-map.ts';
import { placeTraps } from './carnival-piles.ts';
import { carnivalTerror } from './carnival-terror.ts';
import { trapTokens } from './carnival-traps.ts';

/** Carnival of Blood. */
export const carnival: Location = {
  id: 'carnival',
  film: 'carnival',
  spaces,
  setups,
  terror: carnivalTerror,
  events: carnivalEvents,
  tokens: [...trapTokens, notRealToken, golfCart],
  items: carnivalItems,
  // Rule 1: one trap in each pile, instead of FG-SETUP-11.
  pileItems: trapItems,
  memory: { rigged: false, stirred: [] },
  placeHidden: placeTraps,
};
