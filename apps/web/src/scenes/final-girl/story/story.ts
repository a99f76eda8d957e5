import type { Story, StoryPlace } from '../../../contract/story.ts';
import { echoes, events } from './events.ts';
import { recap } from './recap.ts';

export const story: Story = {
  // The rules tell every phase in this shape.
  place: ({ kind, details }) => (kind === 'phase' ? (details as unknown as StoryPlace) : null),
  weight: ({ kind }) => events.about(kind).weight,
  sign: ({ kind }) => events.about(kind).sign,
  echoes,
  recap,
};
