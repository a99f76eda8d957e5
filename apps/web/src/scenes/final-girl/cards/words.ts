import { texts } from '@dreadhouse/final-girl';
import { useMemo } from 'react';
import { useTablePart } from '../../../kit/table/context.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { sayIn } from '../../../text/text.ts';
import type { CardKind } from './card-ref.ts';
import type { NameOf, SayCards } from './effects.tsx';
import { text } from './text.ts';

/** What the cards of this match are called and what they say, in the language that is set. */
export interface CardWords {
  readonly say: SayCards;
  readonly name: NameOf;
  /** The text of something: `text.terror.ht01`, `text.killer.hans`; empty when it has none. */
  readonly printed: (kind: string, id: string) => string;
  readonly title: (kind: CardKind, id: string) => string;
}

export function useCardWords(): CardWords {
  const { language } = useSettings();
  const words = useTablePart((table) => table.words);
  return useMemo(() => {
    const name: NameOf = (id, kinds) => words.name(id, kinds);
    return {
      say: sayIn(text, language),
      name,
      printed: (kind, id) => texts[language][`text.${kind}.${id}`] ?? '',
      title: (kind, id) => name(id, [kind]),
    };
  }, [language, words]);
}
