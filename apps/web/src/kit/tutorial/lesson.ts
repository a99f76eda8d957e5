import type { Lesson, LessonStep } from '../../contract/lesson.ts';
import type { Language } from '../../settings/settings.ts';

/** What the coach says at one step; the last is for whoever tries something else. */
type Said = readonly [title: string, text: string, otherwise?: string];

/** As many words as in another language. */
type AlsoSaid<Words extends Said> = { readonly [Part in keyof Words]: string };

export interface Told<Steps> {
  readonly title: string;
  /** One sentence for the list of lessons. */
  readonly about: string;
  readonly steps: Steps;
}

export type LessonWords<Id extends string> = Readonly<Record<Language, Told<Readonly<Record<Id, Said>>>>>;

/** A lesson's words, step by step, in every language: what is said in one is said in the other. */
export function lessonWords<const Steps extends Readonly<Record<string, Said>>>(words: {
  readonly en: Told<Steps>;
  readonly pl: Told<{ readonly [Id in keyof NoInfer<Steps>]: AlsoSaid<Steps[Id]> }>;
}): LessonWords<keyof Steps & string> {
  const { en, pl } = words;
  return { en, pl };
}

/** What the coach points at and waits for at each step, in their order. */
type Script<Id extends string> = Readonly<Record<Id, Pick<LessonStep, 'points' | 'answers' | 'by'>>>;

/** A lesson is a table of steps, and words for each of them: a step without words, or words without a step, do not compile. */
export function lesson<Id extends string>(
  words: LessonWords<Id>,
  { steps, ...rest }: Omit<Lesson, 'title' | 'about' | 'steps'> & { readonly steps: Script<NoInfer<Id>> },
): Lesson {
  const { en, pl } = words;
  const ids = Object.keys(steps) as Id[]; // its own keys, in the order in which they are written
  return {
    ...rest,
    title: { en: en.title, pl: pl.title },
    about: { en: en.about, pl: pl.about },
    steps: ids.map((id) => ({ id, ...steps[id], ...said(en.steps[id], pl.steps[id]) })),
  };
}

function said(en: Said, pl: Said): Pick<LessonStep, 'title' | 'text' | 'otherwise'> {
  const [inEnglish, inPolish] = [en[2], pl[2]];
  return {
    title: { en: en[0], pl: pl[0] },
    text: { en: en[1], pl: pl[1] },
    ...(inEnglish === undefined || inPolish === undefined ? {} : { otherwise: { en: inEnglish, pl: inPolish } }),
  };
}
