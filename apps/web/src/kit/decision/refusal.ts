import type { Applied } from '@dreadhouse/engine';
import type { Words } from '../../contract/scene.ts';
import type { Language } from '../../settings/settings.ts';
import { sayIn } from '../../text/text.ts';
import { text } from './text.ts';

/** Why an answer was not taken, in a sentence. */
export function refusalIn(language: Language, applied: Extract<Applied, { ok: false }>, words: Words): string {
  const say = sayIn(text, language);
  if (applied.why === 'blocked' && applied.reason !== undefined) return words.why(applied.reason);
  return say(applied.why === 'over' ? 'refused-over' : 'refused-late');
}
