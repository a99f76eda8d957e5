import type { VigilView } from '@dreadhouse/vigil';
import { viewsOf } from '../../kit/scene/view.ts';

export const { viewOf } = viewsOf<VigilView>();
