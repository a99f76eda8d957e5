import type { VigilEvents } from '@dreadhouse/vigil';
import type { EventTable } from '../../contract/events.ts';
import { eventsIn } from '../../kit/log/events-in.ts';

const room = (told: { room: string }): readonly string[] => [told.room];

const EVENTS = {
  hour: {
    ...{ pause: 500, sign: 'time', weight: 'plain' },
    place: ({ hour }) => ({ turn: hour, phase: 'keepers' }),
  },
  went: { pause: 420, sign: 'move', weight: 'plain', sound: 'step', at: ({ from, to }) => [to, from] },
  relit: { pause: 420, sign: 'token', weight: 'plain', at: room },
  listened: { pause: 300, sign: 'reason', weight: 'plain' },
  'omen-heard': { pause: 800, sign: 'card', weight: 'important', at: ({ face }) => [face] },
  waited: { pause: 0, sign: 'time', weight: 'detail' },
  night: {
    ...{ pause: 0, sign: 'time', weight: 'detail' },
    place: ({ hour }) => ({ turn: hour, phase: 'night' }),
  },
  omen: { pause: 800, sign: 'card', weight: 'plain', sound: 'card', at: ({ face }) => [face] },
  'omens-shuffled': { pause: 0, sign: 'card', weight: 'detail' },
  sheltered: { pause: 500, sign: 'saved', weight: 'plain', sound: 'saved', at: room },
  'candle-out': { pause: 700, sign: 'horror', weight: 'plain', at: room },
  'dark-came-in': { pause: 900, sign: 'death', weight: 'important', at: room },
  dawn: { pause: 900, sign: 'end', weight: 'important' },
  'dark-stayed': { pause: 900, sign: 'end', weight: 'important' },
} satisfies EventTable<VigilEvents>;

export const events = eventsIn<VigilEvents>(EVENTS);
