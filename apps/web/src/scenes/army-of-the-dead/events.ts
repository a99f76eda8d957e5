import type { Events, Told } from '../../contract/events.ts';
import type { StoryPlace } from '../../contract/story.ts';
import { pause } from './pause.ts';
import { sound } from './sound.ts';
import { aboutEvent, echoes } from './story/events.ts';
import { targetsOf } from './targets-of.ts';

const PHASES: Readonly<Record<string, string>> = { round: 'players', 'zombie-phase': 'zombies' };

function place({ kind, details }: Told): StoryPlace | null {
  const phase = PHASES[kind];
  return phase === undefined ? null : { turn: (details as { round: number }).round, phase };
}

export const events: Events = {
  pause: (event) => pause(event as never),
  sound: (event) => sound(event as never),
  at: targetsOf,
  place,
  weight: ({ kind }) => aboutEvent(kind).weight,
  sign: ({ kind }) => aboutEvent(kind).sign,
  echoes,
};
