import type { ReactNode } from 'react';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { signEntries } from '../../../kit/scene/signs.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { Sign, type SignId } from '../art/pictures.tsx';
import { text } from './signs-text.ts';

function picture(id: SignId): ReactNode {
  return (
    <svg viewBox="-16 -16 32 32" aria-hidden="true">
      <Sign id={id} />
    </svg>
  );
}

const PICTURES: Readonly<Record<SignId, ReactNode>> = {
  event: picture('event'),
  item: picture('item'),
  omen: picture('omen'),
  might: picture('might'),
  speed: picture('speed'),
  knowledge: picture('knowledge'),
  sanity: picture('sanity'),
  traitor: picture('traitor'),
  skull: picture('skull'),
};

/** What stands in the place of words on rooms, cards and panels. */
export function signs(language: Language): readonly GlossaryEntry[] {
  return signEntries(PICTURES, sayIn(text, language));
}
