import { teller, texts } from '@dreadhouse/betrayal';
import { namesOf } from '../../kit/scene/names.ts';

export const { namesIn, useNames } = namesOf(texts, (language) => teller(language, { explorers: null }));
