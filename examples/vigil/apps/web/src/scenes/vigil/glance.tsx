import type { VigilOptions, VigilView } from '@dreadhouse/vigil';
import type { KeptGame } from '../../contract/kept-game.ts';
import type { Glance } from '../../contract/scene.ts';
import type { Language } from '../../settings/settings.ts';
import { sayIn } from '../../text/text.ts';
import { Picture } from './art/box.tsx';
import { text } from './text.ts';

export function glance({ options, look }: Pick<KeptGame, 'options' | 'look'>, language: Language): Glance {
  // Both were written by this game: its options when the match began, its view at the last answer.
  const { hours } = options as VigilOptions;
  const hour = (look as VigilView | undefined)?.hour ?? 0;
  const say = sayIn(text, language);
  return { title: say('title'), detail: say('phase', { hour, hours }), picture: <Picture /> };
}
