import type { Game } from '@dreadhouse/engine';
import { NERVE, OMENS, ROOM_IDS, ROOMS } from './content.ts';
import { imagine } from './imagine.ts';
import { opinions, score } from './opinions.ts';
import { checkOptions, sampleOptions, type VigilOptions } from './options.ts';
import { phases } from './phases.ts';
import { stateShape, type VigilState } from './state.ts';
import { ledger } from './text/rules.ts';
import { ownView, publicView } from './view.ts';

export { HOURS, MORTAL, ROOM_IDS, ROOMS, type RoomId } from './content.ts';
export type { VigilEvents } from './events.ts';
export type { VigilOptions } from './options.ts';
export { teller, texts } from './text/index.ts';
export type { VigilView } from './view.ts';

export const vigil: Game<VigilState, VigilOptions> = {
  id: 'vigil',
  version: '1',
  seats: { min: 1, max: 3 },
  content: { ROOMS, OMENS },
  ledger,
  options: checkOptions,
  sampleOptions,
  initial: ({ hours }, seats) => ({
    hours,
    hour: 0,
    keepers: Array.from({ length: seats }, () => ({ room: 'nave', nerve: NERVE })),
    lit: { nave: true, tower: true, crypt: true, porch: true },
    dark: 0,
    omens: OMENS.map((face, id) => ({ id, face, heardBy: [] })),
    spent: [],
    result: null,
  }),
  first: 'setup',
  phases,
  outcome: ({ result, keepers }) =>
    result === 'dawn' ? { side: 'keepers', winners: [...keepers.keys()] } : { side: 'dark', winners: [] },
  publicView,
  ownView,
  imagine,
  score,
  opinions,
  stateShape,
  components: ({ omens, spent }) => [...omens, ...spent].flatMap(({ id, face }) => [`omen ${id}`, face]),
  catalogue: [...ROOM_IDS.flatMap((room) => [`room:${room}`, `omen:${room}`]), 'omen:calm'],
};
