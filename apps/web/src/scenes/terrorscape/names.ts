import { texts } from '@dreadhouse/terrorscape';
import { namesOf } from '../../kit/scene/names.ts';

export const { namesIn, useNames } = namesOf(texts);
