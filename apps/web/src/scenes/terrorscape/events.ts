import type { Events, Told } from '../../contract/events.ts';
import type { StoryPlace } from '../../contract/story.ts';
import { pause } from './pause.ts';
import { sound } from './sound.ts';
import { echoes, events as sorted } from './story/events.ts';
import { targetsOf } from './targets-of.ts';

const PHASES: Readonly<Record<string, string>> = { round: 'survivors', 'killer-phase': 'killer' };

function place({ kind, details }: Told): StoryPlace | null {
  const phase = PHASES[kind];
  return phase === undefined ? null : { turn: Number(details['round']), phase };
}

export const events: Events = {
  pause: (event) => pause(event as never),
  sound: (event) => sound(event as never),
  at: targetsOf,
  place,
  weight: ({ kind }) => sorted.about(kind).weight,
  sign: ({ kind }) => sorted.about(kind).sign,
  echoes,
};
