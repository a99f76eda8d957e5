import { type RewardEffect, texts } from '@dreadhouse/final-girl';
import { format } from '@dreadhouse/text';
import { namesOf } from '../../kit/scene/names.ts';
import type { Language } from '../../settings/settings.ts';

export const { namesIn, useNames } = namesOf(texts);

export function rewardIn(language: Language, effect: RewardEffect): string {
  const say = (hole: string, value: unknown): string =>
    hole === 'card' ? namesIn(language).name('action', String(value)) : String(value).replace('-', '−');
  return format(texts[language][`reward.${effect.do}`] ?? effect.do, language, { ...effect }, say);
}
