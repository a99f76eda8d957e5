import type { EventView } from '@dreadhouse/engine';
import type { Story, StoryPlace } from '../../../contract/story.ts';
import { aboutEvent, echoes } from './events.ts';
import { recap } from './recap.ts';

type Told = Pick<EventView, 'kind' | 'details'>;

const PHASES: Readonly<Record<string, string>> = { round: 'players', 'zombie-phase': 'zombies' };

/** AD-ROUND-01: a round is a phase of the players and a phase of the Zombies; what ends it is soon told. */
function place({ kind, details }: Told): StoryPlace | null {
  const phase = PHASES[kind];
  return phase === undefined ? null : { turn: Number(details['round']), phase };
}

export const story: Story = {
  inRounds: true,
  place,
  weight: ({ kind }) => aboutEvent(kind).weight,
  sign: ({ kind }) => aboutEvent(kind).sign,
  echoes,
  recap,
};
