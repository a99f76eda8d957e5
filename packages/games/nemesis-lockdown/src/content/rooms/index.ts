import type { Room } from '../definitions.ts';
import { ADDITIONAL } from './additional.ts';
import { BASIC } from './basic.ts';
import { SPECIAL_ROOMS } from './special.ts';

// What can be done in rooms. Evacuation Passages (NL-SPEC-EVAC-03) and the Contaminated Room (NL-ROOM-CONTAM-03) have no action.

export const ROOMS: readonly Room[] = [...BASIC, ...ADDITIONAL, ...SPECIAL_ROOMS];
