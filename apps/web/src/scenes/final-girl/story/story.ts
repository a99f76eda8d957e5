import type { Story, StoryPlace } from '../../story.ts';
import { aboutEvent, echoes } from './events.ts';
import { recap } from './recap.ts';

export const story: Story = {
  // The rules tell every phase in this shape.
  place: ({ kind, details }) => (kind === 'phase' ? (details as unknown as StoryPlace) : null),
  weight: ({ kind }) => aboutEvent(kind).weight,
  sign: ({ kind }) => aboutEvent(kind).sign,
  echoes,
  recap,
};
