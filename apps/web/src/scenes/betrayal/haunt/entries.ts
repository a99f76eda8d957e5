import { hauntNumbered, texts } from '@dreadhouse/betrayal';
import { format } from '@dreadhouse/text';
import type { Language } from '../../../settings/settings.ts';
import { faceOf, type SeenHaunt, type View } from '../view.ts';

/** An entry of a book, as whoever may read it reads it. */
export interface Entry {
  readonly id: string;
  readonly kind: 'goal' | 'rule' | 'action' | 'monster';
  /** Empty where the text says it all. */
  readonly name: string;
  readonly text: string;
}

const KINDS = ['goal', 'rule', 'action', 'monster'] as const;

/** A haunt as it is printed for so many. */
export interface Printed {
  readonly number: number;
  readonly seats: number;
}

/** The words of one entry: only of such as stand in the viewer's own book. */
export function entryIn({ haunt, seats }: View, id: string, language: Language): Entry | null {
  return haunt?.book.includes(id) ? entryOf({ number: haunt.number, seats }, id, language) : null;
}

function entryOf(printed: Printed, id: string, language: Language): Entry | null {
  const [first, rest = ''] = id.split(':');
  const kind = KINDS.find((one) => one === first);
  if (kind === undefined) return null;
  const text = kind === 'action' ? 'text' : kind;
  return {
    ...{ id, kind },
    name:
      kind === 'action'
        ? printedText(printed, `action.${rest}`, language)
        : kind === 'monster'
          ? (texts[language][`name.monster.${rest}`] ?? '')
          : '',
    text: printedText(printed, `${text}.${rest}`, language),
  };
}

/** All that the viewer may read, goals first. */
export function bookOf({ haunt, seats }: View, language: Language): readonly Entry[] {
  return haunt === null ? [] : entriesOf({ number: haunt.number, seats }, haunt.book, language);
}

/** These entries of a book, goals first. */
export function entriesOf(printed: Printed, ids: readonly string[], language: Language): readonly Entry[] {
  const all = ids.flatMap((id) => entryOf(printed, id, language) ?? []);
  return KINDS.flatMap((kind) => all.filter((entry) => entry.kind === kind));
}

/** What a seat is after, as far as the view gives it. */
export function goalsIn(view: View, seat: number, language: Language): readonly string[] {
  const { haunt } = view;
  if (haunt === null) return [];
  const secret = hauntNumbered(haunt.number).role?.secret;
  const role = faceOf(haunt.roles[seat]);
  const dark = haunt.traitor === seat || (role !== null && role === secret);
  const own = entryIn(view, dark ? 'goal:traitor' : 'goal:heroes', language);
  return own === null ? [] : [own.text];
}

/** What a seat secretly is, if the viewer has been shown it. */
export function roleIn(haunt: SeenHaunt, seat: number, language: Language): string | null {
  const face = faceOf(haunt.roles[seat]);
  return face === null ? null : (texts[language][`name.role.${face}`] ?? face);
}

export const titleOfHaunt = (number: number, language: Language): string =>
  texts[language][`haunt.${number}.title`] ?? format(texts[language]['haunt.number'] ?? '', language, { n: number });

/** A text of the haunt that is being played. */
export function ofHaunt({ haunt, seats }: View, key: string, language: Language): string {
  return haunt === null ? '' : printedText({ number: haunt.number, seats }, key, language);
}

/** Introductions are for all ears (BH-SECRET-01). */
export function introsOf(printed: Printed, language: Language): readonly string[] {
  const sides = hauntNumbered(printed.number).type === 'traitor' ? ['heroes', 'traitor'] : ['all'];
  return sides.map((side) => introIn(printed, side, language)).filter((intro) => intro !== '');
}

export const introIn = (printed: Printed, side: string, language: Language): string =>
  printedText(printed, `intro.${side}`, language);

/** A text of a haunt, with its numbers for so many players. */
function printedText({ number, seats }: Printed, key: string, language: Language): string {
  const found = texts[language][`haunt.${number}.${key}`];
  if (found === undefined) return '';
  const numbers = Object.entries(hauntNumbered(number).numbers as Readonly<Record<string, readonly number[]>>);
  return format(found, language, Object.fromEntries(numbers.map(([name, per]) => [name, per[seats - 3] ?? 0])));
}
