import type { Spoken } from '@dreadhouse/engine';
import type { Words } from '../../contract/scene.ts';
import { useText } from '../../text/text.ts';
import { text } from './text.ts';

/** What a bot says of its answer, in a sentence or two: what became of a wish, and what the answer is for. */
export function useSaid(words: Words): (spoken: Spoken) => string {
  const say = useText(text);
  return ({ heard, reason }) => {
    const sentences = [
      heard === null ? null : say(`heard.${heard}`),
      reason.why === 'other' || reason.why === 'wait' ? null : words.mate(reason),
    ];
    return sentences.filter((one) => one !== null).join(' ');
  };
}
