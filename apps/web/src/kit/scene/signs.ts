import type { ReactNode } from 'react';
import type { GlossaryEntry } from '../../contract/story.ts';
import type { Say } from '../../text/text.ts';

/** An entry for every sign that a game puts in the place of words, with its picture: `sign.noise` … */
export function signEntries<K extends string>(
  pictures: Readonly<Record<K, ReactNode>>,
  say: Say<'signs' | NoInfer<K> | `about-${NoInfer<K>}`>,
): GlossaryEntry[] {
  const ids = Object.keys(pictures) as K[]; // as the record is typed
  return ids.map((id) => ({
    id: `sign.${id}`,
    kind: say('signs'),
    name: say(id),
    text: say(`about-${id}`),
    sign: pictures[id],
  }));
}
