import type { Events } from '../../contract/events.ts';
import type { StoryPlace } from '../../contract/story.ts';
import { pause } from './pause.ts';
import { sound } from './sound.ts';
import { echoes, events as sorted } from './story/events.ts';
import { targetsOf } from './targets-of.ts';

export const events: Events = {
  pause: (event) => pause(event as never),
  sound: (event) => sound(event as never),
  at: targetsOf,
  place: ({ kind, details }) => (kind === 'phase' ? (details as unknown as StoryPlace) : null),
  weight: ({ kind }) => sorted.about(kind).weight,
  sign: ({ kind }) => sorted.about(kind).sign,
  echoes,
};
