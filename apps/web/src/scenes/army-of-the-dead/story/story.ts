import type { Story } from '../../../contract/story.ts';
import { recap } from './recap.ts';

export const story: Story = { inRounds: true, recap };
