import type { ReactNode } from 'react';
import type { GlossaryEntry } from '../../../contract/story.ts';
import { Icon } from '../../../kit/basics/icon.tsx';
import { ToneMark } from '../../../kit/dice/dice.tsx';
import { signEntries } from '../../../kit/scene/signs.ts';
import { icon } from '../../../look/icon.ts';
import type { Language } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import { EFFECT_ICONS, type EffectSign } from '../cards/effect-icons.ts';
import { text } from './signs-text.ts';

const OF_EFFECTS = Object.fromEntries(
  Object.entries(EFFECT_ICONS).map(([id, body]) => [id, <Icon key={id} body={body} />]),
) as Record<EffectSign, ReactNode>; // one for each of them

const PICTURES = {
  ...OF_EFFECTS,
  hands: <Icon body={icon('hand')} />,
  success: <ToneMark tone="good" />,
  failure: <ToneMark tone="bad" />,
  breath: <Icon body={icon('lungs')} />,
  victims: <Icon body={icon('person')} />,
};

/** What stands in the place of words on cards and panels. */
export function signs(language: Language): readonly GlossaryEntry[] {
  return signEntries(PICTURES, sayIn(text, language));
}
