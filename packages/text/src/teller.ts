import type { Decision, Details, EventView, OptionView, Reason } from '@dreadhouse/engine';
import { format } from './message.ts';

export type Language = 'en' | 'pl';
/** Key to message; `{placeholders}` are filled from the details of an option or event. */
export type Texts = Readonly<Record<string, string>>;

/** A message for everything in a game's map of events or questions: what is forgotten or misspelt does not compile. */
export type MessagesFor<P extends 'event' | 'ask', M> = { readonly [K in keyof M & string as `${P}.${K}`]: string };

const NOTHING = '–';

const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB'),
  pl: new Intl.ListFormat('pl'),
};

/**
 * How a sentence needs a name: of whom, to whom, whom, by whom, in whose company; of a place where one is, where one goes, and where one
 * comes from, each with the preposition that goes with it.
 */
export type Ending = 'Gen' | 'Dat' | 'Acc' | 'Ins' | 'With' | 'At' | 'To' | 'From';
/** A name in the forms that sentences need; in the others it stays as it is. */
export type Forms = Readonly<Partial<Record<Ending, string>>>;

/** `{itemAcc}` is `{item}`, inflected. */
const INFLECTED = /^(\w*[a-z])(Gen|Dat|Acc|Ins|With|At|To|From)$/;

/**
 * Puts questions, answers and events into words, in one language. Messages are found under `ask.<kind>`, `option.<kind>.<prefix>` or
 * `option.<prefix>`, `event.<kind>`, `why.<code>`; names under `name.<kind>.<id>`. A game extends it by what its own ids mean.
 */
export class Teller {
  protected readonly language: Language;
  protected readonly texts: Texts;
  /** Which kinds of names a placeholder can stand for. */
  readonly #kinds: Readonly<Record<string, readonly string[]>>;
  /** In which order a name is looked for where nothing says what kind it is. */
  readonly #any: readonly string[];

  constructor(
    language: Language,
    texts: Texts,
    kinds: Readonly<Record<string, readonly string[]>>,
    any: readonly string[],
  ) {
    this.language = language;
    this.texts = texts;
    this.#kinds = kinds;
    this.#any = any;
  }

  ask({ kind, about }: Pick<Decision, 'kind' | 'about'>): string {
    return capital(this.fill(`ask.${kind}`, about));
  }

  event({ kind, details }: Pick<EventView, 'kind' | 'details'>): string {
    return capital(this.fill(`event.${kind}`, details));
  }

  /** What speaks for an answer: what it is about in particular, where that is known and there are words for it. */
  hint({ why, about }: Reason): string {
    const key = `hint.${why}.of`;
    if (about !== undefined && this.texts[key] !== undefined) return capital(this.fill(key, about));
    return this.texts[`hint.${why}`] ?? why;
  }

  /** What a bot says of its own answer; without words of its own for it, what a hint would say. */
  mate(reason: Reason): string {
    const { why, about } = reason;
    const isParticular = about !== undefined && this.texts[`hint.${why}.of`] !== undefined;
    return (isParticular ? undefined : this.texts[`mate.${why}`]) ?? this.hint(reason);
  }

  /** What a bot can be told to do rather than anything else; null where there are no words for it. */
  lean(why: string): string | null {
    return this.texts[`lean.${why}`] ?? null;
  }

  why(code: string): string {
    return this.texts[`why.${code}`] ?? code;
  }

  /** An option by its question's text, by its own, or by what it points at. */
  option(kind: string, option: OptionView): string {
    const key = this.#optionKey(kind, option);
    return capital(key === undefined ? this.pointedAt(option) : this.fill(key, this.optionDetails(option)));
  }

  #optionKey(kind: string, option: OptionView): string | undefined {
    const [prefix = option.id] = option.id.split(':');
    return [`option.${kind}.${prefix}`, `option.${prefix}`].find((one) => this.texts[one] !== undefined);
  }

  /** What something is called: as one of these kinds, or wherever it belongs. */
  name(id: string, kinds: readonly string[] = []): string {
    const bare = this.bareId(id);
    for (const kind of [...kinds, ...this.#any]) {
      const text = this.texts[`name.${kind}.${bare}`];
      if (text !== undefined) return text;
    }
    return bare;
  }

  /** The id under which the name of a piece stands. */
  protected bareId(id: string): string {
    return id;
  }

  protected optionDetails(option: OptionView): Details {
    return option.details ?? {};
  }

  /** An option that has no message of its own. */
  protected pointedAt(option: OptionView): string {
    return this.name(option.id);
  }

  protected fill(key: string, details: Details = {}): string {
    const text = format(this.texts[key] ?? key, this.language, details, (hole, value) => {
      const [, bare, ending] = INFLECTED.exec(hole) ?? [];
      if (bare === undefined || !Object.hasOwn(details, bare)) return this.say(hole, value);
      return this.#inflected(bare, ending as Ending, details[bare]); // as the pattern has found it
    });
    return endedOnce(text.trim());
  }

  #inflected(hole: string, ending: Ending, value: unknown): string {
    if (Array.isArray(value)) {
      return this.#listed(
        value,
        value.map((one) => this.#inflected(hole, ending, one)),
      );
    }
    const forms = typeof value === 'string' ? this.formsOf(hole, value) : undefined;
    return forms?.[ending] ?? this.say(hole, value);
  }

  /** The forms of what stands in a placeholder, in languages that have such. */
  protected formsOf(_hole: string, _id: string): Forms | undefined {
    return undefined;
  }

  /** The words for one placeholder. */
  protected say(hole: string, value: unknown): string {
    if (value === null || value === undefined) return NOTHING;
    if (Array.isArray(value)) {
      return this.#listed(
        value,
        value.map((one) => this.say(hole, one)),
      );
    }
    if (typeof value !== 'string') return String(value).replace('-', '−');
    return hole === 'why' ? this.why(value) : this.name(value, this.#kinds[hole]);
  }

  /** Names as people list them, "Anna, Marco and Johnson"; numbers, such as those of dice, side by side. */
  #listed(values: readonly unknown[], words: readonly string[]): string {
    if (words.length === 0) return NOTHING;
    const areNames = values.every((one) => typeof one === 'string');
    return areNames ? LISTS[this.language].format(words) : words.join(', ');
  }
}

/** A name that ends like a sentence ("Who's There?") needs no full stop after it. */
function endedOnce(text: string): string {
  return text.replace(/(?<!\.)([.?!…][”"»]?)\.(?!\.)/g, '$1');
}

/** How a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
