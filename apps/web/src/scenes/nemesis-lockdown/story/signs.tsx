import type { ReactNode } from 'react';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { signEntries } from '../../../kit/scene/signs.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { type SignId, SignShape } from '../art/signs.tsx';
import { text } from './signs-text.ts';

function picture(id: SignId): ReactNode {
  return (
    <svg viewBox="-12 -12 24 24" aria-hidden="true">
      <SignShape id={id} />
    </svg>
  );
}

const PICTURES: Readonly<Record<SignId, ReactNode>> = {
  fire: picture('fire'),
  malfunction: picture('malfunction'),
  items: picture('items'),
  egg: picture('egg'),
  elevator: picture('elevator'),
  corpse: picture('corpse'),
  carcass: picture('carcass'),
  thing: picture('thing'),
  computer: picture('computer'),
  vent: picture('vent'),
};

/** What stands in the place of words in the rooms. */
export function signs(language: Language): readonly GlossaryEntry[] {
  return signEntries(PICTURES, sayIn(text, language));
}
