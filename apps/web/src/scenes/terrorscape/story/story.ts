import type { EventView } from '@dreadhouse/engine';
import type { Story, StoryPlace } from '../../../contract/story.ts';
import { echoes, events } from './events.ts';
import { recap } from './recap.ts';

type Told = Pick<EventView, 'kind' | 'details'>;

const PHASES: Readonly<Record<string, string>> = { round: 'survivors', 'killer-phase': 'killer' };

/** TS-PHASE-01: a round is a phase of the Survivors and a phase of the Killer. */
function place({ kind, details }: Told): StoryPlace | null {
  const phase = PHASES[kind];
  return phase === undefined ? null : { turn: Number(details['round']), phase };
}

export const story: Story = {
  inRounds: true,
  place,
  weight: ({ kind }) => events.about(kind).weight,
  sign: ({ kind }) => events.about(kind).sign,
  echoes,
  recap,
};
