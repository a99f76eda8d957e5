import { teller, texts } from '@dreadhouse/army-of-the-dead';
import { namesOf } from '../../kit/scene/names.ts';

export const { namesIn, useNames } = namesOf(texts, teller);
